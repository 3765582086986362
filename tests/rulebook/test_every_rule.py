"""Every rule id of docs/rules has a test named for it, and every refusal quotes a rule there is."""

import ast
import re
from pathlib import Path

from engine.core.notes import Refusal
from engine.games import game_type, names

ROOT = Path(__file__).parents[2]
RULES = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


def rule_ids() -> list[str]:
    """The ids of all rule pages, in order."""
    return [found for page in sorted((ROOT / "docs/rules").glob("*.md")) for found in RULES.findall(page.read_text())]


def test_every_rule_has_a_test() -> None:
    tests = [
        node.name
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
    ]
    ids = rule_ids()
    prefixes = {rule: f"test_{rule.lower().replace('-', '_')}_" for rule in ids}
    assert len(ids) > 30
    assert not [rule for rule, prefix in prefixes.items() if not any(name.startswith(prefix) for name in tests)]
    named = {match[1].upper().replace("_", "-") for name in tests if (match := re.match(r"test_([a-z]+_\d+)_", name))}
    assert not named - set(ids), "tests of rules that no page has"


def test_no_id_is_given_twice() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids))


def test_every_refusal_quotes_a_rule() -> None:
    sources = "".join(source.read_text() for source in (ROOT / "engine").rglob("*.py"))
    quoted = set(re.findall(r'"([A-Z]+-\d+)"', sources))
    assert {"T-1", "BC-32", "BC-37"} < quoted <= set(rule_ids())
    assert all("rule" in vars(kind) for kind in Refusal.__subclasses__())


def test_every_option_quotes_a_rule() -> None:
    ids = set(rule_ids())
    for name in names():
        for option in game_type(name).options_type.__dataclass_fields__.values():
            assert option.metadata["rule"] in ids, option.name
