"""The one door before everything else: addresses, known names, origins, bans and limits."""
