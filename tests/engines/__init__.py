"""Every game in every browser engine there is; `make test-browsers` runs them."""
