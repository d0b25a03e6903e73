"""The web service: people sit down by a link and play; nothing acknowledged is lost, nobody sees a foreign card.

One folder a domain. This package imports nothing by itself, so that a command pays only for what it uses.
"""
