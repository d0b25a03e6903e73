"""Games under way: the log of a table, what each seat is sent, clocks, windows and bots."""
