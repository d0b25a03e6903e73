"""A decision at the table: the choices are shown, an answer is read, asked back where it is unclear."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tysyacha.agreements import Agreements
from tysyacha.errors import IllegalAction
from tysyacha.game import Action, Bid, Concede, Look, Play
from tysyacha.terminal.board import Board
from tysyacha.terminal.cards import CardNames
from tysyacha.terminal.commands import Command, is_yes, read_command
from tysyacha.terminal.deciding import BIDS_NUMBERED, Deed, Menu, Understood
from tysyacha.terminal.screen import Screen
from tysyacha.texts import Words
from tysyacha.texts.actions import action_text
from tysyacha.texts.errors import explain


class Asker:
    """Asks the person for one deed; whatever is typed, the table stays as it is until then."""

    def __init__(
        self, screen: Screen, words: Words, cards: CardNames, board: Board, names: Sequence[str]
    ) -> None:
        self._screen = screen
        self._words = words
        self._cards = cards
        self._board = board
        self._names = names
        self._keys_told = False

    def show(self, menu: Menu) -> None:
        """What stands, the hand, and the numbered choices."""
        screen, view = self._screen, menu.view
        screen.line()
        screen.lines(self._board.state(view))
        if view.hand is not None and view.phase != "play":
            screen.line(self._board.hand_title(view))
        numbers = {card: number for number, card in enumerate(menu.cards, 1)}
        screen.lines(self._board.hand(view, numbers), indent=2)
        others = self._others(menu)
        if others:
            screen.line(others, indent=2)
        if not self._keys_told:
            screen.line(self._say("keys"), "dim")
            self._keys_told = True

    def ask(self, menu: Menu, try_out: Callable[[Action], object]) -> Deed | Command:
        """The deed chosen, or a command. ``try_out`` applies an action and so raises what is wrong with it."""
        while True:
            typed = self._screen.ask(self._prompt(menu))
            command = read_command(typed)
            if command is not None:
                return command
            understood = menu.read(typed)
            if not understood.legal:
                self._refuse(understood, try_out)
            elif len(understood.deeds) == 1:
                if self._sure(understood.deeds[0]):
                    return understood.deeds[0]
            elif understood.deeds:
                chosen = self._which(menu, understood.deeds)
                if chosen is not None:
                    return chosen
            else:
                self._screen.line(self._not_understood(menu, typed))

    def wording(self, deed: Deed) -> str:
        """A deed as it is offered: ``сыграть Д♠``."""
        if deed is None:
            return self._say("wait")
        return self._cards.in_words(action_text(deed, self._words, self._names))

    def _prompt(self, menu: Menu) -> str:
        if any(isinstance(each, Look) for each in menu.legal):
            return self._say("prompt-blind") + " >"
        if not menu.in_turn:
            return self._say("prompt-offer") + " >"
        if menu.view.phase == "give":
            receiver = menu.receiver
            if receiver is None:
                return self._say("prompt-discard") + " >"
            return self._say("prompt-give", name=self._names[receiver]) + " >"
        lead = "play" if menu.view.trick else "lead"
        return self._say(f"prompt-{lead if menu.view.phase == 'play' else menu.view.phase}") + " >"

    def _others(self, menu: Menu) -> str:
        """Everything but the cards, in one line."""
        parts = [
            f"{number}) {str(each.points) if isinstance(each, Bid) else self.wording(each)}"
            for number, each in enumerate(menu.others, len(menu.cards) + 1)
        ]
        for points, message in ((menu.bids, "other-bids"), (menu.raises, "raises")):
            few = BIDS_NUMBERED if message == "other-bids" else 0
            if len(points) > few:
                step = points[1] - points[0] if len(points) > 1 else 0
                kind = "range" if len(points) > 1 else "one"
                parts.append(self._say(message, low=points[0], high=points[-1], step=step, kind=kind))
        if menu.count == 1 and len(parts) == 1:
            parts.append(self._say("only-choice"))
        return ("; " if self._screen.plain else "   ").join(parts)

    def _refuse(self, understood: Understood, try_out: Callable[[Action], object]) -> None:
        action = understood.deeds[0]
        assert action is not None
        try:
            try_out(action)
        except IllegalAction as error:
            self._screen.line(self._cards.in_words(explain(error, self._words, self._names)), "yellow")

    def _sure(self, deed: Deed) -> bool:
        """What cannot be meant lightly is asked once more."""
        if not isinstance(deed, Concede):
            return True
        return is_yes(self._screen.ask(self._say("sure-concede")), default=False)

    def _which(self, menu: Menu, deeds: Sequence[Deed]) -> Deed:
        """One of several meanings; None to think again."""
        declaring = [each for each in deeds if isinstance(each, Play) and each.declare is not None]
        silent = [each for each in deeds if isinstance(each, Play) and each.declare is None]
        if len(deeds) == 2 and len(declaring) == len(silent) == 1:
            play = declaring[0]
            points = _worth(menu.view.agreements, play)
            ask = self._say(f"declare-{play.declare}", card=self._cards.card(play.card), points=points)
            return declaring[0] if is_yes(self._screen.ask(ask), default=True) else silent[0]
        for number, each in enumerate(deeds, 1):
            self._screen.line(f"{number}) {self.wording(each)}", indent=2)
        typed = self._screen.ask(self._say("which") + " >")
        return deeds[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(deeds) else None

    def _not_understood(self, menu: Menu, typed: str) -> str:
        if menu.count == 1 and not menu.bids and not menu.raises:
            return self._say("not-understood-one", typed=typed[:40], what=self.wording(menu.legal[0]))
        kind = "cards" if menu.cards else "words"
        how = "raise" if menu.raises else "points" if menu.bids else "none"
        return self._say(
            "not-understood",
            typed=typed[:40],
            empty="no" if typed else "yes",
            kind=kind,
            how=how,
            count=menu.count,
        )

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._words.say(f"table-{message}", **arguments)


def _worth(agreements: Agreements, play: Play) -> int:
    """What declaring by this card brings."""
    marriage = agreements.marriage
    worth = {
        "marriage": marriage.values[play.card.suit],
        "half": marriage.values[play.card.suit] // 2,
        "aces": marriage.aces or 0,
        "nines": marriage.nines or 0,
    }
    return worth[play.declare or "marriage"]
