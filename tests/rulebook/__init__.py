"""The rulebook: one test for each rule of docs/rules, named for its id."""
