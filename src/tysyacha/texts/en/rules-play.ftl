# The rules of one table in words, from the talon to the end of the game; see rules.ftl.

## The talon

rules-title-talon = The talon
rules-talon-pick = The declarer picks one of the two talons, unseen.
rules-talon-shown-all = The talon is shown to everybody, and the declarer takes it into hand.
rules-talon-shown-declarer = The declarer takes the talon into hand; nobody else sees it.
rules-talon-shown-not_when_forced = The talon is shown to everybody, and the declarer takes it into hand; but a declarer who is merely left with the compulsory bid sees it alone.
rules-talon-second-last_trick = The other talon stays face down; whoever wins the last trick gets it, and its card points count like cards taken.
rules-talon-second-last_trick-no_marriage = A king and queen in it are no marriage.
rules-talon-second-out_of_play = The other talon stays face down and out of play for good.
rules-talon-give = Then the declarer gives one card to each opponent, any card they hold, so that everybody has eight.
rules-talon-give_open-yes = These cards are given face up, for all to see.
rules-talon-give_open-no = These cards are given face down: only giver and receiver know them.
rules-talon-one_open-yes = The card is given face up, for all to see.
rules-talon-one_open-no = The card is given face down.
rules-talon-discard-two_out = Then the declarer lays any two cards aside, face down and out of play, so that both players have ten.
rules-talon-discard-one_give = Then the declarer gives any one card to the opponent, so that both players have eleven.
rules-talon-discard-one_give_one_bank = Then the declarer gives any one card to the opponent and lays one face down into the bank, beside the other talon, so that both players have ten.
rules-talon-score-two_out-nobody = The points of the cards laid aside count for nobody.
rules-talon-score-two_out-declarer = The points of the cards laid aside count for the declarer, towards the contract too.
rules-talon-score-two_out-last_trick = The points of the cards laid aside go to whoever wins the last trick.
rules-talon-score-one_give_one_bank-nobody = The points of the card in the bank count for nobody.
rules-talon-score-one_give_one_bank-declarer = The points of the card in the bank count for the declarer, towards the contract too.
rules-talon-score-one_give_one_bank-last_trick = The points of the card in the bank go to whoever wins the last trick.
rules-talon-raise-yes = Until the first card is led the declarer may raise the contract once, by as much as they like, before or after parting with cards. It can never be lowered.
rules-talon-raise-no = The contract stays what was bid: it can be neither raised nor lowered.
rules-talon-cap_on_raise-yes = The limit set by the cards binds the raise too: what counts are the cards then in hand.
rules-talon-cap_on_raise-yes-ignored = The limit of the auction binds the raise too.
rules-talon-cap_on_raise-no = The limit set by the cards does not bind the raise.
rules-talon-cap_kept = A bid within the limit stays good even if the declarer then gives the king or the queen away.

## Conceding

rules-title-concede = Conceding
rules-concede-what = A declarer who has seen the talon and no longer believes in the contract may concede the deal instead of playing it.
rules-concede-scope-forced_only = Only the compulsory bid may be conceded, by a player who is left with it; a contract that was bid or raised has to be played.
rules-concede-window-before_give = It must be done before the first card is given away.
rules-concede-window-before_give-discard = It must be done before the first card is given away or laid aside.
rules-concede-window-before_first_lead = It must be done before the first card is led.
rules-concede-window-own_turn = It may be done at any turn of the declarer's own, in the middle of play as well.
rules-concede-declarer-bid = The declarer loses the contract.
rules-concede-declarer-bid-raised = The declarer loses the contract, a raise included.
rules-concede-declarer-nothing = The declarer loses nothing.
rules-concede-declarer-fine = The declarer loses { $fine } points, whatever the contract.
rules-concede-opponents-sixty = { $players ->
    [2] The opponent writes
   *[other] Each opponent writes
} 60.
rules-concede-opponents-half_bid = { $players ->
    [2] The opponent writes
   *[other] Each opponent writes
} half the contract.
rules-concede-half_round-nearest = Half a contract is rounded to the nearest multiple of { $round }, the middle up.
rules-concede-half_round-down = Half a contract is rounded down to a multiple of { $round }.
rules-concede-half_round-nearest-1 = Half a point is rounded up.
rules-concede-half_round-down-1 = Half a point is dropped.
rules-concede-sitter = Whoever sits out writes only the talon.
rules-concede-nothing_counts = The deal ends there, nothing that was taken or declared counts, and the next player deals.
rules-concede-ends = The deal ends there, and the next player deals.
rules-concede-no_bolts = Nobody gets a bolt.
rules-concede-limit = One player may concede { $limit ->
    [one] once
    [2] twice
   *[other] { $limit } times
} a game.
rules-concede-fine_every = Every third concession of a player costs { $fine } points on top.
rules-concede-on_barrel-burns_attempt = On the barrel, conceding uses up an attempt and costs nothing else.
rules-concede-on_barrel-burns_nothing = On the barrel, conceding costs nothing.
rules-concede-on_barrel-falls = Whoever concedes on the barrel falls off it and loses { $fine } points.
rules-concede-on_barrel-forbidden = On the barrel nobody may concede.
rules-concede-beside_barrel-no = While another player is on the barrel nobody may concede.

