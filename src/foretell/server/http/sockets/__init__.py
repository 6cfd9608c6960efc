"""Connections that become sockets."""
