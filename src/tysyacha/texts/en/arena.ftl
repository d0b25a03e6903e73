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
error-bot-sees-all = “{ $bot }” sees the cards of all players and plays in the arena only; at a table choose another opponent.
error-bot-seconds = “{ $seconds }” is no time for a move: write exec@2.5:COMMAND, with seconds above 0 and at most { $most }.
error-bot-command-empty = After “exec:” stands the command that starts the program, for example exec:python3 bot.py.
error-bot-command-quotes = The command “{ $command }” opens a quotation mark and does not close it.
error-bot-command-missing = There is no program “{ $program }” to start; after “exec:” write a command that works in this folder.
