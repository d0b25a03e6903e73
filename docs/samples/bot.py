"""A player for Thousand in a few lines: it reads a question a line and writes an answer a line."""

import json
import sys

RANKS = "9JQKTA"


def choose(question):
    """One of the legal actions; None lets a right out of turn wait."""
    if question["ask"] == "right":
        return None
    legal = question["legal"]
    marriages = [action for action in legal if action[-1] == "marriage"]
    cards = [action for action in legal if action[1] in ("play", "give", "discard")]
    if marriages:
        return marriages[0]
    if cards and cards[0][1] == "play":
        return max(cards, key=lambda action: RANKS.index(action[2][0]))
    if cards:
        return min(cards, key=lambda action: RANKS.index(action[2][0]))
    return next((action for action in legal if action[1] in ("pass", "look")), legal[0])


for line in sys.stdin:
    print(json.dumps(choose(json.loads(line))), flush=True)
