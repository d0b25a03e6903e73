"""A game against the program: the state, the cards to come, the opponents; and from there to a record and back."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.bots import Bot, close_all, make
from tysyacha.bots.driver import ask_right, deal_seed, gathered
from tysyacha.bots.external import External, Fault
from tysyacha.errors import RecordError
from tysyacha.game import Action, Event, Game, View, deal_from_seed, event_seen
from tysyacha.game.dealing import lot
from tysyacha.record import Record, read, record_of, replay, write

if TYPE_CHECKING:
    from tysyacha.bots.pimc import Pimc
    from tysyacha.texts.reasons import ReasonLike

ME: Final = 0
"""The seat of the person at the keyboard; opponents sit clockwise from there."""

ADVISER: Final = "steady"


def _searching_adviser() -> Pimc | None:
    """The search; None where the program was installed without its kernel."""
    try:
        from tysyacha.bots.pimc import LEVELS, Pimc
    except ImportError:
        return None
    return Pimc("strong", LEVELS["strong"])


class Company(NamedTuple):
    """Who plays which game: the preset and what was made of it, names by seat, the opponents' specs from seat 1.

    ``seed`` (32 bytes) decides every card to come.
    """

    preset: str
    agreements: Agreements
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: bytes

    @property
    def players(self) -> int:
        return len(self.names)


class Meta(msgspec.Struct, frozen=True):
    """What the record of such a game says under ``meta``, beside its rules, names and deals."""

    seed: str
    bots: tuple[str, ...]


class Match:
    """A game in progress; everything in it follows from its `Company` and the person's own actions."""

    def __init__(self, company: Company, game: Game | None = None) -> None:
        """Raises BotError for an unknown bot, AgreementError for rules that cannot be."""
        self.company = company
        seeds = [_sub_seed(company.seed, b"seat-%d" % seat) for seat in range(company.players)]
        numbers = [int.from_bytes(seed[:7], "big") for seed in seeds]
        # The adviser sits on the person's own chair: it sees the same view and is asked for hints only.
        self._bots: list[Bot] = [
            make(spec, number) for spec, number in zip((ADVISER, *company.bots), numbers, strict=True)
        ]
        self._faults_told = [0] * company.players
        if game is None:
            dealer = lot(company.players, _sub_seed(company.seed, b"lot"))
            game = Game.new(company.agreements, company.players, dealer)
        self.game = game

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view(ME)

    def deal(self) -> tuple[Event, ...]:
        """Deals the next deal; the events as the person sees them."""
        game, company = self.game, self.company
        seed = deal_seed(company.seed, len(game.sheet))
        dealt = deal_from_seed(
            company.agreements, company.players, game.standing.dealer, seed, gathered(game)
        )
        self.game, events = game.deal(dealt)
        return self._seen(events)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Applies an action. Raises IllegalAction and leaves everything as it was."""
        self.game, events = self.game.apply(action)
        return self._seen(events)

    def claim_of_others(self) -> Action | None:
        """A right that an opponent uses before the seat to act acts."""
        game, to_act = self.game, self.game.to_act
        assert to_act is not None
        for step in range(1, game.players):
            seat = (to_act + step) % game.players
            if seat != ME and game.legal_actions(seat):
                used = ask_right(game, self._bots, seat)
                if used is not None:
                    return used
        return None

    def answer_of_opponent(self) -> Action:
        """What the opponent whose turn it is does."""
        seat = self.game.to_act
        assert seat is not None
        return self._bots[seat].act(self.game.view(seat))

    def new_faults(self) -> list[tuple[int, Fault]]:
        """What opponents from outside did wrong since this was last asked, each with its seat."""
        found = []
        for seat, bot in enumerate(self._bots):
            if isinstance(bot, External):
                found += [(seat, fault) for fault in bot.faults[self._faults_told[seat] :]]
                self._faults_told[seat] = len(bot.faults)
        return found

    def close(self) -> None:
        """Ends the programs that play along; they start again when they are asked again."""
        close_all(self._bots)

    def hint(self) -> Action | None:
        """What a good player would do in the person's place; None to wait, out of turn."""
        return self.advice()[0]

    def advice(self) -> tuple[Action | None, ReasonLike | None]:
        """The same with the reason for it, where a search found one.

        Without the search kernel a player by rules of thumb advises, who gives no reasons.
        """
        view = self.view
        searching = _searching_adviser()
        adviser = searching or self._bots[ME]
        action = adviser.act(view) if view.to_act == ME else adviser.interject(view)
        decision = None if searching is None else searching.decision
        return action, None if decision is None else decision.chosen.reason

    def undo(self) -> bool:
        """Goes back to before the person's last action, over opponents' moves and over deals.

        False, and nothing changes, where the person has not done anything yet.
        """
        game = self.game
        while game.history or game.sheet:
            last = game.history[-1] if game.history else None
            game = game.undo()
            if last is not None and last.seat == ME:
                self.game = game
                return True
        return False

    def to_document(self) -> bytes:
        """The record of the game so far, from which `from_document` takes it up again."""
        company = self.company
        meta = Meta(company.seed.hex(), company.bots)
        extra: dict[str, Any] = {"meta": {"terminal": msgspec.to_builtins(meta)}}
        return write(record_of(self.game, company.names, company.preset, extra))

    @classmethod
    def from_document(cls, document: bytes) -> Match:
        """The game that `to_document` wrote.

        Raises RecordError (``save_not_ours`` for a record of anything else), AgreementError and BotError.
        """
        record = read(document)
        meta = _meta_of(record)
        company = Company(
            record.preset, record.agreements, record.players, meta.bots, bytes.fromhex(meta.seed)
        )
        return cls(company, replay(record))

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        open_gifts = self.company.agreements.talon.give_open and self.view.kind == "normal"
        return tuple(event_seen(event, ME, open_gifts) for event in events)


def _meta_of(record: Record) -> Meta:
    told = record.extra.get("meta")
    try:
        meta = msgspec.convert(told.get("terminal") if isinstance(told, dict) else None, Meta)
        seed = bytes.fromhex(meta.seed)
    except (msgspec.ValidationError, ValueError):
        raise RecordError("save_not_ours") from None
    if len(seed) != 32 or len(meta.bots) != len(record.players) - 1:
        raise RecordError("save_not_ours")
    return meta


def _sub_seed(seed: bytes, label: bytes) -> bytes:
    return hmac.digest(seed, b"tysyacha-table-1 " + label, "sha256")
