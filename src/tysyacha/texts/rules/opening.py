"""What the game is about, and what it is played with."""

from __future__ import annotations

from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Paragraph, line


def aim(table: Facts) -> list[Paragraph]:
    ending = table.agreements.ending
    return [
        [
            line("aim-game", players=table.players),
            line("aim-win", ending.win_rule, target=ending.target),
        ],
        [
            line("aim-deals"),
            line("aim-declarer", "one" if table.two else "many"),
            line("aim-outcome"),
            line("aim-marriages"),
        ],
    ]


def deck(table: Facts) -> list[Paragraph]:
    spades, clubs, diamonds, hearts = table.agreements.marriage.values
    return [
        [line("deck-cards"), line("deck-order"), line("deck-points")],
        [line("deck-marriages", hearts=hearts, diamonds=diamonds, clubs=clubs, spades=spades)],
    ]
