"""Perft: how many ways small endings can be played, counted twice."""
