"""The command line; each command imports its rooms only when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    add_completion=False,
    help="Thousand (Тысяча, Tysiąc), the card game.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tysyacha {version('tysyacha')}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    """Thousand (Тысяча, Tysiąc), the card game."""


def main() -> None:
    """Run the command line of this process."""
    app()