## Play

rules-title-play = Playing the cards
rules-play-tricks = There are { $tricks ->
    [8] eight
    [10] ten
   *[other] eleven
} tricks. To each, every player adds one card, clockwise.
rules-play-tricks-two = There are { $tricks ->
    [8] eight
    [10] ten
   *[other] eleven
} tricks. To each, both players add one card.
rules-play-first_lead-declarer = The declarer leads to the first trick.
rules-play-first_lead-first_hand = The player to the dealer's left leads to the first trick.
rules-play-first_lead-first_hand-two = The player who does not deal leads to the first trick.
rules-play-first_lead-dealer = The dealer leads to the first trick.
rules-play-winner = The highest trump wins the trick, or without trumps the highest card of the suit led; the winner leads to the next.
rules-play-follow = If you have the suit led, you must play it.
rules-play-must_beat-yes = If you can, you must beat the best card of that suit on the table, and the same goes for trumps. If you cannot, or if the trick is already trumped, any card of the suit will do.
rules-play-must_beat-yes-two = If you can, you must beat it, and the same goes for trumps. If you cannot, any card of the suit will do.
rules-play-must_beat-no = Which card of the suit is up to you: there is no duty to beat.
rules-play-must_trump-yes = If you have none of it, you must trump; without trumps, or before there are any, you may throw any card.
rules-play-must_trump-no = If you have none of it, you may throw any card: there is no duty to trump.
rules-play-must_overtrump-yes = If the trick is already trumped, you must play a higher trump if you have one, and otherwise a lower one.
rules-play-must_overtrump-no = If the trick is already trumped, any trump will do: you need not go higher.
rules-play-foreign_trump-yes = You may not lead trumps that another player has declared, as long as you hold another suit.

## Marriages

rules-title-marriages = Marriages and trumps
rules-marriages-what = A deal begins without trumps. They come with a marriage, king and queen of one suit in one hand, no matter whether both came in the deal.
rules-marriages-whose = Anybody whose lead it is may declare; for the declarer it counts towards the contract.
rules-marriages-how-king_or_queen-no = To declare one, lead its king or queen and say so. Lead either in silence, and that marriage is lost.
rules-marriages-how-king_or_queen-yes = To declare one, just lead its king or queen: the marriage declares itself.
rules-marriages-how-queen_only-no = To declare one, lead its queen, not its king, and say so. Lead the queen in silence, or the king, and that marriage is lost.
rules-marriages-how-queen_only-yes = To declare one, lead its queen, not its king: the marriage declares itself.
rules-marriages-first_trick-yes = It may be done with the very first lead of the deal.
rules-marriages-first_trick-no = It cannot be done with the first lead of the deal: win a trick first. If you lead a king or a queen to the first trick, you break the pair for nothing.
rules-marriages-once = Each suit can be declared once a deal, and only while both cards are in hand: a king and queen won in tricks are no marriage.
rules-marriages-trump-every = Every marriage makes its suit trumps, in place of the trumps before it.
rules-marriages-trump-first_only = The first marriage sets trumps for the whole deal; later ones bring only points.
rules-marriages-trump-first_only-all = Whatever else sets trumps here counts as a marriage in this.
rules-marriages-timing-at_once = The new trumps count at once, from the card that declares them.
rules-marriages-timing-next_trick = The new trumps count from the next trick; the trick of the declaration is still played under the old ones, if there were any. The points of the marriage stay with whoever declared it, even if another wins that trick.
rules-marriages-half = There is a half marriage too: queen and jack of one suit, both in hand, for half the value of the marriage. Lead one of the two and say so, on the same terms as a marriage.
rules-marriages-half-queen = One queen serves one declaration: either marriage or half marriage.
rules-marriages-half-auto = A queen that could be both declares the marriage, unless you say half.
rules-marriages-half_sets_trump-yes = A half marriage makes its suit trumps.
rules-marriages-half_sets_trump-no = A half marriage sets no trumps.
rules-marriages-aces = Four aces in one hand bring { $aces }.
rules-marriages-aces-like_marriage = Declare them on leading the first ace, when you could also declare a marriage.
rules-marriages-aces-any_lead = Declare them on leading the first ace, to the first trick as well.
rules-marriages-aces-automatic = They need no call: hold all four when play begins, and they count as soon as you take a trick.
rules-marriages-aces_trump-none = They set no trumps; those in force stay.
rules-marriages-aces_trump-led_ace = The suit of that ace becomes trumps.
rules-marriages-aces_trump-next_ace = The suit of the next ace you lead becomes trumps.
rules-marriages-aces_continue = Whoever declared them must go on leading aces, whenever they lead and as long as they have any.
rules-marriages-nines-in_contract = Four nines in one hand bring { $nines }: declare them on playing the first of them, leading or following. They count like a marriage but set no trumps.
rules-marriages-nines-to_total = Whoever holds four nines when play begins writes { $nines } at once: outside the contract, neither rounded nor doubled.

