"""The page itself: writes regions that changed, keeps focus and scroll; the only module that touches the DOM."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from ui.model import KeyPress, Message

ASIDE = ("bar", "table", "log")
"""What cannot be reached while the panel is open."""
DOUBLE, REACH = 400.0, 24.0
"""Two taps within so many ms and px are a double tap."""
GLIDE = 250.0
"""Milliseconds of a card's way from the hand to the table, at the pace of 1."""
GLIDES = re.compile(r'data-glide="([^"]+)"')
STOP = 'button:not([tabindex="-1"]), input, select, textarea'
STOPS = {"panel": f".buttons button, {STOP}", "log": '[tabindex="0"]', "stage": STOP.removesuffix(", textarea")}
"""What the focus goes to first in a region: a dialog's answer, not its cross; the list of the log; no field that
would bring a phone's keyboard up unasked."""


class Page:
    """The regions of index.html, with what was painted last."""

    def __init__(self, painted: Mapping[str, str]) -> None:
        """`painted` is what the built page holds already."""
        self._painted = dict(painted)
        self._looks: dict[str, str] = {}
        self._places = {
            place.getAttribute("data-region"): place for place in document.querySelectorAll("[data-region]")
        }
        self._stale: set[str] = set()
        """Regions that were not written because somebody was writing in them."""
        self._before_panel = ""
        self._left_at = 0.0
        """Where the page was scrolled to when the rules were laid over it."""
        self._pressed = (-DOUBLE, 0.0, 0.0)
        """When, in ms, and where the last tap was that was no second one."""
        self._roll: float | None = None
        """Where the log is scrolled to; None: at its end."""
        self._rolling = False
        self._roll_again = create_proxy(self._scroll_log)
        self._root = document.documentElement

    def paint(self, regions: Mapping[str, str], looks: Mapping[str, str], typed: bool = False) -> None:
        """Write what changed. `typed`: the region of the focus shows the change already, in its field."""
        read, reads = bool(self._looks.get("data-reading")), bool(looks.get("data-reading"))
        other_screen = self._looks.get("data-screen") not in {None, looks["data-screen"]}
        changed = [
            name for name, text in regions.items() if name in self._stale or self._painted.get(name, "") != text
        ]
        panel = regions.get("panel", "")
        opened = bool(panel) and not self._painted.get("panel")
        closed = not panel and bool(self._painted.get("panel"))
        hand = self._painted.get("hand", "")
        self._painted.update(regions)
        for name, value in looks.items():
            if self._looks.get(name) != value:
                self._looks[name] = value
                if value:
                    self._root.setAttribute(name, value)
                else:
                    self._root.removeAttribute(name)
        zone, key = self._focus()
        if typed:
            self._stale |= {zone} & set(changed)
            changed = [name for name in changed if name != zone]
        self._stale -= set(changed)
        if not changed:
            return
        if reads and not read:
            self._left_at = float(window.scrollY)
        self._note_roll("log" in changed)
        if opened:
            self._before_panel = key
        lifted = self._lift(leaving(hand, regions)) if {"hand", "stage"} <= set(changed) else {}
        for name in changed:
            window.rowdy.patch(self._places[name], regions[name])
        self._glide(lifted)
        if other_screen:
            self.top()
        elif reads != read:
            window.scrollTo(0, 0 if reads else self._left_at)
        if opened or closed:
            self._set_aside(opened)
        if opened:
            self._enter("panel")
        elif closed:
            self.focus(self._before_panel)
        elif zone in changed and key:
            self._refocus(zone, key)
        if (zone and not self._focus()[0]) or self._waits():
            self._enter(zone)

    def _lift(self, names: list[str]) -> dict[str, Any]:
        """Where these cards of the hand lie before they leave it; nothing where nothing may move."""
        if not names or self._pace() <= 0:
            return {}
        found = {name: self._places["hand"].querySelector(f'[data-glide="{name}"]') for name in names}
        return {name: card.getBoundingClientRect() for name, card in found.items() if card}

    def _glide(self, lifted: Mapping[str, Any]) -> None:
        """Let cards that lie on the table by now come from where they were: it delays nothing, a press ends it."""
        for name, was in lifted.items():
            card = self._places["stage"].querySelector(f'[data-glide="{name}"]')
            now = card.getBoundingClientRect() if card else None
            if not now or not now.width:
                continue
            way = f"translate({was.left - now.left}px, {was.top - now.top}px) scale({was.width / now.width})"
            steps = [{"transform": at, "transformOrigin": "0 0", "opacity": "1"} for at in (way, "none")]
            options = {"duration": GLIDE * self._pace(), "easing": "ease-out"}
            card.animate(*window.JSON.parse(json.dumps([steps, options])))

    def _pace(self) -> float:
        """How long motion takes: 0 not at all, 1 as meant; 0 for whoever wants less of it."""
        return float(str(window.getComputedStyle(self._root).getPropertyValue("--pace")) or 0)

    def _note_roll(self, changes: bool) -> None:
        """Before the log is written anew: where it is scrolled to; it is scrolled again with the next frame.

        Read before and set after all writing, because either makes the browser lay out the page at once.
        """
        if not changes or self._rolling:
            return
        roll = self._places["log"].querySelector("[data-scroll]")
        if not roll:
            self._rolling = True  # it comes back to where it was
            window.requestAnimationFrame(self._roll_again)
            return
        at_end = roll.scrollTop + roll.clientHeight >= roll.scrollHeight - 8
        self._roll = None if at_end else float(roll.scrollTop)
        self._rolling = True
        window.requestAnimationFrame(self._roll_again)

    def _scroll_log(self, _time: float) -> None:
        self._rolling = False
        roll = self._places["log"].querySelector("[data-scroll]")
        if roll:
            roll.scrollTop = roll.scrollHeight if self._roll is None else self._roll

    def _focus(self) -> tuple[str, str]:
        """Region and data-key of what has the focus."""
        active = document.activeElement
        if not active:
            return "", ""
        place = active.closest("[data-region]")
        key = active.getAttribute("data-key")
        return (place.getAttribute("data-region") if place else ""), key if isinstance(key, str) else ""

    def _find(self, key: str, zone: str = "") -> Any:
        if not key:
            return None
        place = self._places.get(zone, document)
        found = place.querySelector(f'[data-key="{window.CSS.escape(key)}"]')
        return found or None

    def _refocus(self, zone: str, key: str) -> None:
        """The focus back to where it was, if it was lost; to the region's first stop if that is gone."""
        again = self._find(key, zone)
        if not again:
            self._enter(zone)
        elif not again.isSameNode(document.activeElement):
            again.focus(preventScroll=True)

    def _waits(self) -> bool:
        """Whether the focus is on the stage itself, for want of anything to press."""
        return bool(self._places["stage"].isSameNode(document.activeElement))

    def _enter(self, zone: str) -> None:
        """Focus the first stop of a region, else of the hand, else of the actions.

        Where nothing can be pressed (bots are at work), the stage keeps the focus until something can.
        """
        for name in (zone, "hand", "actions", "stage"):
            stop = self._places[name].querySelector(STOPS.get(name, STOP))
            if stop:
                stop.focus(preventScroll=True)
                return
        self.leave()

    def _clicks(self, event: Any) -> int:
        """Which press of a quick row this is, 2 at most; 0 for a key.

        Browsers count the mouse's presses, not all of them taps. A row is no longer than a double press: whoever goes
        on pressing means it.
        """
        count = int(event.detail)
        if count == 0:
            return 0
        now, x, y = float(event.timeStamp), float(event.clientX), float(event.clientY)
        before = self._pressed
        quick = now - before[0] < DOUBLE
        if window.rowdy.pointer == "touch":
            again = quick and abs(x - before[1]) < REACH and abs(y - before[2]) < REACH
        else:
            again = count == 2 or (count > 2 and quick)
        if again:
            return 2
        self._pressed = now, x, y
        return 1

    def _set_aside(self, away: bool) -> None:
        for name in ASIDE:
            place = self._places.get(name) or document.getElementById(name)
            if place:
                place.inert = away

    def focus(self, key: str) -> None:
        """Move the focus to a control, if it is there."""
        found = self._find(key)
        if found:
            found.focus()

    def leave(self) -> None:
        """Put the focus on the stage: the page's own keys scroll, and Tab goes on from there."""
        self._places["stage"].tabIndex = -1
        self._places["stage"].focus(preventScroll=True)

    def top(self) -> None:
        """Scroll to the top, as a new screen wants."""
        window.scrollTo(0, 0)

    def fail(self, text: str) -> None:
        """Show the error panel of the start."""
        window.rowdy.fail("table", text)

    def warn(self, text: str) -> None:
        """Write to the console what is no failure but ought to be mended."""
        window.console.warn(text)

    def on_failure(self, go_on: Callable[[], None], game: Callable[[], str]) -> None:
        """What the error panel offers: to play on, and the text of the game to copy (empty: none is open)."""
        window.rowdy.goOn, window.rowdy.game = create_proxy(go_on), create_proxy(game)

    def listen(self, send: Callable[[Message], None], press: Callable[[KeyPress], bool]) -> None:
        """One listener for each kind of event, for good: what is pressed says by its data what it means."""

        def clicked(event: Any) -> None:
            control = event.target.closest("[data-act]")
            if control and control.tagName not in {"INPUT", "SELECT", "TEXTAREA"}:
                data = {**data_of(control), "clicks": str(self._clicks(event))}
                send(Message(control.getAttribute("data-act"), data))
            elif not control and not event.target.closest("[role=dialog], a, input, select, label, ol, textarea"):
                send(Message("elsewhere", {"clicks": str(self._clicks(event))}))

        def changed(event: Any) -> None:
            field = event.target.closest("input[data-act], select[data-act], textarea[data-act]")
            if not field:
                return
            kind = str(field.type)
            if event.type == "input" and kind not in {"text", "textarea"}:
                return
            value = str(field.checked).lower() if kind == "checkbox" else str(field.value)
            data = {**data_of(field), "name": str(field.name), "value": value}
            if event.type == "input":
                data["typed"] = "yes"
            send(Message(field.getAttribute("data-act"), data))
            if event.type == "change" and kind in {"text", "number"}:
                put_right(field)

        def typed(event: Any) -> None:
            if event.repeat and event.key == "Enter" and event.target.closest("button"):
                event.preventDefault()  # held down, it would press one button after another
            if event.ctrlKey or event.altKey or event.metaKey or event.repeat or event.isComposing:
                return
            zone, key = self._focus()
            target = event.target
            tag = str(target.tagName)
            writing = tag in {"SELECT", "TEXTAREA"} or (tag == "INPUT" and target.type != "checkbox")
            acts = tag in {"BUTTON", "A", "INPUT", "SUMMARY"}
            if press(KeyPress(str(event.key), bool(event.shiftKey), zone, key, acts, writing)):
                event.preventDefault()

        document.addEventListener("click", create_proxy(clicked))
        document.addEventListener("change", create_proxy(changed))
        document.addEventListener("input", create_proxy(changed))
        document.addEventListener("keydown", create_proxy(typed))

    def on_link(self, follow: Callable[[Mapping[str, str]], None], clear: bool) -> None:
        """Hand over what stands behind the # of the address, now and whenever it changes.

        `clear` it at once: a page loaded again begins at the menu. In a frame it begins as its address says.
        """

        def read(_event: Any = None) -> None:
            found = window.URLSearchParams.new(str(window.location.hash).removeprefix("#"))
            parameters: dict[str, str] = window.Object.fromEntries(found).to_py()
            if "game" in parameters:
                if clear:
                    window.history.replaceState(None, "", str(window.location.href).partition("#")[0])
                follow(parameters)

        read()
        window.addEventListener("hashchange", create_proxy(read))

    def on_repaint(self, draw: Callable[[], None]) -> None:
        """Let a measuring script ask for everything anew: the event `rowdy:repaint` on the window."""

        def again(_event: Any) -> None:
            self._painted = {}
            draw()

        window.addEventListener("rowdy:repaint", create_proxy(again))

    def ready(self) -> None:
        """Say that the table answers."""
        self._root.setAttribute("data-ready", "true")


def leaving(hand: str, regions: Mapping[str, str]) -> list[str]:
    """The cards that were in the hand before and lie on the table by now, by their gliding names."""
    gone = set(GLIDES.findall(hand)) - set(GLIDES.findall(regions["hand"]))
    return [name for name in GLIDES.findall(regions["stage"]) if name in gone]


def put_right(field: Any) -> None:
    """Let a field show what was made of what was written in it: 12 for 99 seats."""
    taken = str(field.defaultValue)
    if field.isConnected and str(field.value) != taken:
        field.value = taken


def data_of(control: Any) -> dict[str, str]:
    """The data-* attributes of a control; `data-move` is `move`."""
    names = [str(name) for name in control.getAttributeNames()]
    return {
        name.removeprefix("data-"): str(control.getAttribute(name)) for name in names if name.startswith("data-")
    }
