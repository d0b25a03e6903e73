"""How strong the bots are: the tables of docs/strength.md, made anew by ``python -m benchmarks.strength --write``.

Each bot plays one against equal others, every set of cards in all seatings, with the seed of the commit; then the cards
alone are played on the same contracts, a bot as declarer against each bot as defenders.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from tysyacha.agreements import preset
from tysyacha.arena.commit import Origin, origin
from tysyacha.arena.journal import Journal
from tysyacha.arena.match import Match, seatings
from tysyacha.arena.runner import cores, play_match, results_of
from tysyacha.arena.statistics import Estimate, ratio
from tysyacha.bots import BOTS

PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
TABLES: Final = (("classic_ru", 3), ("seed001", 3), ("polish_portal", 3), ("duel_ru", 2), ("four_ru", 4))
GAMES: Final = 300
_BEGIN, _END = "<!-- tables -->", "<!-- end of tables -->"


def main() -> None:
    """A quick look: both kinds of table at one table, few games."""
    print(told(("random", "steady"), TABLES[:1], 30))


class Manner(NamedTuple):
    """How matches are played: so many games and processes, finished sets kept in a folder where one is named."""

    games: int
    jobs: int
    seed: int
    folder: Path | None = None

    def journal(self, match: Match, name: str) -> Path | None:
        """The file of a match."""
        if self.folder is None:
            return None
        contract = "cards" if match.forced else "games"
        return self.folder / f"{name} {' '.join(match.bots)} {contract}.jsonl"


def told(
    bots: Sequence[str],
    tables: Sequence[tuple[str, int]],
    games: int,
    jobs: int | None = None,
    folder: Path | None = None,
) -> str:
    """The tables in Markdown. What ``folder`` has already is not played again, and its seed is gone on with."""
    begun = origin()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "origin.json"
        if kept.exists():
            begun = Origin(*json.loads(kept.read_text(encoding="utf-8")))
        kept.write_text(json.dumps(begun), encoding="utf-8")
    manner = Manner(games, cores() if jobs is None else jobs, begun.seed, folder)
    parts = [
        f"Commit `{begun.commit[:12]}`, seed {begun.seed}; at least {games} games, or deals of card play alone, a cell."
    ]
    for name, players in tables:
        parts.append(f"### {name}, {players} players")
        parts.append(cross_table(bots, name, players, manner))
        parts.append(defence_table(bots, name, players, manner))
    return "\n\n".join(parts) + "\n"


def cross_table(bots: Sequence[str], name: str, players: int, manner: Manner) -> str:
    """The share of games that the bot of the line wins against equal bots of the column."""
    agreements = preset(name).agreements
    lines = []
    for one in bots:
        cells = []
        for other in bots:
            if one == other:
                cells.append(f"{100 / players:.1f}")
                continue
            match = Match((one, *(other,) * (players - 1)), agreements, manner.seed)
            report = play_match(match, manner.games, name, manner.jobs, journal=manner.journal(match, name))
            cells.append(_cell(report.results[0].won_share, 100.0))
        lines.append([f"**{one}**", *cells])
    others = "one" if players == 2 else "two" if players == 3 else "three"
    head = f"% of games against {others} (equal bots: {100 / players:.1f})"
    return _table([head, *bots], lines)


def defence_table(bots: Sequence[str], name: str, players: int, manner: Manner) -> str:
    """What the declarer of the line takes and declares against defenders of the column, all on the same contracts."""
    lines = []
    for declarer in bots:
        told = [_taken(declarer, defender, name, players, manner) for defender in bots]
        first = told[0]
        cells = []
        for number, taken in enumerate(told):
            cell = _cell(ratio(taken, [1.0] * len(taken)), 1.0)
            if number:
                less = [one - other for one, other in zip(taken, first, strict=True)]
                cell += f"; {_cell(ratio(less, [1.0] * len(less)), 1.0, signed=True)} to {bots[0]}"
            cells.append(cell)
        lines.append([f"**{declarer}**", *cells])
    return _table(["declarer's points against defenders", *bots], lines)


def _taken(declarer: str, defender: str, name: str, players: int, manner: Manner) -> list[float]:
    """The declarer's points in each forced deal."""
    bots = (declarer, *(defender,) * (players - 1))
    match = Match(bots, preset(name).agreements, manner.seed, forced=True)
    path = manner.journal(match, name)
    if path is None:
        results = list(results_of(match, range(manner.games), manner.jobs))
    else:
        play_match(match, manner.games * len(seatings(bots)), name, manner.jobs, journal=path)
        with closing(Journal(path, match)) as journal:
            results = journal.results[: manner.games]
    # Only the seating counts in which the first bot declares; of equal bots any.
    return [each.tallies[0].taken / max(each.tallies[0].contracts, 1) for each in results]


def _cell(estimate: Estimate, scale: float, signed: bool = False) -> str:
    if estimate.mean is None:
        return "–"
    sign = "+" if signed else ""
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean * scale:{sign}.1f}"
    return f"{estimate.mean * scale:{sign}.1f} ({estimate.low * scale:.1f} to {estimate.high * scale:.1f})"


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    rows = [heads, ["---", *("---:" for _ in heads[1:])], *lines]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def written(page: str, tables: str) -> str:
    """The page with these tables between its two marks."""
    return re.sub(f"(?s){_BEGIN}.*{_END}", lambda _: f"{_BEGIN}\n\n{tables}\n{_END}", page)


def _run() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    known = ",".join(name for name, spec in BOTS.items() if not spec.sees_all)
    parser.add_argument("--bots", default=known, help="the bots, the first one the measure of defence")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--preset", choices=[name for name, _ in TABLES], help="only this table")
    parser.add_argument("--write", action="store_true", help="write them into docs/strength.md")
    parser.add_argument("--jobs", type=int, help="processes at a time, else one a core")
    parser.add_argument(
        "--resume", type=Path, metavar="FOLDER", help="keep finished sets here and go on from them"
    )
    wishes = parser.parse_args()
    tables = [each for each in TABLES if wishes.preset in (None, each[0])]
    made = told(wishes.bots.split(","), tables, wishes.games, wishes.jobs, wishes.resume)
    print(made)
    if wishes.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), made), encoding="utf-8")


if __name__ == "__main__":
    _run()
