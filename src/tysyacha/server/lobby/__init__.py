"""Where people meet: tables to join, who is here, friends, invitations."""
