"""What games and brackets are worth: results, places, points, standings, ties, and the ranking across events."""
