"""Every message on a table's socket, both ways; their JSON Schema is made from these types.

Cards are two letters (``TH``), suits one (``H``), actions are spelled as in a record, times are milliseconds since
1970. What a viewer may not see is null or absent.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from tysyacha.server.play.settlements import SettledDeal

CommandId = Annotated[str, Meta(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_-]+(?!\s)$")]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Argument = Annotated[str, Meta(max_length=12)] | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]

# What a client says.


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """An action of the own seat, ``["play", "QS", "marriage"]``; ``at`` is the number that it was chosen at."""

    id: CommandId
    at: Number
    action: Annotated[list[Argument], Meta(min_length=1, max_length=4)]


class Wave(msgspec.Struct, tag="wave", forbid_unknown_fields=True):
    """Lets the open window pass: I use no right. When all have waved, it closes early."""

    id: CommandId
    at: Number


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """On to the next deal. When all are ready, it is dealt at once."""

    id: CommandId
    at: Number


class CutPack(msgspec.Struct, tag="cut", forbid_unknown_fields=True):
    """Cuts the pack: so many cards are lifted."""

    id: CommandId
    at: Number
    lifted: Annotated[int, Meta(ge=1, le=23)]


class Claim(msgspec.Struct, tag="claim", forbid_unknown_fields=True):
    """The rest are mine."""

    id: CommandId
    at: Number


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Takes the own last action back, with all that followed; only against bots alone."""

    id: CommandId
    at: Number


class PlayAgain(msgspec.Struct, tag="again", forbid_unknown_fields=True):
    """Plays the deal that has just ended again, with the same cards; its result is no longer on the sheet. Only between
    deals and against bots alone."""

    id: CommandId
    at: Number


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Asks what a good player would do; only against bots alone."""

    id: CommandId
    at: Number


class Reveal(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """The nonce that was committed to when sitting down."""

    id: CommandId
    nonce: Hex


class Here(msgspec.Struct, tag="here", forbid_unknown_fields=True):
    """I am back, or still thinking: ends a stand-in, and in a friendly game without a clock begins the time of absence
    anew."""

    id: CommandId


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Answered by a pong, so that a client knows that the line is there."""


ClientMessage: TypeAlias = (
    Act | Wave | Ready | CutPack | Claim | Undo | PlayAgain | Hint | Reveal | Here | Ping
)

# What happens in a game, as one viewer sees it.


class ActedTold(msgspec.Struct, tag_field="kind", tag="acted"):
    """A seat did this; ``by`` tells whether its player, a bot or a stand-in."""

    action: list[Any]
    by: str


class DealOpenedTold(msgspec.Struct, tag_field="kind", tag="deal_opened"):
    """Cards are dealt; ``compulsory`` is the opening bid that stands already, of seat ``forced``."""

    deal: int
    dealer: int
    sitter: int | None
    forced: int | None
    compulsory: int | None
    golden: bool


class ContractSetTold(msgspec.Struct, tag_field="kind", tag="contract_set"):
    """The declarer is known."""

    declarer: int
    contract: int
    game: str
    unopposed: bool


class TalonShownTold(msgspec.Struct, tag_field="kind", tag="talon_shown"):
    """The declarer takes a talon; ``cards`` is null for who may not see it."""

    declarer: int
    cards: str | None
    to_all: bool


class TrumpSetTold(msgspec.Struct, tag_field="kind", tag="trump_set"):
    """A suit is trumps, now or from the next trick on."""

    seat: int
    suit: str
    now: bool


class DeclaredTold(msgspec.Struct, tag_field="kind", tag="declared"):
    """A marriage, half marriage, four aces or nines count."""

    seat: int
    what: str
    suit: str | None
    points: int


class TrickTakenTold(msgspec.Struct, tag_field="kind", tag="trick_taken"):
    """A trick goes to the winner."""

    winner: int
    cards: str
    points: int


class RedealShownTold(msgspec.Struct, tag_field="kind", tag="redeal_shown"):
    """The deal is void; ``cards`` were the ground."""

    seat: int | None
    cards: str | None


class SettledTold(msgspec.Struct, tag_field="kind", tag="settled"):
    """The deal is over and written: the new line of the sheet, and all hands and talons where they are laid open."""

    line: msgspec.Raw
    all_hands: list[str] | None
    all_talons: list[str] | None


class SeatedTold(msgspec.Struct, tag_field="kind", tag="seated"):
    """Somebody sat down."""

    seat: int


