"""Golden transcripts: one whole match a preset, written down move by move with all that every seat saw."""
