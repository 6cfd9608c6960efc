"""What a server and its clients say: commands, rejections, events, views and messages."""