class VacatedTold(msgspec.Struct, tag_field="kind", tag="vacated"):
    """A seat is free again."""

    seat: int


class OfferedTold(msgspec.Struct, tag_field="kind", tag="offered"):
    """A free seat is for somebody else now, or for everybody."""

    seat: int


class NoncesAskedTold(msgspec.Struct, tag_field="kind", tag="nonces_asked"):
    """All seats are taken: send your nonce now."""


class NonceTold(msgspec.Struct, tag_field="kind", tag="nonce"):
    """A player's nonce."""

    seat: int
    nonce: str


class StartedTold(msgspec.Struct, tag_field="kind", tag="started"):
    """The game begins."""

    dealer: int


class CutAskedTold(msgspec.Struct, tag_field="kind", tag="cut_asked"):
    """This seat is to cut the pack."""

    seat: int


class CutTold(msgspec.Struct, tag_field="kind", tag="cut_made"):
    """The pack is cut; null where the program chose."""

    seat: int
    lifted: int | None


class WindowClosedTold(msgspec.Struct, tag_field="kind", tag="window_closed"):
    """The time for rights out of turn is over."""


class ClaimedTold(msgspec.Struct, tag_field="kind", tag="claimed"):
    """A seat takes the rest; the plays that this stands for follow as their own events."""

    seat: int


class StoodInTold(msgspec.Struct, tag_field="kind", tag="stood_in"):
    """A stand-in plays this seat."""

    seat: int


class ReturnedTold(msgspec.Struct, tag_field="kind", tag="returned"):
    """The player of this seat is back."""

    seat: int


class LeftTold(msgspec.Struct, tag_field="kind", tag="left"):
    """The player of this seat left for good."""

    seat: int


class FinishedTold(msgspec.Struct, tag_field="kind", tag="finished"):
    """The game is over: won, or closed. The secret is told now, and with it every deal can be checked."""

    winner: int | None
    reason: str


class RematchTold(msgspec.Struct, tag_field="kind", tag="rematch"):
    """The same people sit at this table again."""

    table: str


Told: TypeAlias = (
    ActedTold
    | DealOpenedTold
    | ContractSetTold
    | TalonShownTold
    | TrumpSetTold
    | DeclaredTold
    | TrickTakenTold
    | RedealShownTold
    | SettledTold
    | SeatedTold
    | VacatedTold
    | OfferedTold
    | NoncesAskedTold
    | NonceTold
    | StartedTold
    | CutAskedTold
    | CutTold
    | WindowClosedTold
    | ClaimedTold
    | StoodInTold
    | ReturnedTold
    | LeftTold
    | FinishedTold
    | RematchTold
)

# What the table looks like.


class SeatTold(msgspec.Struct):
    """A seat as everybody sees it. ``id`` is the player's, ``bot`` a level; ``bank`` milliseconds left."""

    kind: str
    name: str
    id: str | None
    bot: str | None
    stand_in: bool
    left: bool
    bank: int


class AnnouncedTold(msgspec.Struct):
    """Something that was declared in this deal."""

    seat: int
    what: str
    suit: str | None
    points: int


class DealTold(msgspec.Struct):
    """The open or last deal as everybody sees it; lists have one entry a seat."""

    deal: int
    dealer: int
    sitter: int | None
    active: tuple[int, ...]
    first_hand: int
    forced: int | None
    golden: bool
    phase: str
    standing_bid: int | None
    holder: int | None
    blind_by: int | None
    passed: tuple[bool, ...]
    declarer: int | None
    contract: int | None
    game: str
    taken: int | None
    cards_left: tuple[int, ...]
    leader: int | None
    trick: list[str]
    last_trick: list[str]
    last_leader: int | None
    trump: str | None
    next_trump: str | None
    announced: list[AnnouncedTold]
    captured: tuple[int, ...]
    declared: tuple[int, ...]
    tricks: tuple[int, ...]


class Board(msgspec.Struct):
    """What everybody sees now, the same for all viewers.

    ``to_act`` is whose turn it is; ``window`` is open for rights out of turn, and then nobody's turn it is. ``due`` is
    when the time for what is expected now ends, by ``now``'s clock.
    """

    stage: str
    to_act: int | None
    window: str | None
    cutter: int | None
    now: int
    due: int | None
    seats: list[SeatTold]
    totals: tuple[int, ...]
    deal: DealTold | None


class Gift(msgspec.Struct):
    """A card given away; null where it is closed to the viewer."""

    giver: int
    receiver: int
    card: str | None


