"""Tests of the bots and of the arena they are measured in."""
