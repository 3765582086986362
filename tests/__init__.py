"""What the project promises, tried."""
