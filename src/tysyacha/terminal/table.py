"""The table: deals, lets opponents play, asks the person, and keeps the game on disk after every action."""

from __future__ import annotations

from typing import TypeAlias

from tysyacha.errors import IllegalAction
from tysyacha.game import Action, Event, Play, View
from tysyacha.game.events import Acted, ContractSet, DealOpened, Settled, TrickTaken
from tysyacha.terminal.asking import Asker
from tysyacha.terminal.board import Board
from tysyacha.terminal.cards import CardNames
from tysyacha.terminal.commands import Command, is_all, is_yes, read_command
from tysyacha.terminal.deciding import Deed, Menu
from tysyacha.terminal.match import ME, Match
from tysyacha.terminal.pages import Pages
from tysyacha.terminal.saving import Saves
from tysyacha.terminal.screen import Leave, Screen
from tysyacha.terminal.telling import People, Teller
from tysyacha.texts import Words
from tysyacha.texts.reasons import reason_text
from tysyacha.texts.rules import rules_text

Moment: TypeAlias = tuple[int, int]


class Table:
    """One match at the screen, from where it stands to its winner; ``saved`` tells whether it is on disk."""

    def __init__(self, match: Match, screen: Screen, words: Words, saves: Saves) -> None:
        self._match = match
        self._screen = screen
        self._words = words
        self._saves = saves
        names = match.company.names
        self._people = People(names, ME)
        self._cards = CardNames(words, screen.plain)
        self._board = Board(words, self._cards, self._people, screen.plain)
        self._teller = Teller(words, self._cards, self._people)
        self._pages = Pages(screen, words, self._cards, self._board, self._people)
        self._asker = Asker(screen, words, self._cards, self._board, names)
        self._waived: Moment | None = None
        self.saved = True

    def play(self) -> None:
        """Plays to the winner. Raises Leave where the person leaves; the game is on disk then."""
        self._save()
        while True:
            game = self._match.game
            if game.winner is not None:
                self._pages.winner(game)
                if self._over():
                    return
            elif game.in_deal:
                self._step()
            else:
                self._deal()

    def recap(self) -> None:
        """Says where a game taken up again stands."""
        game = self._match.game
        if game.in_deal:
            view = self._match.view
            self._screen.heading(self._say("deal", number=len(game.sheet) + 1))
            self._screen.line(self._board.scores(view.standing.totals, view.standing.barrel))
            if view.phase == "play" and view.tricks:
                self._screen.line(self._board.last_trick(view))
            elif view.phase == "auction":
                self._screen.lines(self._teller.action(each) for each in view.history)
        elif game.sheet:
            self._pages.sheet(game)

    # What happens next

    def _deal(self) -> None:
        game = self._match.game
        self._screen.heading(self._say("deal", number=len(game.sheet) + 1))
        events = self._match.deal()
        self._waived = None
        self._save()
        view = self._match.view
        self._screen.line(self._board.scores(view.standing.totals, view.standing.barrel))
        for seat, reason in self._match.game.dealt.fines if self._match.game.dealt else ():
            self._screen.line(self._say(f"fined-{reason.replace('_', '-')}", **self._people.who(seat)))
        self._tell(events, view)
        for seat in view.active:
            if view.silent[seat] and view.phase == "auction":
                self._screen.line(self._say("silent", **self._people.who(seat)))

    def _step(self) -> None:
        """One action: a right that is used out of turn, or the word or card of the seat to act."""
        view = self._match.view
        if self._may_claim(view):
            self._decide(view)
            return
        claim = self._match.claim_of_others()
        self._tell_faults()
        if claim is not None:
            self._do(claim)
        elif view.to_act == ME:
            self._decide(view)
        else:
            answer = self._match.answer_of_opponent()
            self._tell_faults()
            self._do(answer)
            self._screen.rest()

    def _tell_faults(self) -> None:
        """What a program that plays along did wrong; the game goes on all the same."""
        for seat, fault in self._match.new_faults():
            facts = {"detail": fault.detail, **self._people.who(seat)}
            self._screen.line(self._say(f"fault-{fault.code.replace('_', '-')}", **facts), "yellow")
            if fault.said:
                self._screen.line(self._say("fault-said", said=fault.said), "dim", indent=2)
            if fault.move:
                self._screen.line(self._say("fault-move", **facts), indent=2)

    def _may_claim(self, view: View) -> bool:
        """Whether the person is asked for a right out of turn: before the first word, and before the first lead."""
        if not view.legal or view.to_act == ME or self._waived == self._moment():
            return False
        return not view.history or (view.phase == "play" and not view.trick and not view.tricks)

    def _moment(self) -> Moment:
        return len(self._match.game.sheet), len(self._match.game.history)

    def _decide(self, view: View) -> None:
        menu = Menu(view, self._people.names)
        self._asker.show(menu)
        while True:
            answer = self._asker.ask(menu, self._match.game.apply)
            if not isinstance(answer, Command):
                self._choose(answer)
                return
            if self._command(answer, menu):
                return

    def _choose(self, deed: Deed) -> None:
        if deed is None:
            self._waived = self._moment()
        else:
            self._do(deed)

    def _do(self, action: Action) -> None:
        view = self._match.view
        try:
            events = self._match.act(action)
        except IllegalAction as error:
            raise AssertionError(f"{action} was offered and is not legal: {error}") from error
        self._save()
        self._tell(events, view)

    def _tell(self, events: tuple[Event, ...], before: View) -> None:
        for event in events:
            if isinstance(event, Settled):
                self._pages.deal_end(self._match.game, self._match.view)
                self._between_deals()
                return
            leads = isinstance(event, Acted) and isinstance(event.action, Play) and not before.trick
            style = "dim" if isinstance(event, TrickTaken) else ""
            if isinstance(event, ContractSet | DealOpened):
                style = "bold"
            self._screen.lines(self._teller.tell(event, leads), style)
            if isinstance(event, TrickTaken):
                self._screen.line()

    def _between_deals(self) -> None:
        """A stop to look at the deal; not after the last one, which has a closing of its own."""
        while self._match.game.winner is None:
            typed = self._screen.ask(self._say("next-deal") + " >")
            command = read_command(typed)
            if command is None or self._command(command, None):
                return

    def _over(self) -> bool:
        """The closing: the winner stands, unless the person takes a move back."""
        while True:
            command = read_command(self._screen.ask(self._say("finished") + " >"))
            if command is None or command.verb == "quit":
                return True
            if self._command(command, None):
                return False

    # Words that are no move

    def _command(self, command: Command, menu: Menu | None) -> bool:
        """Does what was asked; True where the table has changed and has to be shown anew."""
        screen, game = self._screen, self._match.game
        match command.verb:
            case "quit":
                raise Leave
            case "undo":
                return self._undo()
            case "sheet":
                number = command.rest.strip("#№ ")
                if number.isdecimal():
                    self._pages.one_deal(game, int(number[:6]))
                else:
                    self._pages.sheet(game)
                    if game.sheet:
                        screen.line(self._say("sheet-open"), "dim")
            case "last":
                screen.line(self._board.last_trick(self._match.view))
            case "rules":
                self._rules(is_all(command.rest))
            case "hint":
                self._hint(menu)
            case _:
                self._help(menu)
        if menu is not None and command.verb in ("sheet", "rules"):
            self._asker.show(menu)
        return False

    def _undo(self) -> bool:
        if not self._match.undo():
            self._screen.line(self._say("nothing-to-undo"))
            return False
        self._waived = None
        self._save()
        self._screen.line()
        self._screen.line(self._say("undone", number=len(self._match.game.sheet) + 1), "bold")
        view = self._match.view
        if view.phase == "auction":
            self._screen.lines(self._teller.action(each) for each in view.history)
        return True

    def _hint(self, menu: Menu | None) -> None:
        if menu is None:
            self._screen.line(self._say("no-hint"))
        else:
            deed, reason = self._match.advice()
            self._screen.line(self._say("hint", what=self._asker.wording(deed)), "bold")
            if reason is not None:
                self._screen.line(reason_text(reason, self._words, self._people.names), indent=2)

    def _help(self, menu: Menu | None) -> None:
        if menu is not None:
            topic: str = menu.view.phase if menu.in_turn else "offer"
            if topic == "auction" and menu.view.hand is None:
                topic = "blind"
            self._screen.line(self._say(f"help-{topic}"))
        self._screen.lines(self._say("help-keys").split("\n"))

    def _rules(self, everything: bool) -> None:
        company = self._match.company
        text = rules_text(company.agreements, company.players, self._words.language, short=not everything)
        self._screen.line()
        self._screen.lines(self._cards.in_words(text.as_text(self._screen.width)).rstrip("\n").split("\n"))
        if not everything:
            self._screen.line(self._say("rules-more"), "dim")

    def _save(self) -> None:
        try:
            self._saves.save(self._match, to_disk=not self._match.game.history)
            self.saved = True
        except OSError as error:
            if self.saved:
                self._screen.line(self._say("save-failed", reason=error.strerror or str(error)), "yellow")
            self.saved = False

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._words.say(f"table-{message}", **arguments)


def again(screen: Screen, words: Words) -> bool:
    """Whether another game is wanted."""
    return is_yes(screen.ask(words.say("table-again")), default=False)
