"""Building, serving and measuring the site; nothing here is shipped."""
