# What operators read. See cli/doctor.py and cli/admin.py.

operate-serves = Foretell serves at { $address }
operate-serves-all = Foretell serves every network of this machine, for instance at { $address }
operate-alone = Only this computer reaches it; --lan lets in the phones in the house.
operate-reached = People reach it at { $address }
operate-phones = Phones in this home network: scan it, or open { $address }
operate-room = Games are kept in { $folder }{ $sockets ->
    [0] {""}
   *[other] ; up to { $sockets } connections are held at once
 }
operate-stop = Ctrl-C stops it.
operate-goodbye = Everything is stored: each game goes on from here at the next start.
operate-goodbye-refused = All that was confirmed is stored: each game goes on from there at the next start. What came last could not be stored; the log says why.
operate-disk-low = Only { $free } MiB are free on the disk of the data; { $reserve } are to be kept in reserve (--disk-reserve). On a full disk nothing more can be stored.
operate-lost = Going on without { $commits ->
    [one] 1 stored change
   *[other] { $commits } stored changes
 } in { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 } of a damaged journal.

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
operate-moved = { $place }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $people ->
    [one] 1 person
   *[other] { $people } people
 }, { $rows } rows, all of them compared
operate-moved-running = A server is running on { $place }: what it stores from now on is not in the copy.
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

## What tables and bans are listed as
operate-status-open = open
operate-status-starting = starting
operate-status-playing = playing
operate-status-finished = finished
operate-status-ended = ended
operate-row = { $id }  { $status }  { $moment }  { $viewers } here  { $name }: { $seats }
operate-free = free
operate-shown = { $name } ({ $id }): { $status }, round { $round }, { $rules }
operate-shown-private = { $name } ({ $id }): { $status }, round { $round }, { $rules }, private
operate-opened = opened { $opened }, changed { $changed }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 }
operate-host = host { $host }, { $viewers } look at it now
operate-host-elsewhere = host { $host }; how many look at it, only the process knows that has it
operate-seat = seat { $number }: { $name }
operate-seat-more = seat { $number }: { $name } ({ $more })
operate-person = person { $id }
operate-bot = bot { $name }
operate-here = here
operate-line = line { $number }: { $moment } { $name }: { $text }
operate-ban-until = { $kind } { $what } until { $until }
operate-ban-for-good = { $kind } { $what } for good

## What the doctor finds
operate-found-no-folder = { $folder }: this user may not write here
operate-found-no-file = { $file }: this user may not read and write this file
operate-found-open = { $folder }: others on this machine can look in; say: chmod o-rwx { $folder }
operate-found-disk = { $folder }: only { $free } MiB are free on its disk; { $reserve } are to be kept in reserve (--disk-reserve)
operate-found-database = database: { $what }
operate-found-strays = { $kind }: rows of { $number } tables that are not there
operate-found-table = table { $table }: { $what }
operate-found-length = { $expected } entries of its log expected, { $found } found
operate-found-unplayable = its log cannot be played: { $why }
operate-found-no-log = there is no log
operate-found-other = { $name } is kept as { $kept }, played again it is { $again }
operate-found-unlisted = game { $game } is over, and its seeds are not in the public list
operate-found-rated = game { $game }: the places for ratings are not those that its log gives
operate-found-person = person { $person }: the settings, or when and where they were last here, cannot be read
operate-found-list = public list, line { $line }: { $what }
operate-found-shut = the seed does not open the commitment
