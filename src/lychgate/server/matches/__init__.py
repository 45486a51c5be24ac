"""Matches at tables: started, decided, played by bots, shown again."""
