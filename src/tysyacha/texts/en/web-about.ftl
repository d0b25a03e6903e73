# What this is.

about-what = Thousand is a card game for two to four: bid for the talon, declare marriages, be the first at a thousand. Here it is played by the rules of your own table, with friends or against the program. No advertisements, nothing to buy, nothing to sign up for.
about-play = Play
about-rules = All the rules
about-minute = The game in a minute
    .which = By the classic Russian rules for three; every table may agree otherwise.
about-words = What the words mean
about-fair = Nobody chooses the cards
    .text = Before a game the service is bound to a secret, and every player adds a number of their own. All deals follow from both, and after the game anybody can check every one of them.
about-privacy = What is kept of you
    .own = See, download or delete my data
about-privacy-name = Your name at the table, and with an account the name you sign in with and a fingerprint of your password. No e-mail, no telephone.
about-privacy-cookie = Two cookies: one says who you are, the other keeps foreign pages from acting in your name. Settings lie in this browser.
about-privacy-games = Your games, with every card. Whoever you played with has them too; only who has a game's link sees it besides.
about-privacy-talk = What you say in the lobby and at tables, so that complaints can be looked into.
about-privacy-network = Your network address is used to stop guessing of passwords, in memory only.
about-privacy-third = Nothing is sent to anybody else, and nobody measures what you do here. Only if you choose to sign in elsewhere does that provider learn of it.
about-credits = Made of
about-licence = The program is free under the MIT licence: take it, change it, run it for your friends.
about-deck = Cards, icons and sounds are the program's own, under the same licence.
about-credit-svelte = Svelte draws the page (MIT licence).
about-credit-fluent = Project Fluent words it (Apache 2.0).
about-credit-uplot = uPlot draws the curves of a sheet (MIT licence).
about-credit-service = Litestar, msgspec, SQLAlchemy, Authlib, HTTPX, pwdlib, Segno and NumPy carry the service (MIT, BSD and Apache licences).
about-credit-rating = OpenSkill reckons the ratings (MIT licence).
about-version = Version { $version }
