# The page /about/data: what a server keeps of people. See server/http/operating.py.

about-title = What is stored here
about-kept-name = Your name, the figure that you are shown by if you chose one, and the settings that you chose here; whose lines of chat you do not want to see.
about-kept-devices = For each of your devices a digest of its token, from which the token cannot be found, the label that you gave it, and the hour in which it was last seen. A device that was not used for { $days } days is forgotten.
about-kept-codes = A digest of a one-time code, for { $minutes } minutes, and of your recovery phrase, if you made one.
about-kept-tables = The tables at which you sit or have sat: who sat where, every bid and every card, and what was said there. Whoever has the link of a finished game can look through it.
about-kept-pads = The score pads that you opened: the names that you wrote on them, bids, tricks, and when they were noted. Whoever has a pad’s link can see it.
about-kept-tournaments = The tournaments that you organise or take part in: names, clubs and nations as they were written, seatings and results. Whoever has the link of a tournament can see it.
about-kept-ratings = If you chose to be rated: since when, whether everybody may see your ratings, your place in each game that counts, and which names on score pads you have claimed. It goes when you choose otherwise.
about-kept-daily = The daily deals that you have played: your table, your points, bids and tricks of each deal. Whoever has played the same sees them under the name that you have now.
about-kept-deals = The secret of each game’s deals. It is published when the game is over, so that anybody can check the deals.
about-finished = Finished games are kept for { $days ->
    [one] 1 day
   *[other] { $days } days
}.
about-finished-for-good = Finished games are kept until they are deleted.
about-empty = A table that nobody looks at for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} is closed.
about-not = What is not
about-not-address = No address of your network: it is used to keep crowds away, in memory, and where several processes count together as a digest in their database, for an hour at most. Written down are only addresses that an operator has banned and, in the server’s log, those whose connections had to be refused.
about-not-mail = No e-mail address, no password, no advertising, nothing from or for anybody else. The one cookie is your token.
about-not-logs = No cards, tokens or lines of chat in the server’s logs.
about-yours = Have it all, or have it deleted
about-export = A file of everything that is kept of you: { $get }. To have it deleted: { $delete }, at any time and at once. Your seats become free, your name is replaced, your figure and your lines of chat are taken away, at finished tables too; your score pads are deleted; in tournaments your line stays, under a number alone; the cards that were played stay, under no name.
about-copies = Copies that the operator has made are deleted when they are replaced. The operator can also withdraw a name or a line of chat that somebody else wrote.
