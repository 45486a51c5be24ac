"""The game as text and data: notation, pictures of views, positions, sentences, the rulebook."""
