"""What every request and every socket passes first: names, addresses, origins, bans, limits."""
