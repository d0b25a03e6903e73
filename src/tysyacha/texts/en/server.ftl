# The service: what its commands say, its settings, and what it refuses.

serve-address = Play at { $url }
serve-lan = In the same network: { $url }

setting-from-default = default
setting-from-file = from the file
setting-from-environment = from the environment
setting-from-option = from the command line

setting-host = The address to listen on; 0.0.0.0 is every address of this machine.
setting-port = The port to listen on; 0 takes a free one.
setting-public_url = The address by which people reach the service, where it stands behind another server: https://example.org
setting-behind_tls = Whether a server in front speaks https; cookies then never go without it.
setting-trusted_proxies = Whose word about a client's address counts, with commas between.
setting-origins = Further addresses whose pages may use this service, with commas between.
setting-database_url = PostgreSQL instead of SQLite: postgresql://user:password@host/name; also as DATABASE_URL.
setting-data_folder = Where the SQLite file lies.
setting-web_folder = The built browser client, where it is not the one in the package.
setting-bot_workers = How many processes think for bots; 0 lets only quick bots play, in the service itself.
setting-bot_queue = How many questions may wait for a bot; beyond that a quick bot answers.
setting-bot_seconds = How long a bot may think; after that a quick bot answers.
setting-window_seconds = The time in which a redeal or a blind bid may be asked for before the deal goes on.
setting-cut_seconds = How long a player may take to cut the pack.
setting-reveal_seconds = How long the service waits for the players' nonces before the first deal.
setting-between_deals_seconds = The pause after a deal, unless all are ready before.
setting-absence_seconds = At a table without a clock, the time after which a stand-in plays for somebody who does nothing.
setting-gathering_seconds = How long a table may wait for players before it is closed.
setting-restart_grace_seconds = After a restart, the time that clocks wait for their players to come back.
setting-most_tables_a_player = How many unfinished tables one player may have opened.
setting-most_sockets = How many sockets may be open.
setting-most_sockets_an_address = How many of them from one address; where a proxy stands before the service, trusted_proxies has to name it.
setting-guests_a_minute = How many guests may come from one address in a minute.
setting-messages_a_second = How many messages a second one socket may send for long; three times as many for a moment.
setting-session_days = How long a browser stays signed in.
setting-google_client_id = Switches signing in with Google on: the id that Google gave this service.
setting-google_client_secret = The secret that goes with it.
setting-vk_client_id = Switches signing in with VK ID on: the id that VK gave this service.
setting-vk_client_secret = The secret that goes with it, where there is one.
setting-yandex_client_id = Switches signing in with Yandex ID on: the id that Yandex gave this service.
setting-yandex_client_secret = The secret that goes with it.
setting-oidc_issuer = Another OpenID Connect provider to sign in with, by the address of its issuer.
setting-oidc_name = What that provider is called on the page.
setting-oidc_client_id = The id that it gave this service.
setting-oidc_client_secret = The secret that goes with it, where there is one.
setting-log_format = text or json.
setting-log_level = debug, info, warning or error.
setting-language = The language of those whose browser names none that the program speaks.

error-setting-unknown = There is no setting { $name }; the nearest is { $nearest }
error-setting-wrong = The setting { $name } cannot be { $value }: { $reason }
error-setting-file-missing = The file of settings { $path } cannot be read
error-setting-file-broken = The file of settings { $path } is not TOML: { $reason }
error-setting-database = The setting database_url has to begin with { $known } and ://
error-database-unusable = The database { $url } cannot be used: { $reason }
error-address-taken = The service cannot listen on { $host }, port { $port }: { $reason }

error-request-wrong = The request cannot be read: { $reason }
error-request-too-large = The request is too large: at most { $most } KiB are taken here
error-not-json = The body has to be JSON
error-method-wrong = This address does not take such a request
error-not-signed-in = Nobody is signed in here; choose a name and play as a guest
error-forbidden = That is not permitted
error-not-found = There is nothing at this address
error-fault = Something went wrong in the service; it has been noted
error-origin-wrong = The request comes from a page of another site
error-csrf-wrong = The request brings no valid token: send what the cookie “csrf” holds in the header x-csrf-token; any GET gives one
error-too-often = Too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-too-full = The service is full; try again in a minute
error-name-wrong = A name has 1 to { $most } visible letters, at least one of them a letter or a digit
error-preferences-too-large = No more than { $most } bytes of preferences are kept
error-preferences-too-deep = Preferences are nested no more than { $most } levels deep

error-table-unknown = There is no such table; it may be over long ago
error-table-private = This table is private; its link or its password lets you in
error-entry-wrong = The key or the password is not right
error-no-spectators = At this table nobody may look on
error-seat-unknown = The seats here are 0 to { $highest }
error-seat-taken = Somebody sits there already
error-seat-kept = This seat is kept for somebody else
error-already-seated = You sit at this table already
error-not-seated = You do not sit at this table
error-only-seated = Only those who sit at the table may do that
error-only-host = Only the host of the table may do that
error-game-begun = The game has begun; nobody can sit down any more
error-game-not-over = The game is not over yet
error-game-unknown = There is no such game, or it is not yours
error-guest-rated = Rated games need an account; a guest plays all the others
error-rated-bots = A rated table needs seats for at least two people
error-rated-open = A rated table is open to all: public, without a password, with no seat kept
error-password-public = A table with a password is a private one: leave the password out, or open it with public false
error-too-many-tables = You have { $most } unfinished tables; finish or close one first

error-command-stale = The table has gone on meanwhile; look again and choose anew
error-message-wrong = The message cannot be read: { $reason }
error-message-too-large = A message has at most { $most } bytes
error-window-open = First there is time for those who may ask for new cards or bid blind
error-no-window = No such time is open now
error-stand-in-plays = A stand-in plays for you; say that you are back, and play on at your next turn
error-not-between-deals = A deal is still being played
error-not-your-cut = It is not for you to cut the pack now
error-claim-not-your-turn = The rest can be claimed only when it is your turn
error-claim-not-sure = Not every way in which the cards may lie gives you the rest; play on
error-claim-declare-first = Declare what you hold first: the tricks are yours, and it counts only if it is said
error-not-revealing = The nonces are not asked for now
error-nonce-wrong = This is not the nonce that you committed to
error-no-hint = There is nothing to choose now
error-only-alone = Only at a friendly table against bots alone

verify-fair = { $deals ->
    [one] The one deal of this game is as it was bound to be.
   *[other] All { $deals } deals of this game are as they were bound to be.
}
verify-unfair = This game was not dealt as it was bound to be.
verify-withheld = { $who } promised a number and did not tell it in time, so it counted as empty.
verify-without = Without a number of their own, as bots are: { $who }
verify-wrong-secret = The secret is not the one that was bound at the opening of the table.
verify-wrong-nonce = The number of { $who } is not the one that was promised.
verify-wrong-lot = The first dealer is not the one that the lot names.
verify-wrong-deal = Deal { $deal } is not the one that follows from the secret and the numbers.

error-fair-missing = The record says nothing of how its deals came about, so there is nothing to check
error-fair-scheme = The record was dealt by the scheme { $scheme }; this program can check { $known }
error-fair-wrong = What the record says of its deals cannot be read: { $reason }
