"""``pimc``: a player that searches the worlds its view allows, and says why it plays as it does."""
