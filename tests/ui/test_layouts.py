"""Every table gives all that the screens ask of one."""

import pytest

from ui.tables import Layout, playable, table_of


@pytest.mark.parametrize("game", playable())
def test_a_layout_is_whole(game: str) -> None:
    wanted = {name for name in (*vars(Layout), *Layout.__annotations__) if not name.startswith("_")}
    assert {"WINNER", "LAST", "layout", "sheet"} <= wanted
    assert [name for name in sorted(wanted) if not hasattr(table_of(game), name)] == []
