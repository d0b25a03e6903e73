"""Agreements as data and in words: what editors and rule pages are built from; nothing is stored."""
