"""Tests of the screen's parts, on plain Python."""
