"""Endings of a deal made to measure: a few cards a hand, chosen so that an agreement matters."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from tests.kernel.deals import TOUCHING, moves_of, plays_of
from tests.strategies import mixed, settled

from tysyacha.agreements import DEFAULT, Agreements, changes, parse
from tysyacha.cards import (
    ACE,
    CARDS,
    HALF_MARRIAGE_CARDS,
    MARRIAGE_CARDS,
    NINE,
    PACK_SIZE,
    RANK_CARDS,
    card_points,
    each_card,
)
from tysyacha.game import Dealt, Discard, Game, Play, Standing
from tysyacha.game.deal import NOBODY, Announcement, Deal, Trick, opening_of
from tysyacha.game.seats import active_seats
from tysyacha.game.table import table_of
from tysyacha.game.talon import start_play
from tysyacha.kernel import PlayRules, Solver
from tysyacha.record.solving import position_of


class Case(NamedTuple):
    """An agreement at a value, what else must be agreed on for it to matter, and cards that it bears on.

    ``first``, ``trump`` and ``declared`` are how often no trick has been taken yet, a trump is in force, and four
    aces have been declared; ``pairs``, ``halves`` and ``whole`` what somebody is dealt: marriages, half
    marriages, all four cards of a rank. With ``ruff`` trumps lie with those behind the leader, and short suits.
    """

    id: str
    value: Any
    needs: dict[str, Any] = {}  # noqa: RUF012  # never changed
    players: tuple[int, ...] = (2, 3, 3, 3, 4)
    first: float = 0.2
    trump: float = 0.5
    declared: float = 0.0
    pairs: int = 1
    halves: int = 0
    whole: int | None = None
    ruff: bool = False

    @property
    def name(self) -> str:
        beside = " beside four aces" if self.declared and "aces" not in self.id else ""
        return f"{self.id} {self.value}{beside}"


_ACES: Final = {"marriage.aces": 200}
_LATE_ACES: Final = {**_ACES, "marriage.aces_when": "any_lead"}

CASES: Final = (
    Case("play.first_lead", "first_hand", first=1.0),
    Case("play.first_lead", "dealer", first=1.0, players=(2, 3)),
    Case("play.must_beat", True, pairs=0),
    Case("play.must_trump", False, {"play.must_overtrump": False}, trump=1.0, pairs=0),
    Case("play.must_overtrump", True, {"play.must_trump": True}, players=(3, 4), trump=1, pairs=0, ruff=True, first=0),
    Case("play.no_foreign_trump_lead", True, trump=1.0),
    Case(
        "play.no_foreign_trump_lead", True, {**_LATE_ACES, "marriage.aces_continue": True}, trump=1.0, declared=1.0,
        pairs=0,
    ),
    Case("marriage.values", {"H": 40, "D": 60, "C": 200, "S": 100}, pairs=2),
    Case("marriage.first_trick", True, first=1.0),
    Case("marriage.lead", "queen_only"),
    Case("marriage.auto", True),
    Case("marriage.trump", "first_only", trump=0.8),
    Case("marriage.trump_timing", "next_trick", trump=0.6),
    Case("marriage.half", True, halves=1, pairs=0),
    Case("marriage.half_sets_trump", False, {"marriage.half": True}, halves=1, pairs=0),
    Case("marriage.aces", 200, {"marriage.aces_when": "any_lead"}, whole=ACE, pairs=0),
    Case("marriage.aces_trump", "led_ace", _LATE_ACES, whole=ACE, pairs=0),
    Case("marriage.aces_trump", "next_ace", _LATE_ACES, whole=ACE, declared=0.5, pairs=0),
    Case("marriage.aces_when", "any_lead", {**_ACES, "marriage.first_trick": False}, whole=ACE, first=1.0, pairs=0),
    Case("marriage.aces_when", "automatic", _ACES, whole=ACE, pairs=0),
    Case("marriage.aces_continue", True, _LATE_ACES, declared=1.0),
    Case("marriage.nines", 100, {"marriage.nines_form": "in_contract"}, whole=NINE, pairs=0),
    Case("marriage.nines_form", "to_total", {"marriage.nines": 100}, whole=NINE, pairs=0),
    Case("scoring.last_trick", 10),
    Case("talon.second", "out_of_play", players=(2,)),
    Case("talon.discard_score", "declarer", players=(2,)),
    Case("talon.discard_score", "last_trick", players=(2,)),
)  # fmt: skip
"""Every agreement that touches card play, at each value that is not the usual one. What the declarer lays aside
(`talon.discard`) is over when play begins: the cases of `talon.discard_score` have it."""


class Ending(NamedTuple):
    """A play taken up late. Sets of cards have one entry a seat; ``tricks`` lie behind us, by chance and not by the
    rules. ``led_by`` None leaves the lead to the agreements; ``aces_by`` has declared four aces. ``plays`` follow.
    """

    players: int
    dealer: int
    declarer: int
    hands: tuple[int, ...]
    talons: tuple[int, ...]
    discards: tuple[int, ...]
    tricks: tuple[Trick, ...]
    led_by: int | None
    trump: int | None
    trump_by: int
    declared_suits: tuple[int, ...]
    aces_by: int | None
    plays: tuple[Play, ...] = ()

    def game(self, agreements: Agreements) -> Game:
        """The same under these agreements."""
        table = table_of(agreements, self.players)
        zeros = (0,) * self.players
        standing = Standing(self.dealer, zeros, zeros, (None,) * self.players, zeros, zeros, golden_over=True)
        opening = opening_of(table, standing, Dealt(self._hands_before(), self.talons))
        deal = Deal(opening, standing)
        deal.declarer, deal.contract, deal.taken, deal.kind = self.declarer, 100, 0, "normal"
        deal.hands = list(opening.dealt.hands)
        deal.history = tuple(Discard(self.declarer, CARDS[each]) for each in self.discards)
        deal.discards = sum(1 << each for each in self.discards)
        start_play(deal)
        deal.hands = list(self.hands)
        self._behind_us(deal, agreements)
        if self.led_by is not None:
            deal.leader = deal.to_act = self.led_by
        if self.trump is not None:
            deal.trump, deal.trump_by = self.trump, self.trump_by
        game = Game(table, standing, standing, (), deal)
        for each in self.plays:
            game, _ = game.apply(each)
        return game

    def _hands_before(self) -> tuple[int, ...]:
        """Everybody's cards when play began."""
        active = [seat for seat, hand in enumerate(self.hands) if hand]
        hands = list(self.hands)
        for trick in self.tricks:
            first = active.index(trick.leader)
            for number, each in enumerate(trick.cards):
                hands[active[(first + number) % len(active)]] |= 1 << each
        return tuple(hands)

    def _behind_us(self, deal: Deal, agreements: Agreements) -> None:
        deal.tricks = self.tricks
        for trick in self.tricks:
            deal.captured[trick.winner] += trick.points
            deal.tricks_won[trick.winner] += 1
        if deal.aces_waiting != NOBODY and deal.tricks_won[deal.aces_waiting]:
            deal.aces_waiting = NOBODY
        for suit in self.declared_suits:
            deal.declared_suits |= 1 << suit
            deal.announced += (Announcement(self.trump_by, "marriage", suit, 20, 0),)
            deal.declared[self.trump_by] += 20
        if self.aces_by is not None and agreements.marriage.aces and not deal.opening.table.aces_automatic:
            deal.aces_by = self.aces_by
            deal.announced += (Announcement(self.aces_by, "aces", None, 200, len(self.tricks) - 1),)
            deal.declared[self.aces_by] += 200
            if agreements.marriage.aces_trump == "next_ace":
                deal.ace_trump_by = self.aces_by


