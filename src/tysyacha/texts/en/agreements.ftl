# Every agreement and each of its values: .name is a short label, .about one sentence.

value-on = yes
value-off = no

## The table

group-table = The table

agreement-table-two_player_form =
    .name = Two players: cards and talons
    .about = With two players: how many cards each is dealt, and how large the two talons are.
agreement-table-two_player_form-two_talons_of_2 = ten cards each, two talons of two
agreement-table-two_player_form-two_talons_of_3 = nine cards each, two talons of three

agreement-table-four_player_form =
    .name = Four players: who sits out
    .about = With four players: which seat sits each deal out.
agreement-table-four_player_form-dealer_out = the dealer
agreement-table-four_player_form-opposite_out = the player opposite the dealer
agreement-table-four_player_form-right_out = the player to the dealer's right

## Shuffling and cutting

group-ritual = Shuffling and cutting

agreement-ritual-shuffle =
    .name = Shuffling
    .about = Whether the pack is shuffled before every deal, or only before the first and then just gathered and cut.
agreement-ritual-shuffle-full = shuffle every deal
agreement-ritual-shuffle-collect_and_cut = gather the tricks and cut, no shuffling

agreement-ritual-cut =
    .name = Who cuts
    .about = Which neighbour of the dealer cuts the pack before the deal.
agreement-ritual-cut-off = nobody; the program's shuffle is enough
agreement-ritual-cut-right = the right neighbour
agreement-ritual-cut-left = the left neighbour

agreement-ritual-bottom_look =
    .name = Card looked at after the cut
    .about = Which card of the cut pack is looked at before the deal.
agreement-ritual-bottom_look-off = none
agreement-ritual-bottom_look-bottom = the dealer looks at the bottom card, which will be his
agreement-ritual-bottom_look-top = the cutter turns the top card

agreement-ritual-bottom_nine =
    .name = If it is a nine
    .about = What happens when the card looked at is a nine.
agreement-ritual-bottom_nine-off = nothing
agreement-ritual-bottom_nine-fine_cutter = cut again; the third nine in a row fines the cutter
agreement-ritual-bottom_nine-reshuffle_fine_cutter = shuffle and cut anew; the third nine in a row fines the cutter
agreement-ritual-bottom_nine-fine_dealer = cut again; the third nine in a row fines the dealer and the next player cuts
agreement-ritual-bottom_nine-swap = the program never leaves a nine or a jack there

agreement-ritual-bottom_jack =
    .name = If it is a jack
    .about = What happens when the card looked at is a jack.
agreement-ritual-bottom_jack-off = nothing
agreement-ritual-bottom_jack-into_middle = the dealer puts it into the middle; no cut after that
agreement-ritual-bottom_jack-dealer_cuts = the dealer himself cuts, once
agreement-ritual-bottom_jack-reshuffle = shuffle and cut anew
agreement-ritual-bottom_jack-shuffle_unseen = it goes into the middle, the pack is shuffled and nobody looks again

agreement-ritual-talon_slots =
    .name = Cards that may go to the talon
    .about = Which of the cards being dealt may be laid into the talon.
agreement-ritual-talon_slots-any = any
agreement-ritual-talon_slots-not_first3_last3 = not the first three and not the last three
agreement-ritual-talon_slots-not_first_last = not the first and not the last
agreement-ritual-talon_slots-not_consecutive = no two in a row
agreement-ritual-talon_slots-first_three_rounds = one in each of the first three rounds
agreement-ritual-talon_slots-between_rounds = after the first round and before the last
agreement-ritual-talon_slots-rest_of_pack = the cards left when the hands are dealt

agreement-ritual-exposed_card =
    .name = Card turned up while dealing
    .about = What a card turned up while dealing costs.
agreement-ritual-exposed_card-off = nothing
agreement-ritual-exposed_card-fine_next_deals = the dealer pays the fine and the next player deals
agreement-ritual-exposed_card-same_deals_again = the same dealer deals again
agreement-ritual-exposed_card-next_deals = the next player deals, no fine
agreement-ritual-exposed_card-fine_20 = the dealer pays 20 and deals again

## Redeals

group-redeal = Redeals

agreement-redeal-hand_below =
    .name = Redeal: hand below
    .about = A player dealt fewer card points than this may ask for a redeal.
agreement-redeal-hand_below-none = no such redeal

agreement-redeal-hand_nines =
    .name = Redeal: nines in hand
    .about = A player holding at least this many nines may ask for a redeal.