## Scoring

rules-title-scoring = Scoring a deal
rules-scoring-count = After the last trick each player counts the cards in the tricks they took and adds what they declared.
rules-scoring-last_trick = The last trick brings { $points } points more.
rules-scoring-check-raw = The contract is made if the declarer has at least as many points as promised, exactly counted.
rules-scoring-check-rounded = The declarer's points are rounded first; the contract is made if they then come to at least as many as promised.
rules-scoring-success-bid = The declarer then writes the contract and no more, however much was taken.
rules-scoring-success-taken = The declarer then writes all that was taken, rounded like a defender's points and never less than the contract.
rules-scoring-failure = A declarer who fails loses the contract and writes nothing for what was taken.
rules-scoring-example-bid = For example, with a contract of { $contract }: { $more } points taken bring { $contract }, and { $less } cost { $contract }.
rules-scoring-example-taken = For example, with a contract of { $contract }: { $more } points taken bring { $written }, and { $less } cost { $contract }.
rules-scoring-defenders-1 = A defender writes exactly what they took, whether the contract was made or not.
rules-scoring-defenders-nearest = A defender writes what they took, whether the contract was made or not, rounded once to the nearest multiple of { $round }, the middle up: { $sample } is written as { $written }.
rules-scoring-defenders-down = A defender writes what they took, whether the contract was made or not, rounded down once to a multiple of { $round }: { $sample } is written as { $written }.
rules-scoring-negative = A total may well be negative.
rules-scoring-freeze-own_contract = From { $total } on, a player writes points only for contracts of their own.
rules-scoring-freeze-took_part = From { $total } on, a player writes points only for deals in whose auction they made a bid; a pass is no bid, and the compulsory one counts only when its owner plays it.
rules-scoring-freeze-rest = What counts is the total before the deal. Losses and fines are written all the same.
rules-scoring-freeze-rest-plain = What counts is the total before the deal. Losses are written all the same.
rules-scoring-sitter-off = Whoever sits the deal out writes nothing.
rules-scoring-sitter-cards = Whoever sits the deal out writes the card points of the talon as it was dealt.
rules-scoring-sitter-cards_marriages = Whoever sits the deal out writes the card points of the talon as it was dealt, and a marriage if there is one in it.
rules-scoring-sitter-marriages = Whoever sits the deal out writes a marriage if there is one in the talon as it was dealt, and nothing else.
rules-scoring-sitter-aces40_marriages = Whoever sits the deal out writes 40 for each ace in the talon as it was dealt, and a marriage if there is one.
rules-scoring-sitter-aces50_marriages = Whoever sits the deal out writes 50 for each ace in the talon as it was dealt, and a marriage if there is one.
rules-scoring-sitter-rounded = It is rounded like a defender's points.

## Bolts

