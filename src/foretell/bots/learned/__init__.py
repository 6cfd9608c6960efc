"""What the learned policy sees, how its net answers, and where its weights come from."""