agreement-redeal-hand_nines-none = no such redeal

agreement-redeal-hand_jacks =
    .name = Redeal: jacks in hand
    .about = A player holding at least this many jacks may ask for a redeal.
agreement-redeal-hand_jacks-none = no such redeal

agreement-redeal-talon_below =
    .name = Redeal: talon below
    .about = A declarer whose talon has fewer card points than this may ask for a redeal.
agreement-redeal-talon_below-none = no such redeal

agreement-redeal-talon_nines =
    .name = Redeal: nines in the talon
    .about = A declarer whose talon has at least this many nines may ask for a redeal.
agreement-redeal-talon_nines-none = no such redeal

agreement-redeal-talon_jacks =
    .name = Redeal: jacks in the talon
    .about = A declarer whose talon has at least this many jacks may ask for a redeal.
agreement-redeal-talon_jacks-none = no such redeal

agreement-redeal-talon_scope =
    .name = Redeal for the talon: who
    .about = Whether a poor talon gives a redeal to every declarer or only to one left with the compulsory bid.
agreement-redeal-talon_scope-any = any declarer
agreement-redeal-talon_scope-forced_only = only the forced player who plays because all others passed

agreement-redeal-deadline =
    .name = Redeal: until when
    .about = Until when a redeal may be asked for.
agreement-redeal-deadline-auction = for a hand before the first word of the auction, for the talon before the first card is given
agreement-redeal-deadline-first_lead = until the first card is led, nines and jacks counted in the hand as it then is

agreement-redeal-mandatory =
    .name = Redeal by itself
    .about = Whether a redeal happens by itself or only when somebody asks.
agreement-redeal-mandatory-optional = only on request
agreement-redeal-mandatory-nines = by itself for nines in a hand
agreement-redeal-mandatory-talon = by itself for the talon
agreement-redeal-mandatory-all = by itself for every ground

agreement-redeal-dealer =
    .name = Redeal: who deals
    .about = Who deals after a redeal was granted.
agreement-redeal-dealer-same = the same dealer
agreement-redeal-dealer-next = the next player

agreement-redeal-chain_fine =
    .name = Redeals in a row that cost a fine
    .about = So many redeals in a row cost the dealer the fine.
agreement-redeal-chain_fine-none = no fine

agreement-redeal-rich_talon =
    .name = Two players: talon too rich, above
    .about = With two players: the deal is void when either talon has more card points than this.
agreement-redeal-rich_talon-none = any talon is played

## The auction

group-auction = The auction

agreement-auction-forced_player =
    .name = Who owns the compulsory bid
    .about = Who owns the compulsory opening bid.
agreement-auction-forced_player-first_hand = the player left of the dealer
agreement-auction-forced_player-dealer = the dealer
agreement-auction-forced_player-last_speaker = nobody at first; if all others pass, the last to speak must take it
agreement-auction-forced_player-nobody = nobody; all may pass

agreement-auction-forced_bid =
    .name = Lowest bid
    .about = The bid with which the auction starts, whether compulsory or just the lowest.

agreement-auction-step =
    .name = Step of the auction
    .about = The smallest raise; every bid and every raise after the talon is a multiple of it.

agreement-auction-jumps =
    .name = Raise by several steps
    .about = Whether a bid may exceed the standing bid by more than one step.

agreement-auction-cap_no_marriage =
    .name = Cap without a marriage
    .about = The highest bid of a player who holds no marriage; without a cap everybody bids as he likes.
agreement-auction-cap_no_marriage-none = no cap

agreement-auction-cap_marriages =
    .name = How marriages lift the cap
    .about = How the marriages in the bidder's hand lift his cap.
agreement-auction-cap_marriages-all = by the value of all of them
agreement-auction-cap_marriages-highest = by the dearest one
agreement-auction-cap_marriages-unlimited = one marriage lifts the cap altogether
agreement-auction-cap_marriages-ignored = not at all

agreement-auction-hard_cap =
    .name = Highest bid of all
    .about = No bid and no raise may exceed this, whatever the cards.
agreement-auction-hard_cap-none = no limit

agreement-auction-cap_on_raise =
    .name = Cap binds the raise too
    .about = Whether the cap by cards also binds the raise after the talon.

agreement-auction-silent_at =
    .name = Silent at this total and below
    .about = A player whose total is at or below this number must pass.
agreement-auction-silent_at-none = nobody is silent

