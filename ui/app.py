"""The first screen, the same text at build time and in the browser (a placeholder until the menu is here)."""


def first_paint() -> dict[str, str]:
    """Region name to the HTML it holds before Python is there."""
    return {
        "bar": "<h1>Rowdy Table</h1>",
        "stage": '<button type="button" data-act="hello" data-key="hello">Say hello</button>',
    }
