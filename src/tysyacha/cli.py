"""The command line; each command imports its rooms only when it runs."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

app = typer.Typer(
    add_completion=False,
    help="Thousand (Тысяча, Tysiąc), the card game.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
rules = typer.Typer(
    help="What a table agrees on: presets, rules in words, differences, checks.", no_args_is_help=True
)
app.add_typer(rules, name="rules")

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="ru or en; without it the locale decides, English in JSON.")
]
RecordFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="A record; - for standard input.")]
Players: TypeAlias = Annotated[int | None, typer.Option("--players", help="2, 3 or 4.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tysyacha {version('tysyacha')}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    """Thousand (Тысяча, Tysiąc), the card game."""


@app.command()
def play(
    preset: Annotated[str | None, typer.Option("--preset", help="The rules to play by.")] = None,
    players: Players = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.")] = None,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="ID=VALUE", help="Change an agreement; may be repeated."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "--bot", help="The opponents, with commas between.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same word deals the same cards.")] = None,
    resume: Annotated[
        bool | None, typer.Option("--resume/--new", help="Go on with the game in progress, or begin anew.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text only, for screen readers.")] = False,
    pace: Annotated[
        float | None, typer.Option("--pace", min=0, max=10, help="Seconds after an opponent's move.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play at a table in the terminal, against the program."""
    from tysyacha.terminal.play import Choices
    from tysyacha.terminal.play import play as play_at_table
    from tysyacha.terminal.setup import Wishes

    opponents = tuple(each.strip() for each in (bots or "").split(",") if each.strip())
    wishes = Wishes(name, players, preset, tuple(changes or ()), opponents, seed)
    raise typer.Exit(play_at_table(Choices(wishes, lang, plain, pace, resume)))


@app.command()
def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record to keep or go on with.")] = Path(
        "thousand.json"
    ),
    lang: Lang = None,
) -> None:
    """Keep the score sheet of a game with real cards."""
    from tysyacha.terminal.score_command import run

    raise typer.Exit(run(file, lang))


@app.command()
def replay(
    file: RecordFile,
    reckonings: Annotated[
        bool, typer.Option("--reckonings", help="Tell how every change came about.")
    ] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a record and print its score sheet."""
    from tysyacha.terminal.replay_command import run_replay

    raise typer.Exit(run_replay(file, as_json, lang, reckonings))


@app.command()
def legal(file: RecordFile, as_json: Json = False, lang: Lang = None) -> None:
    """Tell who is to act in a record, and everything the rules allow."""
    from tysyacha.terminal.replay_command import run_legal

    raise typer.Exit(run_legal(file, as_json, lang))


@app.command()
def solve(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE_OR_FOLDER...", help="Records; - for standard input.")
    ],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell what perfect play with open cards brings from a record of an unfinished deal."""
    from tysyacha.terminal.solve_command import run_solve

    raise typer.Exit(run_solve(files, as_json, lang))


@app.command()
def arena(
    bots: Annotated[
        str, typer.Option("--bots", help="The bots, with commas between.")
    ] = "steady,random,random",
    preset: Annotated[str, typer.Option("--preset", help="The rules to play by.")] = "classic_ru",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed deals the same cards; without it the commit decides."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, help="Processes side by side; without it one a processor.")
    ] = None,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="RECORD", help="Begin each game where this record stands."),
    ] = None,
    late: Annotated[bool, typer.Option("--late", help="Begin at standings late in a game.")] = False,
    contract: Annotated[
        str, typer.Option("--contract", help="auction, or forced: the same contracts, card play alone.")
    ] = "auction",
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="P0,P1", help="Stop when it is clear which share the first bot wins."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Keep finished sets there, and go on from them."),
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="Write a page with plots as well.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play whole games against each other, every set of cards in all seatings."""
    from tysyacha.arena.command import Manner, run
    from tysyacha.terminal.edge import language_of

    manner = Manner(late, start, sprt, contract, resume, page)
    raise typer.Exit(run(bots, preset, games, seed, as_json, jobs, language_of(lang, as_json), manner))


@rules.command("list")
def rules_list(as_json: Json = False, lang: Lang = None) -> None:
    """List the presets."""
    from tysyacha.terminal.rules_command import run_list

    raise typer.Exit(run_list(as_json, lang))


@rules.command("show")
def rules_show(
    preset: Annotated[str, typer.Argument(metavar="PRESET")],
    players: Players = None,
    short: Annotated[bool, typer.Option("--short", help="The same table in a minute of reading.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write out the rules of a preset."""
    from tysyacha.terminal.rules_command import run_show

    raise typer.Exit(run_show(preset, players, short, as_json, lang))


@rules.command("diff")
def rules_diff(
    left: Annotated[str, typer.Argument(metavar="A")],
    right: Annotated[str, typer.Argument(metavar="B")],
    players: Players = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell where two presets differ."""
    from tysyacha.terminal.rules_command import run_diff

    raise typer.Exit(run_diff(left, right, players, as_json, lang))


@rules.command("check")
def rules_check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Changes, rules or a record in JSON; - for input.")
    ],
    players: Players = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell whether a table may have these rules."""
    from tysyacha.terminal.rules_command import run_check

    raise typer.Exit(run_check(file, players, as_json, lang))


def main() -> None:
    """Run the command line of this process; a letter that standard output cannot hold becomes a question mark."""
    _replace_closed_streams()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        sys.exit(_output_lost())


def _replace_closed_streams() -> None:
    """Whoever starts the program without one of the three streams has nothing to say, or does not listen."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _output_lost() -> int:
    """The disk is full or the device gone: says so, and keeps Python from trying once more at its end."""
    from tysyacha.errors import TysyachaError
    from tysyacha.terminal.edge import fail

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return fail(TysyachaError("output_unwritable"), None, as_json=False)
