# Was der Server auf einen Befehl im Chat antwortet. Siehe server/table/chat.py.

chat-help = /join setzt dich an den Tisch, /leave lässt dich aufstehen, /bot NAME setzt einen Bot (novice, casual, keen, rule, counter, sampler), /start beginnt, /claim nimmt alle übrigen Stiche, wenn sie sicher deine sind, /rules nennt die Regeln; /mute NAME hält dir an allen Tischen fern, was jemand sagt, /unmute NAME nicht mehr; mit /block NAME setzt sich dieser Mensch außerdem an keinen Tisch von dir, bis /unblock NAME; alles andere hören alle.
chat-section = { $title }: { $sentences }
