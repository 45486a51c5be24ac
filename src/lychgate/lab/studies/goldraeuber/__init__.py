"""Studies of Goldräuber: how often it can be won, and what its bots expect."""
