"""How well people and bots play: ratings, leaderboard, statistics."""
