"""Deals that nobody could choose: commitments, nonces, seeds, and the check of a finished game (docs/fair.md)."""
