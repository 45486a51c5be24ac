"""What bots know of the game: the rule-of-thumb player, and what positions are worth."""