agreement-auction-all_pass =
    .name = Everybody passed: who deals
    .about = Who deals again when nobody is forced and all pass.
agreement-auction-all_pass-same_dealer = the same dealer
agreement-auction-all_pass-next_dealer = the next player

## Playing blind

group-blind = Playing blind

agreement-blind-on =
    .name = Blind play
    .about = Whether a player may bid 120 without having seen his cards, for double stakes.

agreement-blind-who =
    .name = Who may bid blind
    .about = Who may bid blind.
agreement-blind-who-first_hand = only the player with the compulsory bid, before the first word
agreement-blind-who-any = every player, as his first word

agreement-blind-min_total =
    .name = Blind from this total on
    .about = The lowest total with which a player may bid blind.
agreement-blind-min_total-none = any total

agreement-blind-when_barrel =
    .name = Blind beside the barrel
    .about = Whether blind bids are allowed while a player is on the barrel.

agreement-blind-defenders =
    .name = Blind: what defenders write
    .about = What the defenders of a blind contract write.
agreement-blind-defenders-cards_only = card points double, marriages single
agreement-blind-defenders-all = everything double
agreement-blind-defenders-single = nothing double

agreement-blind-double_bolts =
    .name = Blind: bolts count double
    .about = Whether a bolt in a blind deal counts as two.

agreement-blind-talon_hidden =
    .name = Blind: talon hidden
    .about = Whether only the declarer of a blind deal sees the talon.

agreement-blind-concede =
    .name = Blind: may be conceded
    .about = Whether a blind contract may be conceded.

## The golden round

group-golden = The golden round

agreement-golden-on =
    .name = Golden round
    .about = Whether the game opens with a golden round, in which everybody in turn must play 120 for double stakes.

agreement-golden-deals =
    .name = Deals in the golden round
    .about = How many deals the golden round has.
agreement-golden-deals-each_player = one for each player
agreement-golden-deals-three = three

agreement-golden-contract =
    .name = Golden round: who declares
    .about = How the declarer of a golden deal is found.
agreement-golden-contract-forced = the forced player plays 120 without an auction
agreement-golden-contract-auction = an auction that starts at 120

agreement-golden-unseen =
    .name = Golden round: cards unseen
    .about = Whether the golden player is kept from his cards until he takes the talon.

agreement-golden-raise =
    .name = Golden round: raise allowed
    .about = Whether the golden contract may be raised after the talon.

agreement-golden-defenders =
    .name = Golden round: what defenders write
    .about = What the defenders of a golden contract write.
agreement-golden-defenders-cards_only = card points double, marriages single
agreement-golden-defenders-all = everything double
agreement-golden-defenders-single = nothing double

agreement-golden-double_bolts =
    .name = Golden round: bolts count double
    .about = Whether a bolt in a golden deal counts as two.

agreement-golden-double_fines =
    .name = Golden round: bolt fine doubled
    .about = Whether the fine for bolts is doubled in a golden deal.

agreement-golden-concede =
    .name = Golden round: may be conceded
    .about = Whether a golden contract may be conceded.

agreement-golden-nobody =
    .name = Golden round: nobody made it
    .about = What happens when nobody made a contract in the whole golden round.
agreement-golden-nobody-reset = all totals go to 0 and the ordinary game starts
agreement-golden-nobody-repeat = all totals go to 0 and the golden round is played again
agreement-golden-nobody-keep = totals stay and the ordinary game starts

## The talon

group-talon = The talon

agreement-talon-shown =
    .name = Who sees the talon
    .about = Who sees the talon when the auction is over.
agreement-talon-shown-all = everybody
agreement-talon-shown-declarer = only the declarer
agreement-talon-shown-not_when_forced = everybody, except when the compulsory bid is played because all others passed

agreement-talon-give_open =
    .name = Cards given face up
    .about = Whether the cards given to the opponents are seen by all.

agreement-talon-raise =
    .name = Raise after the talon
    .about = Whether the declarer may raise his contract after taking the talon.

agreement-talon-second =
    .name = Two players: the other talon
    .about = With two players: what becomes of the talon that was not picked.
agreement-talon-second-last_trick = it goes to the winner of the last trick
agreement-talon-second-out_of_play = it stays out of play

agreement-talon-discard =
    .name = Two players: the discard
    .about = With two players: what the declarer parts with after taking his talon.
agreement-talon-discard-two_out = two cards face down, out of play
agreement-talon-discard-one_give_one_bank = one card to the opponent, one to the bank with the other talon
agreement-talon-discard-one_give = one card to the opponent

