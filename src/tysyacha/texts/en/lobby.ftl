# The lobby: people, friends, invitations.

error-person-unknown = There is no such player
error-yourself = That is you yourself
error-not-reachable = This player does not want to hear from you
error-not-welcome = The host of this table does not want you to sit down there
error-too-many-relations = No more than { $most } friends, muted and blocked players are kept
error-search-short = To search, type at least { $least } letters of the name
error-table-over = The game at this table is over
error-game-not-begun = The game at this table has not begun, so nothing is written yet
