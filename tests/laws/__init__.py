"""Laws: what holds for every game, preset and number of seats, whatever is played."""