agreement-talon-discard_score =
    .name = Two players: points of the discard
    .about = With two players: who gets the points of the cards the declarer laid aside.
agreement-talon-discard_score-nobody = nobody
agreement-talon-discard_score-declarer = the declarer
agreement-talon-discard_score-last_trick = the winner of the last trick

## Conceding

group-concede = Conceding

agreement-concede-on =
    .name = Conceding
    .about = Whether the declarer may give the deal up instead of playing it.

agreement-concede-window =
    .name = Conceding: until when
    .about = Until when the declarer may concede.
agreement-concede-window-before_give = until he parts with the first card
agreement-concede-window-before_first_lead = until the first card is led
agreement-concede-window-own_turn = at any turn of his own, during play too

agreement-concede-scope =
    .name = Conceding: which contracts
    .about = Which contracts may be conceded.
agreement-concede-scope-any = any
agreement-concede-scope-forced_only = only the compulsory bid that all others passed

agreement-concede-declarer =
    .name = Conceding: what it costs
    .about = What conceding costs the declarer.
agreement-concede-declarer-bid = the contract
agreement-concede-declarer-nothing = nothing
agreement-concede-declarer-fine = the fine, whatever the contract

agreement-concede-opponents =
    .name = Conceding: what opponents write
    .about = What each opponent writes when the declarer concedes.
agreement-concede-opponents-sixty = 60 each
agreement-concede-opponents-half_bid = half the contract each

agreement-concede-half_round =
    .name = Conceding: rounding of the half
    .about = How half a contract is rounded to what points are rounded to.
agreement-concede-half_round-nearest = to the nearest, halves up
agreement-concede-half_round-down = down

agreement-concede-limit =
    .name = Concessions in a game
    .about = How many times one player may concede in a game.
agreement-concede-limit-none = as often as he likes

agreement-concede-fine_every =
    .name = Concessions that cost a fine
    .about = Every so many concessions of one player cost him the fine on top.
agreement-concede-fine_every-none = no fine

agreement-concede-on_barrel =
    .name = Conceding on the barrel
    .about = What happens when a declarer on the barrel concedes.
agreement-concede-on_barrel-burns_attempt = it costs an attempt, nothing else
agreement-concede-on_barrel-falls = he falls off with the fine
agreement-concede-on_barrel-forbidden = he may not

agreement-concede-beside_barrel =
    .name = Conceding beside the barrel
    .about = Whether a declarer may concede while another player is on the barrel.

## Playing the cards

group-play = Playing the cards

agreement-play-first_lead =
    .name = First lead
    .about = Who leads to the first trick.
agreement-play-first_lead-declarer = the declarer
agreement-play-first_lead-first_hand = the player left of the dealer
agreement-play-first_lead-dealer = the dealer

agreement-play-must_beat =
    .name = Duty to beat
    .about = Whether a player who follows suit must play higher than the best card of that suit on the table, if he can.

agreement-play-must_trump =
    .name = Duty to trump
    .about = Whether a player who cannot follow suit must play a trump if he has one.

agreement-play-must_overtrump =
    .name = Duty to overtrump
    .about = Whether a player who must trump a trick that already holds a trump must play a higher one, if he can.

agreement-play-no_foreign_trump_lead =
    .name = No lead of another's trump
    .about = Whether a player with other suits in hand is forbidden to lead the trump suit another player declared.

## Marriages and trumps

group-marriage = Marriages and trumps

agreement-marriage-values =
    .name = Marriage values
    .about = What a marriage is worth in each suit.

agreement-marriage-first_trick =
    .name = Marriage with the first lead
    .about = Whether a marriage may be declared with the very first lead of the deal.

agreement-marriage-lead =
    .name = Card that declares a marriage
    .about = Which card of the pair must be led to declare it.
agreement-marriage-lead-king_or_queen = king or queen
agreement-marriage-lead-queen_only = only the queen

agreement-marriage-auto =
    .name = Marriage declares itself
    .about = Whether leading a card of a pair declares the marriage without a word.

agreement-marriage-trump =
    .name = Later marriages change the trump
    .about = Whether each declared marriage changes the trump suit.
agreement-marriage-trump-every = every marriage makes its suit trumps
agreement-marriage-trump-first_only = the first one sets trumps for the deal, later ones only score

agreement-marriage-trump_timing =
    .name = When a new trump starts
    .about = When a new trump suit comes into force.
