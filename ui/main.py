"""Where the browser's Python begins (a placeholder until the screens are here)."""

import json
from typing import Any

from pyscript import document, window


def answer(act: str) -> None:
    """Say in the stage region that a press came through."""
    stage = document.querySelector('[data-region="stage"]')
    stage.setAttribute("data-answered", act)


def start() -> None:
    """Answer early presses, listen for later ones, and say that the table answers."""

    def pressed(event: Any) -> None:
        button = event.target.closest("[data-act]")
        if button:
            answer(button.getAttribute("data-act"))

    document.addEventListener("click", pressed)
    for press in json.loads(window.rowdy.take()):
        answer(press["act"])
    document.documentElement.setAttribute("data-ready", "true")
