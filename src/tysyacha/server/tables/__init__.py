"""Tables: what they agree on, who may sit down, who sits where."""
