# Matches between bots: `tysyacha arena`.

arena-games = Games
arena-title-auction = { $preset }: { $games } games, { $sets } sets of cards, each in { $seatings } seatings; { $deals } deals; seed { $seed }
arena-title-forced = { $preset }, card play alone: { $sets } deals, each in { $seatings } seatings, the same contract and gifts in all; seed { $seed }
arena-line-won-auction = Games won
arena-line-won-forced = Most points, deals
arena-line-share-auction = % of games
arena-line-share-forced = Most points, % of deals
arena-line-points = Points a deal
arena-line-declaring = Points as declarer
arena-line-defending = Points otherwise
arena-line-contracts = Declarer, % of deals
arena-line-made = Contracts made, %
arena-line-contract = Mean contract
arena-line-taken = Taken as declarer
arena-line-faced = Taken by declarers against it
arena-line-time = ms a decision, mean / median / 99 %
arena-line-time-stage = ms, with a choice, { $stage }
arena-note = The share expected of equal bots is { $expected } %. After the mean stands its 95 % confidence interval, bootstrapped over sets of cards (with fewer than 20 sets, by Student’s factor).
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
arena-starts-given = Every game begins at the standing of the record.
arena-starts-late = Every set of cards begins at a standing late in a game.
arena-sprt-accepted = The test is decided: { $bot } wins { $p1 } % of games or more, not { $p0 } % (log ratio { $ratio }; 5 % of error either way).
arena-sprt-rejected = The test is decided: { $bot } wins { $p0 } % of games or fewer, not { $p1 } % (log ratio { $ratio }; 5 % of error either way).
arena-sprt-open = The test between { $p0 } % and { $p1 } % of games for { $bot } is not decided yet (log ratio { $ratio }); more games may decide it.
arena-faults = { $bot } did not always answer as it should: { $faults }.
arena-fault-timeout = no answer in time
arena-fault-illegal = not allowed
arena-fault-unreadable = no action
arena-fault-crash = ended
arena-fault-given-up = games in which it was not started any more
arena-fault-substituted = moves that “steady” made for it
arena-stage-auction = auction
arena-stage-contract = gifts and contract
arena-stage-cards = cards
arena-page-strength = Strength
arena-page-null = The share of games won with its 95 % interval. The dashed line is the { $expected } % that equal bots would have.
arena-page-points = Points a deal
arena-page-promises = Promised and made
arena-page-promises-note = Contracts made against the chance promised (after a raise, points enough for what was promised), by tenths of the promise that have { $cases } cases or more. On the dashed line as many are made as were promised.
arena-page-no-promises = No bot of this match tells what chance it gives a contract.
arena-page-times = Decision times
arena-page-times-note = How many decisions took how long, in milliseconds on a logarithmic scale; the tallest bar of each bot has the same height.

error-contract-unknown = There is no “{ $contract }” way to a contract: “auction” plays whole games, “forced” card play alone.
error-starts-both = A match begins in one way: from a record (--start), late (--late), or with forced contracts.
error-sprt-wrong = “{ $wish }” is no test: write two shares of games between 0 and 1, the smaller first, for example 0.333,0.36.
error-journal-other = { $file } holds another match ({ $key }: { $theirs }); name another file, or ask for the same match.
error-journal-unreadable = { $file } is no file of finished sets: its line { $line } cannot be read; name another file.
error-journal-failed = { $file } cannot be used to keep finished sets: { $reason }.
error-journal-busy = Another match keeps its finished sets in { $file } just now; wait for its end, or name another file.
error-page-failed = The page { $file } cannot be written: { $reason }.
error-start-unread = The record { $file } cannot be read: { $reason }.
error-start-players = The record has { $players } players; name as many bots, not { $bots }.
error-start-open = The record ends in the middle of a deal; a match begins between two deals.
error-start-over = The game of the record is won; a match begins from one that goes on.