class Barred(msgspec.Struct):
    """A card of the own hand that may not be played now, and why: ``must_follow``, ``must_beat`` (the suit led),
    ``must_trump``, ``must_overtrump`` (trumps), or ``lead_not_allowed``. The sentence is ``error-`` and the code with
    dashes; ``suit`` is the suit that it names."""

    card: str
    code: str
    suit: str | None


class Mine(msgspec.Struct):
    """What this viewer alone sees; a spectator has no hand and nothing to choose.

    ``hand`` is null where the owner has not been shown it. ``legal`` are all actions that this seat may do, in turn
    or out of it, without the seat: ``["bid", 105]``. ``barred`` are the cards that it may not play at its turn.
    """

    hand: str | None
    dealt: str | None
    legal: list[list[Any]]
    talons: list[str | None]
    gifts: list[Gift]
    discards: list[str | None]
    barred: list[Barred] = msgspec.field(default_factory=list)


class EventMessage(msgspec.Struct, tag="event"):
    """Event ``number``: what happened, and what the table looks like after it."""

    number: int
    at: int
    events: list[msgspec.Raw]
    board: msgspec.Raw
    mine: msgspec.Raw


class FairTold(msgspec.Struct):
    """What is known of the deal's fairness so far; ``secret`` only when the game is over."""

    commitment: str
    commitments: list[str | None]
    nonces: list[str | None]
    secret: str | None


class TableTold(msgspec.Struct):
    """What does not change while the game goes on."""

    id: str
    preset: str
    changes: dict[str, Any]
    players: int
    public: bool
    rated: bool
    spectators: bool
    move_seconds: int | None
    bank_seconds: int | None
    host: str


class SnapshotMessage(msgspec.Struct, tag="snapshot"):
    """Everything this viewer may see at event ``number``; ``seat`` is his own, null for a spectator.

    ``history`` are the actions of the open or last deal, ``tricks`` its finished tricks, each with its winner first.
    ``waved`` and ``ready`` tell whether this seat has said so already; ``may_undo`` whether undo and hints are there.
    """

    number: int
    at: int
    seat: int | None
    table: TableTold
    board: msgspec.Raw
    mine: msgspec.Raw
    history: list[list[Any]]
    tricks: list[list[Any]]
    sheet: list[msgspec.Raw]
    rescored: tuple[int, ...]
    fair: FairTold
    waved: bool
    ready: bool
    may_undo: bool
    present: list[bool]
    watching: int
    winner: int | None
    rematch: str | None
    all_hands: list[str] | None
    all_talons: list[str] | None


class ResumedMessage(msgspec.Struct, tag="resumed"):
    """The numbers after the one that was named have been sent; ``number`` is the present one."""

    number: int


class DoneMessage(msgspec.Struct, tag="done"):
    """The command is carried out and stored, as event ``number``, or it changes nothing more."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, tag="refused"):
    """The command is not carried out, and why. ``stale`` comes with a snapshot of how things are."""

    id: str | None
    code: str
    message: str
    number: int


class HintCandidate(msgspec.Struct):
    """An action that was weighed, without its seat. ``makes`` is the chance (0 to 1) that the contract is made,
    ``points`` what the deal is expected to bring, ``wins`` the chance of winning the game; null where it is not known.
    """

    action: list[Any]
    makes: float | None
    points: float | None
    wins: float | None
    why: str


class HintMessage(msgspec.Struct, tag="hint"):
    """What a good player would do and why, in the viewer's language; null where he would wait. ``candidates`` are all
    that was weighed, from the best on."""

    id: str
    number: int
    action: list[Any] | None
    why: str | None
    candidates: list[HintCandidate]


class PresenceMessage(msgspec.Struct, tag="presence"):
    """Who is connected, by seat, and how many spectators there are."""

    present: list[bool]
    watching: int


class ReplacedMessage(msgspec.Struct, tag="replaced"):
    """Another tab of the same player has taken over; this one is closed."""


class RestartingMessage(msgspec.Struct, tag="restarting"):
    """The service restarts; come back after so many milliseconds."""

    after: int


class PongMessage(msgspec.Struct, tag="pong"):
    """The answer to a ping."""

    now: int


ServerMessage: TypeAlias = (
    SnapshotMessage
    | EventMessage
    | ResumedMessage
    | DoneMessage
    | RefusedMessage
    | HintMessage
    | PresenceMessage
    | ReplacedMessage
    | RestartingMessage
    | PongMessage
)

SHEET_LINE: TypeAlias = SettledDeal