agreement-marriage-trump_timing-at_once = with the card that declares it
agreement-marriage-trump_timing-next_trick = from the next trick

agreement-marriage-half =
    .name = Half marriage
    .about = Whether queen and jack of one suit, both in hand, can be declared for half the value of the marriage.

agreement-marriage-half_sets_trump =
    .name = Half marriage sets the trump
    .about = Whether a half marriage makes its suit trumps.

agreement-marriage-aces =
    .name = Four aces
    .about = What four aces in one hand are worth when declared.
agreement-marriage-aces-none = not declared

agreement-marriage-aces_trump =
    .name = Four aces: trump
    .about = Whether four aces set a trump suit, and which.
agreement-marriage-aces_trump-none = no; a trump in force stays
agreement-marriage-aces_trump-led_ace = the suit of the ace led
agreement-marriage-aces_trump-next_ace = the suit of the next ace he leads

agreement-marriage-aces_when =
    .name = Four aces: when declared
    .about = When four aces may be declared.
agreement-marriage-aces_when-like_marriage = leading an ace when a marriage could be declared
agreement-marriage-aces_when-any_lead = leading the first ace, to the first trick too
agreement-marriage-aces_when-automatic = by itself, once the holder has taken a trick

agreement-marriage-aces_continue =
    .name = Four aces: go on leading aces
    .about = Whether a player who declared four aces must lead aces whenever he leads, as long as he has any.

agreement-marriage-nines =
    .name = Four nines
    .about = What four nines in one hand are worth.
agreement-marriage-nines-none = nothing

agreement-marriage-nines_form =
    .name = Four nines: how they count
    .about = How four nines count.
agreement-marriage-nines_form-in_contract = declared with the first nine played, part of the deal's points
agreement-marriage-nines_form-to_total = written to the total when play begins, outside the contract

## Scoring a deal

group-scoring = Scoring a deal

agreement-scoring-declarer_success =
    .name = A contract made writes
    .about = What a declarer who made his contract writes.
agreement-scoring-declarer_success-bid = the contract
agreement-scoring-declarer_success-taken = what he took

agreement-scoring-contract_check =
    .name = Contract checked against
    .about = Whether the contract is checked against exact or rounded points.
agreement-scoring-contract_check-raw = exact points
agreement-scoring-contract_check-rounded = rounded points

agreement-scoring-round_to =
    .name = Points rounded to
    .about = What the points of defenders and sitters are rounded to a multiple of.

agreement-scoring-round_mode =
    .name = How points are rounded
    .about = How points are rounded.
agreement-scoring-round_mode-nearest = to the nearest, halves up
agreement-scoring-round_mode-down = down

agreement-scoring-last_trick =
    .name = Bonus for the last trick
    .about = The bonus for the winner of the last trick.
agreement-scoring-last_trick-none = no bonus

agreement-scoring-freeze_from =
    .name = Points frozen from
    .about = From this total on a player no longer writes points for every deal.
agreement-scoring-freeze_from-none = never

agreement-scoring-freeze_scope =
    .name = What is still written then
    .about = For which deals a player past that total still writes points.
agreement-scoring-freeze_scope-own_contract = only for contracts of his own
agreement-scoring-freeze_scope-took_part = for every deal in whose auction he made a bid

agreement-scoring-sitter =
    .name = Four players: points of the sitter
    .about = What the player who sits out writes for the talon.
agreement-scoring-sitter-off = nothing
agreement-scoring-sitter-cards = its card points
agreement-scoring-sitter-cards_marriages = its card points and any marriage in it
agreement-scoring-sitter-marriages = only a marriage in it
agreement-scoring-sitter-aces40_marriages = 40 for each ace and any marriage
agreement-scoring-sitter-aces50_marriages = 50 for each ace and any marriage

agreement-scoring-fine =
    .name = The fine
    .about = The size of every fine: for bolts, for falling off the barrel, for cuts, for concessions.

## Bolts

group-bolts = Bolts

agreement-bolts-mode =
    .name = Bolts
    .about = Whether empty deals are counted as bolts and fined.
agreement-bolts-mode-off = no bolts
agreement-bolts-mode-cumulative = all bolts of the game add up
agreement-bolts-mode-consecutive = only in a row

agreement-bolts-count =
    .name = Bolts that bring the fine
    .about = How many bolts bring the fine.

agreement-bolts-condition =
    .name = What a bolt is given for
    .about = What a bolt is given for.
