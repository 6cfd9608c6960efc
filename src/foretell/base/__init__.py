"""What every room stands on: errors, texts, bounds, compiling and where compiled code is kept."""
