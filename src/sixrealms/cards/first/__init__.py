"""1st Edition wordings."""