agreement-bolts-condition-no_trick = no trick taken
agreement-bolts-condition-no_points = no points taken

agreement-bolts-declarer =
    .name = Bolts for the declarer too
    .about = Whether the declarer can get a bolt in his own deal.

## The barrel

group-barrel = The barrel

agreement-barrel-at =
    .name = Barrel at
    .about = A player whose total reaches this sits on the barrel and must win with a contract of his own.
agreement-barrel-at-none = no barrel

agreement-barrel-clamp =
    .name = Cut back to the barrel
    .about = Whether the total of a player who reaches the barrel is set back to exactly that number.

agreement-barrel-jump_wins =
    .name = Jumping over the barrel wins
    .about = Whether a player who is not on the barrel wins when one deal carries him past the target.

agreement-barrel-attempts =
    .name = Attempts on the barrel
    .about = How many attempts a player on the barrel has.
agreement-barrel-attempts-none = no limit

agreement-barrel-attempt_counts =
    .name = What counts as an attempt
    .about = Which deals use up an attempt.
agreement-barrel-attempt_counts-every_deal = every deal
agreement-barrel-attempt_counts-own_contract = only deals he declares
agreement-barrel-attempt_counts-own_first_hand = only deals in which the compulsory bid is his

agreement-barrel-need =
    .name = Contract that wins from the barrel
    .about = The contract that wins from the barrel; if none is set, it follows from the barrel, the target and the step.
agreement-barrel-need-none = follows from the target

agreement-barrel-auction =
    .name = Bidding from the barrel
    .about = How a player on the barrel takes part in the auction.
agreement-barrel-auction-normal = like everybody
agreement-barrel-auction-floor = his bids are at least the need
agreement-barrel-auction-takes_talon = he gets the talon without an auction
agreement-barrel-auction-own_first_hand = he plays when the compulsory bid is his, without an auction, and passes otherwise

agreement-barrel-own_failure =
    .name = Own contract failed on the barrel
    .about = What happens to a player on the barrel who fails in his own contract.
agreement-barrel-own_failure-stays = only the attempt is lost
agreement-barrel-own_failure-falls_minus_bid = he loses the contract and falls off at once

agreement-barrel-fail_last =
    .name = Last attempt fails
    .about = What using up the last attempt without a win costs.
agreement-barrel-fail_last-fine = the fine
agreement-barrel-fail_last-zero = everything: the total goes to 0
agreement-barrel-fail_last-minus_bid = the contract he failed in

agreement-barrel-knock =
    .name = Second player on the barrel
    .about = What happens when a second player reaches the barrel while one sits there.
agreement-barrel-knock-newcomer_stays = the newcomer stays, the other falls with the fine
agreement-barrel-knock-coexist = both stay
agreement-barrel-knock-all_fall = both fall with the fine
agreement-barrel-knock-first_stays = the first stays, the newcomer falls with the fine

agreement-barrel-simultaneous =
    .name = Several at once on the barrel
    .about = What happens when several players reach the barrel in one deal.
agreement-barrel-simultaneous-all_fall = they all fall at once with the fine
agreement-barrel-simultaneous-coexist = they all stay

agreement-barrel-falls_to_zero =
    .name = Falls that burn the total
    .about = So many falls from the barrel take the whole total.
agreement-barrel-falls_to_zero-none = never

agreement-barrel-freezes_others =
    .name = The barrel freezes the others
    .about = Whether all other players stop gaining points while somebody is on the barrel.

## The dump

group-dump = The dump

agreement-dump-values =
    .name = Dump at
    .about = A player whose total comes to exactly one of these numbers goes back to 0.
agreement-dump-values-none = no dump

agreement-dump-negative =
    .name = Dump below zero too
    .about = Whether the same numbers below zero go back to 0 too.

## The end of the game

group-ending = The end of the game

agreement-ending-target =
    .name = Play to
    .about = The total that ends the game.

agreement-ending-win_rule =
    .name = Exactly the target
    .about = Whether the target itself wins or must be exceeded.
agreement-ending-win_rule-ge = the target or more wins
agreement-ending-win_rule-gt = more than the target wins

agreement-ending-tie =
    .name = Several reach the target
    .about = Who wins when several players get there in one deal.
agreement-ending-tie-declarer_then_highest = the declarer, otherwise the highest total
agreement-ending-tie-highest_then_declarer = the highest total; if equal, the declarer
agreement-ending-tie-seat_order = the first in turn from the dealer's left
