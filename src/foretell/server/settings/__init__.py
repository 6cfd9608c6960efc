"""What an operator may choose, and the places it is read from."""
