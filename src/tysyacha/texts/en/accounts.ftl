# Accounts: what is refused, and what a guest may not do.

error-guest-leaderboard = The leaderboard is of players with accounts; a guest does not stand in it
error-guest-lobby-talk = To talk in the lobby you need an account; at a table everybody may
error-login-wrong = A name to sign in with has { $least } to { $most } letters, digits, dots, hyphens or underscores
error-login-taken = Somebody else signs in with this name already
error-already-account = You have an account already
error-sign-in-wrong = The name or the password is not right
error-code-wrong = The name or the recovery code is not right, or the code has been used
error-password-wrong = That is not your password
error-no-login = You have no name and password to sign in with yet; choose them first
error-browser-unknown = No such browser is signed in
error-provider-unknown = Signing in with this provider is not switched on here
error-provider-refused = { $provider } did not confirm who you are; try again
error-visit-wrong = This way back belongs to another visit, or took too long; begin again
error-identity-taken = Somebody else here is signed in with that account already
error-last-way-in = That is your only way to sign in; choose a name and a password first
error-banned = This account has been closed by who runs the service
