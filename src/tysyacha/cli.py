"""The command line; each command imports its rooms only when it runs."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

if TYPE_CHECKING:
    from tysyacha.server.admin.command import Work

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
admin = typer.Typer(
    help="For who runs the service: users, reports, backup, restore, export.", no_args_is_help=True
)
app.add_typer(admin, name="admin")

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="ru or en; without it the locale decides, English in JSON.")
]
SettingsFile: TypeAlias = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="Settings in TOML.")
]
User: TypeAlias = Annotated[
    str, typer.Argument(metavar="USER", help="A player's id, or the name to sign in with.")
]
Days: TypeAlias = Annotated[
    float | None, typer.Option("--days", min=0, max=36_500, help="For how many days; without it for good.")
]
Reason: TypeAlias = Annotated[str, typer.Option("--reason", help="Why; only you see it.")]
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


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65_535, help="0 takes a free one.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For phones in the room: the network address and a QR code.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open a browser there, as soon as players can come.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Tell every setting, its value and what it is for.")
    ] = False,
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="Settings in TOML.")
    ] = None,
    schemas: Annotated[
        Path | None, typer.Option("--schemas", metavar="DIR", help="Only write the published schemas there.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Run the service: tables for people in the browser."""
    from tysyacha.server.running.command import Options, run

    raise typer.Exit(run(Options(host, port, lan, open_browser, check, settings, schemas, lang)))


@app.command()
def verify(file: RecordFile, as_json: Json = False, lang: Lang = None) -> None:
    """Check that every deal of a finished game follows from what was published before it."""
    from tysyacha.server.fair.command import run

    raise typer.Exit(run(file, as_json, lang))


def _admin(work: Work, settings: Path | None, lang: str | None, prepare: bool = True) -> typer.Exit:
    from tysyacha.server.admin.command import run
    from tysyacha.terminal.edge import language_of

    return typer.Exit(run(work, settings, language_of(lang), prepare))


@admin.command("users")
def admin_users(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A part of a name, or an id.")] = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """List players, those seen last first, with their mutes and bans."""
    from tysyacha.server.admin.command import list_users

    raise _admin(list_users(name), settings, lang)


@admin.command("mute")
def admin_mute(
    user: User, days: Days = None, reason: Reason = "", settings: SettingsFile = None, lang: Lang = None
) -> None:
    """Let a player say nothing."""
    from tysyacha.server.admin.command import restrict

    raise _admin(restrict(user, "mute", days, reason), settings, lang)


@admin.command("ban")
def admin_ban(
    user: User, days: Days = None, reason: Reason = "", settings: SettingsFile = None, lang: Lang = None
) -> None:
    """Sign a player out everywhere and let him in no more."""
    from tysyacha.server.admin.command import restrict

    raise _admin(restrict(user, "ban", days, reason), settings, lang)


@admin.command("pardon")
def admin_pardon(user: User, settings: SettingsFile = None, lang: Lang = None) -> None:
    """Lift a player's mute and ban."""
    from tysyacha.server.admin.command import pardon

    raise _admin(pardon(user), settings, lang)


@admin.command("reports")
def admin_reports(
    every: Annotated[bool, typer.Option("--all", help="Settled ones too.")] = False,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """List complaints about players, the oldest first."""
    from tysyacha.server.admin.command import list_reports

    raise _admin(list_reports(every), settings, lang)


@admin.command("settle")
def admin_settle(
    report: Annotated[str, typer.Argument(metavar="REPORT")], settings: SettingsFile = None, lang: Lang = None
) -> None:
    """Note that a complaint has been seen to."""
    from tysyacha.server.admin.command import settle

    raise _admin(settle(report), settings, lang)


@admin.command("backup")
def admin_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to write.")],
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """Copy an SQLite database while the service goes on."""
    from tysyacha.server.admin.command import back_up

    raise _admin(back_up(file), settings, lang, prepare=False)


@admin.command("restore")
def admin_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database, which is kept beside it; only while the service is stopped."""
    from tysyacha.server.admin.command import restore

    raise _admin(restore(file), settings, lang, prepare=False)


@admin.command("export")
def admin_export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, one record a line.")],
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """Write the records of all finished games."""
    from tysyacha.server.admin.command import export

    raise _admin(export(file), settings, lang)


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
