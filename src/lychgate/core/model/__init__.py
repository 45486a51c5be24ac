"""What a game is made of: records, chance, declarations, the contract, and its functions over bytes."""
