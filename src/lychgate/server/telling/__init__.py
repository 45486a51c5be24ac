"""A match as messages: what changed for each reader, and its sentences."""
