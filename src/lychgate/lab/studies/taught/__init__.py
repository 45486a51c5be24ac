"""What the guided first games teach, as bots: a small policy for each game, from its lesson's words alone."""
