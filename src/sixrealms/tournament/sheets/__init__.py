"""The sheets of an event: made as data (`sheet`), drawn as PDF (`pdf`) or as HTML that prints (`html`)."""
