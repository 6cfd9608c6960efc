"""The secrets of deals, and the commitments to them (fair-deals)."""
