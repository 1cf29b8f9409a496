"""What a proof has shown is told in full: every cell of a matrix, every point of the curves."""

from pathlib import Path

from training.proof import by_processor
from training.proved import as_markdown, crossed, draw_budgets, milliseconds

from folsom.arena import Plan, Variant, matchups, run

LEVELS = ("random", "tenderfoot", "outlaw")


def test_a_matrix_has_a_table_for_each_variant(tmp_path: Path) -> None:
    variants = (Variant("express", {"seats": 3}), Variant("express", {"seats": 4}))
    plan = Plan(LEVELS, variants, 2, "one-against-rest", 1)
    results = run(plan, tmp_path / "matrix.jsonl", 1)
    tables = crossed(matchups(plan, results))
    assert [title for title, _, _ in tables] == [
        "express 3: par 33.3%, 6 games a cell",
        "express 4: par 25.0%, 8 games a cell",
    ]
    for _, heads, rows in tables:
        assert heads == ["alone", *LEVELS]
        assert [row[0] for row in rows] == [*LEVELS]
        assert all(
            (cell == "") == (i == j) for i, row in enumerate(rows) for j, cell in enumerate(row[1:])
        )
    by_rows = {(m.variant, m.bot, m.against): m.share.mean for m in matchups(plan, results)}
    assert tables[1][2][2][1].startswith(f"{100 * by_rows['express 4', 'outlaw', 'random']:.1f}%")
    text = as_markdown(plan, results, "python -m training.proof matrix")
    assert text.count("### ") == 3, "Elo and both variants"


def test_only_who_thinks_by_the_clock_thinks_by_the_processor_instead() -> None:
    names = ("legend:40ms@runs/a", "sharpshooter:1s", "sharpshooter:300", "legend:net", "outlaw")
    assert [by_processor(name) for name in names] == [
        "legend:40ms-cpu@runs/a",
        "sharpshooter:1s-cpu",
        *names[2:],
    ]


def test_strength_by_time_is_drawn(tmp_path: Path) -> None:
    bots = ("legend:1ms", "legend:40ms-cpu", "sharpshooter:1s")
    assert [milliseconds(bot) for bot in bots] == [1, 40, 1000]
    met = []
    for bot in ("sharpshooter:1ms-cpu", "sharpshooter:2ms-cpu"):
        plan = Plan(
            (bot, "outlaw"), (Variant("superexpress", {"seats": 3}),), 2, "first-against-rest", 1
        )
        met += matchups(plan, run(plan, tmp_path / f"{bot[-7:]}.jsonl", 1))
    draw_budgets(tmp_path / "budget.svg", met)
    drawn = (tmp_path / "budget.svg").read_text()
    assert "Sharpshooter among Outlaws" in drawn
    assert ">2ms<" in drawn, "the time, without what measures it"
