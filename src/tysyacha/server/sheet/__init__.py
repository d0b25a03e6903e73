"""The score sheet in words, and the sheet alone for people with real cards; nothing is stored."""
