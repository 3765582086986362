"""The screen: what a seat may see, drawn and pressed."""
