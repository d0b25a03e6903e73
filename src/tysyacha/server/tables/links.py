"""The link of a table, and the same as a code to point a camera at."""

from __future__ import annotations

from io import BytesIO

import segno


def link_of(origin: str, table: str, key: str | None) -> str:
    """The address of a table; with its key it lets in to a private one."""
    return f"{origin}/t/{table}" + (f"?key={key}" if key else "")


def code_of(link: str) -> bytes:
    """A QR code as an SVG image: dark on light with its quiet zone, so that it can be read in every theme."""
    drawn = BytesIO()
    segno.make(link, micro=False).save(
        drawn, kind="svg", scale=6, border=3, dark="#000", light="#fff", xmldecl=False
    )
    return drawn.getvalue()