rules-title-bolts = Bolts
rules-bolts-what-no_trick = A player who takes no trick in a deal gets a bolt, a stroke on the sheet.
rules-bolts-what-no_points = A player who scores no point in a deal gets a bolt, a stroke on the sheet. Tricks of nothing but nines do not save you, while a single jack does.
rules-bolts-declarer-yes = The declarer can get one too.
rules-bolts-declarer-no = The declarer gets none in their own deal.
rules-bolts-declarer-no-consecutive = The declarer gets none in their own deal; an empty one does not break the row either.
rules-bolts-cumulative = Bolts add up over the whole game.
rules-bolts-consecutive = Only bolts in a row count: any deal without one wipes the slate clean.
rules-bolts-fine = { $count ->
    [3] The third
   *[other] The fifth
} costs { $fine } points, and the count starts again.
rules-bolts-double = If bolts count double, the one left over stays.
rules-bolts-unplayed-both = Deals that were conceded or dealt again do not count.
rules-bolts-unplayed-conceded = Deals that were conceded do not count.
rules-bolts-unplayed-redealt = Deals that were dealt again do not count.
rules-bolts-sitter = Nor does a deal that you sit out.
rules-bolts-sitter-only = A deal that you sit out does not count.
rules-bolts-barrel = A player on the barrel gets no bolts.

## The barrel

rules-title-barrel = The barrel
rules-barrel-sit = A player whose total reaches { $at } sits on the barrel and has to finish the game with a contract of their own.
rules-barrel-clamp-yes = What goes beyond { $at } is cut off.
rules-barrel-clamp-no = What goes beyond { $at } is kept, but it makes nothing easier.
rules-barrel-jump-no = Nobody jumps over the barrel: even a deal that would reach the end stops here.
rules-barrel-jump-yes = But a deal that leads past the barrel to the end at one stroke wins the game at once, for a defender as well.
rules-barrel-win = To win, be declarer and make a contract of at least { $need }: it is added to the total and the game is over.
rules-barrel-win-next = As bids are multiples of { $step }, that means { $next }.
rules-barrel-win-below = That wins even where the sum stays below { $target }.
rules-barrel-win-double-blind = A blind contract counts double here as well.
rules-barrel-win-double-golden = A golden contract counts double here as well.
rules-barrel-win-double-both = Blind and golden contracts count double here as well.
rules-barrel-still = Until then the total stands still: as a defender a player on the barrel writes nothing, however much they take.
rules-barrel-still-conceded = Nor do they write anything for somebody's concession.
rules-barrel-still-sitter = Sitting out, they write nothing for the talon.
rules-barrel-still-fines = They pay no fines.
rules-barrel-attempts = There { $attempts ->
    [1] is one attempt
    [2] are two attempts
    [3] are three attempts
    [4] are four attempts
   *[other] are five attempts
}.
rules-barrel-attempts-none = There is no limit on attempts.
rules-barrel-counts-every_deal = Every deal is an attempt, whoever plays it.
rules-barrel-counts-own_contract = Only a deal in which they are declarer is an attempt.
rules-barrel-counts-own_first_hand = Only a deal in which the compulsory bid is theirs is an attempt.
rules-barrel-counts-own_first_hand-left = Only a deal in which they sit to the dealer's left is an attempt.
rules-barrel-counts-not = The deal that brought them there is none.
rules-barrel-counts-not-redealt = The deal that brought them there is none, nor is one that is dealt again.
rules-barrel-counts-not-sitter = The deal that brought them there is none, nor is one that they sit out.
rules-barrel-counts-not-both = The deal that brought them there is none, nor is one that is dealt again or that they sit out.
rules-barrel-counts-other_talon = Nor is one whose talon went to another player on the barrel.
rules-barrel-auction-normal = In the auction a player on the barrel bids like everybody else.
rules-barrel-auction-floor = In the auction a player on the barrel bids at least { $next }, or passes.
rules-barrel-auction-floor-jump = They may go to exactly that bid at once, although bids otherwise rise step by step.
rules-barrel-auction-floor-cap = If the limit set by their cards is lower, they can only pass.
rules-barrel-auction-floor-raise = If they raise the contract, it is to { $next } at least.
rules-barrel-auction-floor-forced = The compulsory bid itself stays { $bid }: left with it, they play it, and can win only by raising it.
rules-barrel-auction-floor-forced-no_raise = The compulsory bid itself stays { $bid }: left with it, they play it, but cannot win with it.
rules-barrel-auction-floor-forced-enough = The compulsory bid itself stays { $bid }: left with it, they play it.
rules-barrel-auction-takes_talon = A player on the barrel takes the talon without an auction and plays for { $need }.
rules-barrel-auction-takes_talon-several = With several on the barrel, it is the first of them in turn from the player with the compulsory bid.
rules-barrel-auction-takes_talon-several-left = With several on the barrel, it is the first of them in turn from the dealer's left.
rules-barrel-auction-takes_talon-several-two = With both on the barrel, it is the player with the compulsory bid.
rules-barrel-auction-takes_talon-several-two-left = With both on the barrel, it is the one who does not deal.
rules-barrel-auction-own_first_hand = A player on the barrel plays when the compulsory bid is theirs, without an auction and for { $need }; in all other deals they count as having passed.
rules-barrel-auction-own_first_hand-left = A player on the barrel plays when sitting to the dealer's left, without an auction and for { $need }; in all other deals they count as having passed.
rules-barrel-auction-no_blind = There is no blind bid then.
rules-barrel-own_failure-stays = Failing in a contract from the barrel costs no points of itself.
rules-barrel-own_failure-stays-last = Failing in a contract before the last attempt costs no points.
rules-barrel-own_failure-falls_minus_bid = Whoever fails in a contract from the barrel loses it and falls off at once.
rules-barrel-last-fine = When the last attempt is used up, the player falls off and loses { $fine } points.
rules-barrel-last-zero = When the last attempt is used up, the player falls off and the whole total goes back to 0.
rules-barrel-last-minus_bid = When the last attempt is used up, the player falls off and loses the contract they failed in, or { $fine } points if they failed in none.
rules-barrel-knock-newcomer_stays = If a second player comes to the barrel, the newcomer stays, and the one who sat there falls off and loses { $fine } points.
rules-barrel-knock-coexist = If a second player comes to the barrel, both stay.
rules-barrel-knock-all_fall = If a second player comes to the barrel, both fall off and lose { $fine } points each.
rules-barrel-knock-first_stays = If a second player comes to the barrel, the newcomer falls off at once and loses { $fine } points; the first stays.
rules-barrel-knock-sitter = That can happen even to a player who sits the deal out.
rules-barrel-simultaneous-all_fall = If { $players ->
    [2] both players reach the barrel in the same deal, both
   *[other] several players reach the barrel in the same deal, all of them
} fall off at once and lose { $fine } points each.
rules-barrel-simultaneous-coexist = If { $players ->
    [2] both players reach the barrel in the same deal, both
   *[other] several players reach the barrel in the same deal, all of them
} stay there.
rules-barrel-simultaneous-before = Whoever sat there before them stays.
rules-barrel-no_knock_on_win = None of this happens in a deal in which somebody wins.
rules-barrel-falls_to_zero = The third fall, for whatever reason, takes the whole total: back to 0, and falls are counted afresh.
rules-barrel-freezes_others = While somebody is on the barrel all others gain nothing, not even by a contract made; what they lose is written.

