# The leaderboard.

top-text = Everybody who has played rated games, and the computer players beside them.
top-none = Nobody has a rating here yet
    .more = A rated game is played at an open table, and at least two of its players have accounts.
top-open = Open a rated table
top-own = You stand at place { $place } with { $rating }.
top-guest = Guests are not rated.
top-account = Make an account
top-unrated = You have no rating at such tables yet, or are not among the first hundred.
top-place = Place
top-player = Player
top-games = Games
top-rating = Rating
top-how = How the rating comes about
    .more = Everybody begins at 1000. A win against strong players counts for more than one against weak ones, and the first games move the rating more than later ones, while it is still unsure. Places count, not points: who comes second gains on who comes third. There is a rating of its own for two, three and four at a table. Whoever leaves a rated game comes last in it.
