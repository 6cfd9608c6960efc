# What operators read. See cli/doctor.py and cli/admin.py.

operate-serves = Foretell serves at { $address }
operate-reached = People reach it at { $address }
operate-phones = Phones in this home network: scan it, or open { $address }
operate-room = Room for { $sockets } sockets. Games are kept in { $folder }
operate-goodbye = Everything is stored. Goodbye.

operate-settings-good = settings: good
operate-playing-again = Playing every game again
operate-wrong = wrong: { $what }
operate-more = and { $number } more
operate-looked = { $folder }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $events ->
    [one] 1 entry
   *[other] { $events } entries
 }, { $findings ->
    [0] all sound
    [one] 1 finding
   *[other] { $findings } findings
 }
operate-copying = Copying
operate-copied = { $folder }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $events ->
    [one] 1 entry
   *[other] { $events } entries
 }, { $size } MiB, checked
operate-tables = { $number ->
    [one] 1 table
   *[other] { $number } tables
 }
operate-bans = { $number ->
    [one] 1 ban
   *[other] { $number } bans
 }

## What an order did
operate-done-message = said at { $name }
operate-done-close = closed { $name }
operate-done-ban = banned { $what }
operate-done-unban = { $what } may come again
operate-done-mute = person { $what } may play but not talk
operate-done-unmute = person { $what } may talk again
operate-done-withdraw-name = that person is { $name } now, and nobody may bear the old name
operate-done-withdraw-line = took away line { $line } of { $name }

## Why an order was not carried out
operate-refused-no-such-table = there is no table { $table }
operate-refused-no-such-person = there is no person { $person }; “show TABLE” has their ids
operate-refused-no-such-line = { $name }: there is no line { $line }
operate-refused-over = { $name }: this game is over already
operate-refused-bad-address = { $text }: no address and no network
operate-refused-empty-line = say something
operate-refused-refused-word = a word in it is not welcome on this server
operate-refused-old-deals = game { $game } was dealt by { $scheme }, in a way that this program does not know: it can be neither shown nor gone on with
operate-refused-lost-deals = the secret of game { $game } is missing: it can be neither shown nor gone on with
operate-refused-not-reached = { $folder }: the server that runs here is not reached
