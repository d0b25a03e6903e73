"""What people say to each other, and what is done when somebody misuses it."""
