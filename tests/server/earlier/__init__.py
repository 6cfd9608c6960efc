"""What an earlier server wrote and sent, kept as it was: data folders, and all frames of games."""
