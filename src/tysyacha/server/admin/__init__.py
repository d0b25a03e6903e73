"""For who runs the service: users, reports, backup, restore, export."""
