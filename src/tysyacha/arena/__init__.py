"""Matches between bots: the same cards in all seatings, and what they show, with intervals."""
