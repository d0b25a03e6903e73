"""Who plays: guests and accounts, and the cookie by which they are known again."""