## The dump

rules-title-dump = The dump
rules-dump-values = A total of exactly { $values } falls into the dump: it goes back to 0.
rules-dump-values-many = A total of exactly one of these falls into the dump and goes back to 0: { $values }.
rules-dump-negative-yes = The same happens below zero.
rules-dump-negative-no = Below zero nothing happens.
rules-dump-pass = It is checked when the whole deal has been written; merely passing the number does no harm.
rules-dump-bolts = Bolts stay as they are.

## The end

rules-title-end = The end of the game
rules-end-barrel-ge = The game goes to { $target } points, and is won from the barrel only.
rules-end-barrel-gt = The game goes beyond { $target } points, and is won from the barrel only.
rules-end-ge = Whoever has { $target } points or more at the end of a deal has won, as a defender too.
rules-end-gt = Whoever has more than { $target } points at the end of a deal has won, as a defender too; exactly { $target } is not enough.
rules-end-jump-ge = The game is won from the barrel, or by jumping past it to { $target } points or more at one stroke.
rules-end-jump-gt = The game is won from the barrel, or by jumping past it to more than { $target } points at one stroke; exactly { $target } is not enough.
rules-end-tie-declarer_then_highest = If several get there in one deal, the declarer wins; if the declarer is not among them, the highest total.
rules-end-tie-highest_then_declarer = If several get there in one deal, the highest total wins; if those are equal, the declarer.
rules-end-tie-seat_order = If several get there in one deal, the first in turn from the dealer's left wins.
rules-end-tie-rest = What is still equal goes to the first in turn from the dealer's left.
