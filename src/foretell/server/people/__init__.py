"""People: guests, their devices and secrets, and what operators may do about them.

How a server takes this in, inside its event loop::

    store = StoredPeople(database)                     # the same in SQLite and in PostgreSQL
    people = People(store, clock, tables=...)         # tables: people.mentions.TableMentions
    app = Litestar([people_router(people), ...])      # behind admission

    people.signals.subscribe(on_signed_out)   # async (person, digest | None): close their sockets
    guest = people.guest(token)               # raises NoGuest, Banned
    people.limits, people.common_limits       # S7: bursts; RATES are defaults
    people.moderation                         # bans and withdrawn names, for operators
    await people.moderation.refresh()         # every 2 s, if admin is another process
    await people.tidy()                       # once a day
    await people.close()                      # before the store is closed

A socket whose guest was looked up asks ``people.guest`` once more when it is registered: somebody
may have been signed out in between.
"""
