"""Nets that have learned a game: their files, what compiled code makes of them, and the bot that asks them."""
