"""Games gone through step by step: a record becomes frames that a client without the rules can draw."""
