# One's own page: name, account, games, people, and how one likes to play.

me-stranger = Play under a name of your choice, or sign in to find your games and ratings.
me-parts = Parts of this page
me-part-account = Account
me-part-games = Games
me-part-people = People
me-part-preferences = Settings
me-kind-guest = Guest, known to this browser only
me-kind-account = Player with an account
me-rename = Change name
me-renamed = The new name holds from now on.
me-standing = Statistics
me-keep = Save
me-stay = Back

## Coming in

me-failed = Signing in there did not work out; try again, or take another way.
me-failed-visit_wrong = The way back from there took too long or belonged to another tab; begin again.
me-failed-provider_refused = Nobody there confirmed who you are; try again.
me-failed-provider_unknown = Signing in there is not switched on here.
me-failed-identity_taken = That account belongs to another player here already; sign out and sign in with it.
me-failed-banned = This player may not come in at present.
me-guest-title = Play at once
me-guest-text = A name is enough: no address, no password. An account can be made later, and the games stay.
me-guest-begin = Play under this name
me-sign-in-title = Sign in
me-sign-in-do = Sign in
me-sign-in-instead = I know my password
me-recover-title = Get back in
me-recover-text = One of the recovery codes that you kept sets a new password. Each works once.
me-recover-do = Set the password
me-recover-instead = Forgotten the password?
me-login = Name to sign in with
me-login-help = 3 to 32 letters, digits, dots or dashes. Nobody else sees it.
me-password = Password
me-password-old = Password until now
me-password-new = New password
me-password-help = At least 8 characters; a few words are better than one.
me-code = Recovery code
me-welcome = Welcome, { $name }!
me-elsewhere = Or with an account that you have elsewhere:

## The account

me-account-title = Make an account
me-account-text = You are a guest: if this browser forgets you, your games are out of reach. An account takes half a minute and needs no e-mail.
me-account-keeps = Your games, statistics and friends stay yours.
me-account-rated = Rated tables and the ratings are open to you.
me-account-anywhere = You can sign in on any phone or computer.
me-account-make = Make the account
me-have-one = I have an account already
    .more = Sign in with it: the games you played here as a guest come along.
me-password-title = Add a password
me-ways = Signing in
me-login-is = You sign in as { $login }.
me-codes-left = { $left ->
    [0] No recovery code is left: make new ones while you know your password.
    [one] One recovery code is left: better make new ones.
   *[other] { $left } recovery codes are left.
}
me-codes-title = Your recovery codes
me-codes-text = They are shown this once. If you forget your password, each of them sets a new one, one time. Without them nobody can let you back in.
me-codes-kept = I have kept them
me-codes-done = Go on
me-codes-renew = New recovery codes
me-codes-void = The codes you have now will not work any more.
me-copy = Copy
me-copied = Copied.
me-copy-failed = This browser would not copy; select the text and copy it by hand.
me-print = Print
me-password-change = Change password
me-password-changed = The password is changed; all other browsers are signed out.
me-password-out = All your other browsers will be signed out.
me-linked = Accounts elsewhere
me-provider = { $provider ->
    [google] Google
    [vk] VK ID
    [yandex] Yandex ID
    [oidc] OpenID
   *[other] { $provider }
}
me-unlink = Use no more
me-browsers = Browsers signed in
me-browser-this = This browser
me-browser-seen = Last here on { $seen }
me-browser-since = since { $since }
me-browser-out = Sign out
me-browsers-out = Sign out all others
me-data = My data
me-data-text = Everything that is kept of you, in one file: name, games, ratings, what you said.
me-data-fetch = Download
me-delete = Delete me
me-delete-title = Delete you and your data?
me-delete-text = Name, account, ratings, friends and talk will be gone for good. Games that others played with you stay theirs, with a mark in place of your name.
me-delete-do = Delete for good
me-deleted = You and your data are gone from here.
me-leave = Sign out
me-leave-guest = You are a guest: nobody can sign in as you again, and your games will be out of reach. Make an account first to keep them.

## Games

me-games-none = No finished games yet
    .more = Every game you finish is kept here: its sheet, every card of it, and a link to show it.
me-games-more = Earlier games
me-game-won = Won
me-game-place = Place { $place }
me-game-open = Without a winner
me-game-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
me-game-rated = rated

## People

me-search = Find a player
me-search-help = Part of the name; players with accounts are found.
me-search-do = Find
me-search-none = Nobody with an account has this in the name.
me-befriend = Be friends
me-known = On your list
me-here = here now
me-people-none = Nobody on your lists yet
    .more = Friends see when you are here, and you can ask them to your table. Whom you mute you do not hear; whom you block you do not meet.
me-people-asking = Want to be friends
    .do = Be friends
me-people-friends = Friends
    .do = End it
me-people-asked = Asked by you
    .do = Take back
me-people-muted = Muted
    .do = Hear again
me-people-blocked = Blocked
    .do = Unblock

## How I play

me-looks = Looks
me-language = Language
me-theme = Colours
me-theme-auto = Auto
me-theme-light = Light
me-theme-dark = Dark
me-contrast = Contrast
me-contrast-auto = Auto
me-contrast-normal = Usual
me-contrast-high = High
me-still = No movement
    .more = Cards appear where they belong, nothing slides or fades.
me-cards = Cards
me-sample = A hand in the order and colours that you choose
me-deck = Suits
me-deck-two = Two colours
me-deck-four = Four colours
me-size = Pictures
me-size-normal = Drawn
me-size-large = Large signs
me-letters = Letters
me-letters-auto = As the language
me-letters-en = J Q K A
me-letters-ru = В Д К Т
me-back = Back
me-back-back-1 = Green
me-back-back-2 = Red
me-suits = Suits from left to right
me-suit-left = { $suit ->
    [S] Spades to the left
    [C] Clubs to the left
    [D] Diamonds to the left
   *[H] Hearts to the left
}
me-suit-right = { $suit ->
    [S] Spades to the right
    [C] Clubs to the right
    [D] Diamonds to the right
   *[H] Hearts to the right
}
me-direction = Within a suit
me-direction-high = High cards left
me-direction-low = Low cards left
me-play = Play
me-speed = Cards travel
me-speed-slow = Slowly
me-speed-usual = As usual
me-speed-quick = Quickly
me-speed-none = At once
me-marriage = A king or queen of a marriage is led
me-marriage-ask = Ask me
me-marriage-declare = Declare it
me-confirm = Ask before what is costly
    .more = A blind bid, a concession, a claim.
me-only = Play the only card allowed by itself
me-points = Show the card points so far
me-spoken = Tell events to screen readers
    .more = What happens at the table is said in words, one event after another.
me-attention = When it is my move
me-sound = Sounds
me-sound-hear = Listen
me-vibrate = Vibrate
me-awake = Keep the screen lit at a table
me-notify = Notify me when I look elsewhere
me-notify-more = Only while the table is open in a tab.
me-notify-refused = This browser does not allow notifications from here; its settings for this page can change that.
me-cannot = This browser cannot do that.
me-unsecured = Browsers allow that only on pages that come over https; this one does not.
me-kept-here = All this is kept on this device and, with a name, at the service, so your other devices find it.
