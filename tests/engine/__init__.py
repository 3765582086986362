"""The table, saves, the host, options, chance and notation."""
