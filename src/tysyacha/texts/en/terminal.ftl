# The table in the terminal: questions, answers, help.
# $who is you (at the keyboard) or other; $name is a name.

## Cards and numbers in words

table-rank-0 = nine
table-rank-1 = jack
table-rank-2 = queen
table-rank-3 = king
table-rank-4 = ten
table-rank-5 = ace
table-card = { $rank } of { $suit }

## Before the game

table-title = Thousand
table-greeting =
    A card game: bid for the talon, declare marriages, and be the first to reach a thousand. There are 24 cards; an ace counts 11, a ten 10, a king 4, a queen 3, a jack 2, a nine 0, and they beat each other in that order. Enter answers any question for you, and “?” explains what you can do. (По-русски: наберите ru.)
table-you = Player
table-ask-name = What is your name? [{ $default }]
table-ask-opponents = How many opponents, { $low } to { $high }? [{ $default }]
table-opponents-wrong = There can be { $low } to { $high } opponents: type the number.
table-presets = Which rules do you play by? Tables for so many players: { $count }
table-more-presets = and { $count } more: type “all”, or a word of the title
table-ask-preset = Number of the table [{ $default }]
table-preset-not-found = There is no table “{ $typed }”. Type a number, a word of the title, or “all”.
table-table-chosen = Table: { $title }
table-help-agreements-short = You can read how this table plays (“rules”), or change an agreement: type a word such as “barrel” or “bolt”.
table-ask-agreement = Enter deals the cards
table-agreement-is = { $name }: { $value }
table-help-agreements = An agreement is found by a word of its name: “barrel”, “blind”, “marriage”. Or say it at once: barrel.at=900. “Undo” brings the table back as it was, “rules” tells of it in short, “rules all” in full.
table-agreements-reset = All changes are taken back.
table-agreement-not-found = There is no agreement about “{ $typed }”. Perhaps “{ $nearest }”?
table-agreements-more = and { $count } more: be a little more exact
table-ask-which-agreement = Which one? A number, or Enter for none
table-value-now = {" "}← now
table-value-is = Now: { $value }
table-value-bounds-bool = Type “yes” or “no”.
table-value-bounds-int = A number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}{ $nullable ->
    [yes] {" "}or “none”
   *[no] {""}
}.
table-value-bounds-int-list = Up to { $most } numbers with blanks between, each from { $low } to { $high }, or “none”.
table-value-bounds-suit-values = Four numbers with blanks between: hearts, diamonds, clubs, spades; each from { $low } to { $high }.
table-ask-value = The new value, or Enter to keep it
table-agreement-set = { $name }: { $value }. Changes: { $changes }.
table-agreements-refused = Nobody can play like that. Change one of those named, or type “undo”.
table-good-luck = At the table with you: { $opponents }. Good luck!
table-opponent-1 = Anna
table-opponent-2 = Boris
table-opponent-3 = Vera
table-opponent-4 = Gleb
table-save-found = There is a game in progress, deal { $deal }: { $totals }.
table-ask-resume = Go on with it? [Yes/no]
table-no-save = There is no game in progress, so a new one begins.
table-save-broken = The game in progress could not be read: { $reason } The file is kept, it is here now: { $path }
table-save-failed = The game could not be saved ({ $reason }). You can play on, but it will be lost when you leave.
table-left = Goodbye! To start a game: tysyacha play
table-left-table = The game is saved. To go on from here: tysyacha play
table-left-unsaved = You are leaving, and this game could not be saved.
table-again = Another game? [yes/No]
table-kept = Record of the game: { $path }

## At the table

