"""Finished games, kept as records: lists, pages, downloads, share links."""
