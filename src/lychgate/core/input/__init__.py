"""What comes from outside: games from packages, and readable data whose every wrong entry is refused by its path."""
