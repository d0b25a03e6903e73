"""The terminal: the table, the sheet, and the commands of the command line."""
