"""Tables of the same set-up in one page of somebody else: each keeps what is its own."""

from tests.browser.conftest import NewPage

PUT = """async (script) => {
  const table = (more) => `<card-table game="oh_crud" seats="4" seed="twin" keep-saves ${more}></card-table>`;
  document.body.innerHTML = table("") + table("") + table('id="own"') + table("").replace("twin", "other") + table("");
  const loaded = Object.assign(document.createElement("script"), { src: script });
  document.body.append(loaded);
  await new Promise((done) => { loaded.onload = done; });
}"""
KEEP = """([place, text]) => {
  const table = document.querySelectorAll("card-table")[place];
  table.open();
  table.keep({ key: "save", text });
}"""
KEPT = """() => [...document.querySelectorAll("card-table")].map((table) => {
  table.frame || table.open();
  return table.kept().save;
})"""


def test_tables_alike_are_told_apart_by_their_order(new_page: NewPage, site: str) -> None:
    """In whatever order they are started, and after a reload; one alone is kept as ever."""
    page = new_page().page
    page.route(site, lambda route: route.abort())  # the game itself is not needed
    for visit in range(2):
        page.goto(f"{site}licences.html")
        page.evaluate(PUT, f"{site}embed.js")
        if not visit:
            for place in (4, 1, 2, 0, 3):
                page.evaluate(KEEP, [place, f"game {place}"])
        assert page.evaluate(KEPT) == [f"game {place}" for place in range(5)]
    under = page.evaluate("Object.keys(localStorage).map(key => key.split(':').slice(2).join(':')).sort()")
    twin = "oh_crud,4,,twin"
    assert under == sorted([f"{twin}:save", f"{twin}#2:save", f"{twin}#3:save", "own:save", "oh_crud,4,,other:save"])
    page.evaluate(KEEP, [2, None])
    page.evaluate(KEEP.replace("text })", "text: undefined })"), [3, ""])
    assert page.evaluate(KEPT) == ["game 0", "game 1", None, None, "game 4"], "forgotten is gone"
