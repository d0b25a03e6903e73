# Matches between bots: `tysyacha arena`.

arena-games = Games
arena-title = { $preset }: { $games } games, { $sets } sets of cards, each in { $seatings } seatings; { $deals } deals; seed { $seed }
arena-line-won = Games won
arena-line-share = % of games
arena-line-points = Points a deal
arena-line-contracts = Declarer, % of deals
arena-line-made = Contracts made, %
arena-line-contract = Mean contract
arena-line-time = ms a decision, median / 99 %
arena-note = The share expected of equal bots is { $expected } %. After ± stands the 95 % confidence interval, reckoned by set of cards.
arena-unfinished = { $games ->
    [one] { $games } game was left unfinished: it found no winner within the number of deals that a game may have.
   *[other] { $games } games were left unfinished: they found no winner within the number of deals that a game may have.
}

error-bot-unknown = There is no bot “{ $bot }”; did you mean “{ $nearest }”? Known are: { $known }.
error-games-too-few = A match needs at least one game, not { $games }.
