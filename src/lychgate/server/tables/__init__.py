"""Tables in memory: seats, players, chat, and the messages that their connections get."""