class Pair(NamedTuple):
    """An ending under two sets of agreements that differ in one."""

    ending: Ending
    without: Agreements
    having: Agreements


def pairs(case: Case, chance: Random, many: int, size: int) -> list[Pair]:
    """So many endings in which this agreement matters, as far as a good number of tries finds them."""
    return [_pair(case, chance, size, mix=number % 2 == 1) for number in range(many)]


def _pair(case: Case, chance: Random, size: int, mix: bool) -> Pair:
    players = chance.choice(case.players)
    for _ in range(150):
        without, having = _agreements(case, chance, players, mix)
        ending = random_ending(chance, players, size, without, case)
        ending = _played_on(ending, without, having, chance)
        found = Pair(ending, without, having)
        if matters(found):
            break
    return found


def _agreements(case: Case, chance: Random, players: int, mix: bool) -> tuple[Agreements, Agreements]:
    """Usual agreements, or a mix of any, without and with the one."""
    while True:
        rest = changes(mixed(chance, players, TOUCHING)) if mix else {}
        rest.pop(case.id, None)
        without = settled(parse({**rest, **case.needs}), players)
        having = settled(parse({case.id: case.value}, without), players)
        kept = changes(having)
        if kept == {**changes(without), case.id: kept.get(case.id)} and case.id in kept:
            return without, having


def matters(pair: Pair) -> bool:
    """Whether the agreement changes what may be played now, or what perfect play brings."""
    without, having = pair.ending.game(pair.without), pair.ending.game(pair.having)
    if (without.to_act, moves_of(without)) != (having.to_act, moves_of(having)):
        return True
    return _value(without) != _value(having)


def _value(game: Game) -> int:
    rules = PlayRules.from_agreements(game.agreements, game.players)
    return Solver(rules, 1 << 14).value(position_of(game))


