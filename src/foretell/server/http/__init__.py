"""HTTP and the upgrade to sockets: Litestar routes around the tables."""
