# Oneself and one's devices (/me, /device).

me-kept-away = Muted and blocked people
me-my-name = Your name
me-keep = Save
me-devices = Your devices
me-device = A device
me-this-device = this one
me-sign-out = Sign out
me-sign-out-others = Sign all others out
me-sign-out-here = Sign out on this device
me-sign-out-all = Sign out everywhere
me-sign-out-sure = Only another device of yours or your recovery phrase brings you back. What this device keeps is deleted here.
me-add-device = Add a device
me-add-device-how = Scan this with the other device, or type the code there. It is good for five minutes.
me-add-device-here = Type this code in the other browser of this computer, under “{ $link }”. It is good for five minutes.
me-phrase = Recovery phrase
me-new-phrase = New recovery phrase
me-phrase-how = Write these words down: they bring you back on any device. They are shown this once.
me-kept = What is stored about you
me-kept-what = What is stored, and for how long
me-export = Download all of it
me-forget-me = Delete all of it
me-forget-sure = Your name, devices and settings go for good. Finished games stay, without your name.
me-forget-running = You still sit at: { $tables }. A game that has begun goes on with a bot in your seat.
me-forget-left = You are deleted, but for what cannot be read of damaged tables: { $tables }
me-come-back = I have played here before
me-come-back-how = Type the code that your other device shows, or your recovery phrase.
me-code-or-phrase = Code or recovery phrase
me-go-on = Go on

# How well one plays, for who wants to know.
me-rating = Ratings
me-rating-how = A rating says how well you play among those here who chose to be rated. It begins at 1000, and is kept for each kind of rules by itself. Only you see it.
me-rating-counts = What counts: games at tables opened from now on, played to the end by rules that have a name, with at least two rated people and no bot from the start. Whoever has left, so that a bot plays for them at the end, comes last.
me-rating-on = Rate my games
me-rating-off = Stop, and delete my ratings
me-rating-off-sure = Your ratings and all that was counted for them go for good.
me-rating-none = No game has counted yet.
me-rating-line = { $rating } ± { $margin }
me-rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
me-rating-sure = ±: how unsure it still is. In 19 of 20 cases you play no better and no worse than that.