def random_ending(
    chance: Random, players: int, size: int, agreements: Agreements = DEFAULT, case: Case | None = None
) -> Ending:
    """``size`` cards a hand; without a case anything may come up."""
    case = case or _any_case(chance)
    dealer = chance.randrange(players)
    active = active_seats(agreements, players, dealer)
    star, declarer = chance.choice(active), chance.choice(active)
    suit = chance.randrange(4)
    hands, rest = _hands(chance, active, players, size, case, star, suit)
    talons, discards = _beside(chance, players, rest)
    tricks: tuple[Trick, ...] = ()
    if not (first := chance.random() < case.first):
        tricks = _tricks_behind(chance, active, rest, star if case.ruff or chance.random() < 0.7 else None)
    trump = suit if not first and chance.random() < case.trump else None
    used = () if trump is None or _still_paired(hands, trump) else (trump,)
    aces_by = chance.choice(active) if tricks and chance.random() < case.declared else None
    return Ending(
        players, dealer, declarer, tuple(hands), talons, discards, tricks,
        None if first else tricks[-1].winner, trump, chance.choice(active), used, aces_by,
    )  # fmt: skip


def _any_case(chance: Random) -> Case:
    return Case(
        "any", None, first=0.3, trump=0.5, declared=0.2, pairs=chance.randrange(3), halves=chance.randrange(2),
        whole=chance.choice((None, None, ACE, NINE)),
    )  # fmt: skip


def _hands(
    chance: Random, active: tuple[int, ...], players: int, size: int, case: Case, star: int, trump: int
) -> tuple[list[int], list[int]]:
    """Hands with what the case asks for, mostly for one seat; and the cards nobody holds."""
    hands = [0] * players

    def place(cards: int, seat: int) -> None:
        held = hands[0] | sum(hands[1:])
        if not held & cards and (hands[seat] | cards).bit_count() <= size:
            hands[seat] |= cards

    if case.whole is not None and chance.random() < 0.95:
        place(RANK_CARDS[case.whole], star)
    suits = chance.sample(range(4), 4)
    for suit in suits[: case.pairs]:
        place(MARRIAGE_CARDS[suit], star if chance.random() < 0.8 else chance.choice(active))
    for suit in suits[: case.halves]:
        place(HALF_MARRIAGE_CARDS[suit], star)
    if case.ruff:
        led = (trump + chance.randint(1, 3)) % 4
        for number, card in enumerate(chance.sample(range(6 * trump, 6 * trump + 6), 4)):
            place(1 << card, [seat for seat in active if seat != star][number % 2])
        for card in chance.sample(range(6 * led, 6 * led + 6), min(size - 1, 3)):
            place(1 << card, star)
    rest = [each for each in range(PACK_SIZE) if not sum(hands) >> each & 1]
    chance.shuffle(rest)
    for seat in active:
        while hands[seat].bit_count() < size:
            hands[seat] |= 1 << rest.pop()
    return hands, rest


def _beside(chance: Random, players: int, rest: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """With two players the talons, the second one of which nobody holds, and the cards laid aside."""
    if players != 2:
        return (0,), ()
    second = sum(1 << rest.pop() for _ in range(2))
    return (0, second), (rest.pop(), rest.pop())


def _tricks_behind(
    chance: Random, active: tuple[int, ...], rest: list[int], winner: int | None
) -> tuple[Trick, ...]:
    """At least one trick; the last one is won by ``winner`` where one is named."""
    found = []
    for _ in range(chance.randint(1, max(len(rest) // len(active), 1))):
        if len(rest) < len(active):
            break
        cards = tuple(CARDS[rest.pop()] for _ in active)
        points = card_points(sum(1 << each for each in cards))
        found.append(Trick(chance.choice(active), cards, chance.choice(active), points))
    last = found[-1]
    if winner is not None:
        found[-1] = Trick(last.leader, last.cards, winner, last.points)
    return tuple(found)


def _still_paired(hands: list[int], suit: int) -> bool:
    pair = MARRIAGE_CARDS[suit]
    return any(hand & pair == pair for hand in hands)


def _played_on(ending: Ending, without: Agreements, having: Agreements, chance: Random) -> Ending:
    """Half the time into the middle of a trick, by cards that both agreements allow."""
    if chance.random() < 0.5:
        return ending
    for _ in range(chance.randint(1, 2)):
        one, other = ending.game(without), ending.game(having)
        if not (one.in_deal and other.in_deal):
            break
        common = [each for each in plays_of(one) if each in plays_of(other)]
        if not common:
            break
        plain = [each for each in common if each.declare is None] or common
        ending = ending._replace(plays=(*ending.plays, chance.choice(plain)))
    return ending


def cards_left(ending: Ending) -> int:
    """How many cards the fullest hand has."""
    return max(len(each_card(hand)) for hand in ending.hands)
