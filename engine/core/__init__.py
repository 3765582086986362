"""What all games share: cards, chance, moves, notes, options and the contract of a game."""
