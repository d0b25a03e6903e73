# Talk: ready phrases, and what is refused.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-please = You are welcome!
phrase-sorry = Sorry!
phrase-wait = One moment, please.
phrase-ready = Ready to go.
phrase-well-played = Well played!
phrase-what-a-deal = What a deal!
phrase-bad-luck = Bad luck.
phrase-close-one = That was close!
phrase-congratulations = Congratulations!
phrase-good-game = Good game!
phrase-again = One more game?
phrase-must-go = I have to go after this game.
phrase-bye = Goodbye!

error-text-wrong = A message has 1 to { $most } visible letters, in one line
error-say-one = Say either a text or a ready phrase
error-phrase-unknown = There is no such phrase; there are { $known }
error-only-phrases = While a deal of a rated game is played, its players have only the ready phrases
error-muted = Who runs the service has taken the word from you for a while
