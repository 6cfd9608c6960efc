# What the server answers to a command in the chat. See server/table/chat.py.

chat-help = /join sits you down, /leave gets you up, /bot NAME seats a bot (novice, casual, keen, rule, counter, sampler), /start begins, /claim takes all tricks left if they are surely yours, /rules tells the rules; /mute NAME keeps somebody’s lines from you, at all tables, /unmute NAME does no longer; /block NAME also lets that person sit at no table of yours, until /unblock NAME; anything else is said to all.
chat-section = { $title }: { $sentences }
