"""What an event sends and gives away: official requirements, its result for the ranking, files for other programs."""
