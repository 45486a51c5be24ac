"""Cards as data: decks, their texts and pictures, and the vocabulary of effects."""