table-deal = Deal { $number }
table-scores = Score: { $list }
table-score-of = { $name } { $total }{ $kind ->
    [barrel] {" "}(on the barrel, attempts used: { $used })
    [barrel_new] {" "}(on the barrel)
   *[plain] {""}
}
table-fined-cut = { $who ->
    [you] You are fined for the nines in cutting.
   *[other] { $name } is fined for the nines in cutting.
}
table-fined-exposed-card = { $who ->
    [you] You are fined for a card turned up.
   *[other] { $name } is fined for a card turned up.
}
table-silent = { $who ->
    [you] With this total you are silent in the auction.
   *[other] { $name } is silent in the auction.
}
table-hand-title = Your cards: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-hand-hidden = Your cards ({ $cards }) lie face down: you have not looked at them yet.
table-row-plain = { $suit }: { $cards }
table-pair = marriage { $points }
table-half-pair = half marriage { $points }
table-four-aces = four aces: { $points }
table-four-nines = four nines: { $points }
table-state-no-bid = No bid yet.
table-state-bid = { $who ->
    [you] Your bid of { $points } stands.
   *[other] { $name } holds the bid of { $points }.
}
table-state-barrel = You are on the barrel: making { $need } or more wins the game.
table-state-passed = Passed: { $names }.
table-state-contract = { $who ->
    [you] Your contract is { $contract }.
   *[other] { $name } is the declarer, the contract is { $contract }.
}
table-state-trick = Trick { $number } of { $of }
table-state-progress = { $who ->
    [you] you have { $taken } of { $contract }
   *[other] { $name } has { $taken } of { $contract }
}
table-state-mine = you have { $taken }
table-state-trump = trumps { $suit }
table-state-announced = Declared: { $list }
table-announced-marriage = marriage of { $suit } ({ $name })
table-announced-half = half marriage of { $suit } ({ $name })
table-announced-aces = four aces ({ $name })
table-announced-nines = four nines ({ $name })
table-state-table = On the table: { $cards }
table-card-of = { $name } { $card }
table-last-trick = Last trick: { $cards }. { $who ->
    [you] You took it
   *[other] { $name } took it
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-no-last-trick = There has been no trick yet.
table-prompt-auction = Your word
table-prompt-take = Which talon do you take?
table-prompt-give = Which card do you give to { $name }?
table-prompt-discard = Which card do you lay aside?
table-prompt-lead = Your lead
table-prompt-play = Your card
table-prompt-offer = You may do this out of turn; Enter waits
table-prompt-blind = Do you play blind? Enter looks at the cards
table-other-bids = { $kind ->
    [range] or any number { $low }–{ $high } by { $step }
   *[one] or { $low }
}
table-raises = { $kind ->
    [range] raise the contract: type a number { $low }–{ $high } by { $step }
   *[one] raise the contract: type { $low }
}
table-wait = wait
table-sure-concede = Give the deal up without playing? [yes/No]
table-declare-marriage = { $card }: declare the marriage (+{ $points })? [Yes/no]
table-declare-half = { $card }: declare the half marriage (+{ $points })? [Yes/no]
table-declare-aces = { $card }: declare four aces (+{ $points })? [Yes/no]
table-declare-nines = { $card }: declare four nines (+{ $points })? [Yes/no]
table-which = Which do you mean? A number
table-not-understood = { $empty ->
    [yes] A choice is needed here
   *[no] “{ $typed }” is not clear
}: { $kind ->
    [cards] a number from 1 to { $count } or a card, such as “QS” or “queen of spades”
   *[words] a number from 1 to { $count }
}{ $how ->
    [points] {" "}or a bid in digits
    [raise] {" "}or a new contract in digits
   *[none] {""}
}. For help type “?”.
table-not-understood-one = “{ $typed }” is not clear; you can only { $what }: Enter.
table-only-choice = (nothing else is possible; Enter)
table-keys = At any time: ? help, h hint, u undo, s sheet, l last trick, r rules, q save and leave

## Help

table-help-auction = The auction: whoever says most takes the talon and has to reach what was promised. Type a number of the list, a bid in digits or “pass”; whoever passes is out of the auction for this deal. A marriage in the hand lets you bid above 120.
table-help-blind = While your cards lie face down you can bid 120 blind: whatever comes of it counts double. Number 2 or Enter looks at the cards.
table-help-take = There are two talons, both face down: type 1 or 2.
table-help-give = The talon is yours now. The cards that are too many are given away or laid aside: type the number of a card, “QS” or “queen of spades”. You can say at once who gets it: “9C Boris”.
table-help-play = Type the number of a card, “QS” or “queen of spades”. Cards without a number cannot be played now: suit must be followed, and without it a trump is due. King and queen of a suit are a marriage: lead one of them, and you are asked about it.
table-help-offer = It is not your turn, but you have a right that does not wait for it. Type a number; Enter lets it wait.
table-help-keys =
    h: hint, what a steady player would do
    u: undo, back to your last decision, over deals too
    s: the sheet; “s 5” opens the reckonings of deal 5
    l: the last trick
    r: this table in short; “r all” in full
    q: save and leave
table-hint = Hint: { $what }.
table-no-hint = There is nothing to decide now: Enter goes on.
table-undone = Taken back: deal { $number }, it is up to you.
table-nothing-to-undo = You have not done anything yet, so there is nothing to take back.
table-rules-more = In full: “r all”.

## The end of a deal and of the game

table-deal-end = Deal { $number } is over
table-outcome = { $who ->
    [you] You { $how ->
        [made] made your contract of { $contract }
        [failed] failed your contract of { $contract }
       *[conceded] conceded your contract of { $contract }
    }.
   *[other] { $name } { $how ->
        [made] made the contract of { $contract }
        [failed] failed the contract of { $contract }
       *[conceded] conceded the contract of { $contract }
    }.
}
table-all-cards = The cards as they were dealt:
table-talon = Talon
table-talon-number = Talon { $place }
table-sheet-empty = The sheet is still empty: no deal is over.
table-sheet-row = Deal { $number }, { $contract }: { $totals }.
table-mark-made = made
table-mark-failed = failed
table-sheet-open = To open the reckonings of a deal: “s” and its number.
table-no-such-deal = There is no deal { $number } on the sheet: { $count } are over.
table-next-deal = Enter for the next deal
table-winner = { $who ->
    [you] You have won with { $total }: well played!
   *[other] The game is over, the winner is { $name } with { $total }.
}
table-finished = Enter to finish (u takes back, s shows the sheet)

error-save-not-ours = This is the record of a game, but not of one begun at this table: it lacks the opponents and the cards to come.

table-fault-timeout = { $name }’s program gave no answer within { $detail } s and was ended.
table-fault-illegal = { $name }’s program answered { $detail }, and that may not be done now.
table-fault-unreadable = { $name }’s program answered “{ $detail }”, and that is no action.
table-fault-crash = { $name }’s program has ended ({ $detail }).
table-fault-given-up = { $name }’s program is not started any more (starts after the first: { $detail }); now “steady” plays on in its place.
table-fault-said = It wrote: { $said }
table-fault-move = The move comes from “steady” this time.
