# The rules of one table in a minute of reading; see rules.ftl.

rules-title-brief = In a minute
rules-title-special = Special at this table
rules-brief-game = { $players ->
    [2] Two players,
    [3] Three players,
   *[4] Four players,
} 24 cards: A, 10, K, Q, J, 9 are worth 11, 10, 4, 3, 2, 0.
rules-brief-target-ge = First to { $target } points wins.
rules-brief-target-gt = First to get past { $target } points wins.
rules-brief-hands-3 = Seven cards each, three in the talon.
rules-brief-redeal = With fewer than { $points } points you may ask for a redeal.
rules-brief-hands-two_talons_of_2 = Ten cards each and two talons of two.
rules-brief-hands-two_talons_of_3 = Nine cards each and two talons of three.
rules-brief-auction-first_hand = Bid for how many points you will take; the player to the dealer's left must open with { $bid }.
rules-brief-auction-first_hand-two = Bid for how many points you will take; the player who does not deal must open with { $bid }.
rules-brief-auction-dealer = Bid for how many points you will take; the dealer must open with { $bid }.
rules-brief-auction-last_speaker = Bid for how many points you will take, from { $bid } up; if the others pass, the last player must play for that.
rules-brief-auction-nobody = Bid for how many points you will take, from { $bid } up; if all pass, cards are dealt again.
rules-brief-step = Steps of { $step }.
rules-brief-cap-none = No limit by cards.
rules-brief-cap-all = Above { $cap } only with marriages, by their value.
rules-brief-cap-highest = Above { $cap } only with a marriage, by the value of the dearest.
rules-brief-cap-unlimited = Above { $cap } only with a marriage, then without limit.
rules-brief-cap-ignored = Nobody bids above { $cap }.
rules-brief-talon-many = The winner is declarer, takes the talon and gives each opponent one card.
rules-brief-talon-two_out = The winner is declarer, takes one talon unseen and lays two cards aside.
rules-brief-talon-one_give = The winner is declarer, takes one talon unseen and gives the opponent one card.
rules-brief-talon-one_give_one_bank = The winner is declarer, takes one talon unseen, gives the opponent one card and lays one into the bank.
rules-brief-raise-yes = The bid may then be raised.
rules-brief-raise-no = The bid stands.
rules-brief-concede-bid = Conceding costs the contract.
rules-brief-concede-nothing = Conceding costs nothing.
rules-brief-concede-fine = Conceding costs { $fine }.
rules-brief-must_beat-yes = Follow suit, and beat if you can.
rules-brief-must_beat-no = Follow suit.
rules-brief-must_trump-yes = Without the suit, trump; without trumps, any card.
rules-brief-must_trump-no = Without the suit, any card.
rules-brief-must_overtrump = Trump higher if you can.
rules-brief-marriage = Lead the king or queen of a marriage and declare it, and its suit is trumps: ♥ { $hearts }, ♦ { $diamonds }, ♣ { $clubs }, ♠ { $spades }.
rules-brief-first_trick-yes = The first lead will do.
rules-brief-first_trick-no = Not with the first lead.
rules-brief-success-bid = Contract made: plus; failed: minus.
rules-brief-success-taken = Contract made: plus all you took; failed: minus the contract.
rules-brief-defenders-1 = A defender writes what they took.
rules-brief-defenders = A defender writes what they took, rounded to { $round }.
rules-brief-bolts-no_trick = { $count ->
    [3] Three
   *[5] Five
} deals without a trick (bolts) cost { $fine }.
rules-brief-bolts-no_points = { $count ->
    [3] Three
   *[5] Five
} deals without a point (bolts) cost { $fine }.
rules-brief-barrel = At { $at } you are on the barrel: win by your own contract of { $need } or more.
rules-brief-attempts-none = Attempts are not limited.
rules-brief-attempts-fine = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or lose { $fine }.
rules-brief-attempts-zero = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or fall to 0.
rules-brief-attempts-minus_bid = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or lose the failed contract.
rules-brief-dump-yes = Exactly { $values }, above or below zero, goes back to 0.
rules-brief-dump-no = Exactly { $values } goes back to 0.
rules-brief-golden-each_player = The game opens with a golden round: { $deals ->
    [2] two
    [3] three
   *[4] four
} deals for 120 at double stakes.
rules-brief-golden-three = The game opens with a golden round: three deals for 120 at double stakes.
rules-brief-blind-first_hand = The first in turn may bid 120 blind, at double stakes.
rules-brief-blind-any = Anyone may bid 120 blind as a first word, at double stakes.
rules-brief-no_shuffle = The pack is not shuffled between deals.
rules-brief-redeals-by_itself = Some redeals happen by themselves.
rules-brief-redeals-talon = Any declarer may refuse a poor talon.
rules-brief-no_jumps = Bids rise one step at a time.
rules-brief-silent = At { $total } or less you may not bid.
rules-brief-talon_hidden = Only the declarer sees the talon.
rules-brief-give_open = Cards are given away face up.
rules-brief-queen_only = A marriage is declared with the queen.
rules-brief-auto = Marriages are declared by themselves.
rules-brief-next_trick = New trumps count from the next trick.
rules-brief-half = Queen and jack of one suit make half a marriage.
rules-brief-nines = Four nines bring { $nines }.
rules-brief-unasked = From the barrel one plays for { $need } without an auction.
rules-brief-falls = The third fall from the barrel leaves 0.
rules-brief-freezes = While one sits on the barrel, the others gain nothing.
rules-brief-jump = Who jumps over the barrel wins.
