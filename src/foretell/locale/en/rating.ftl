# How well people play, for who wants to know: on /me, and on /ratings where they show it.

rating-title = Ratings
rating-how = A rating says how well you play among those here who chose to be rated. It begins at 1000, and is kept for each kind of rules by itself. Only you see it, unless you show it to everybody.
rating-counts = What counts: games at tables opened from now on, played to the end by rules that have a name, with at least two rated people and no bot from the start. Whoever has left, so that a bot plays for them at the end, comes last. Score pads of real cards count by themselves, among those who have claimed their names by a code; and the daily deal’s two events, when their day is over, among all who took up the cards.
rating-on = Rate my games
rating-off = Stop, and delete my ratings
rating-off-sure = Your ratings and all that was counted for them go for good.
rating-show = Show my ratings to everybody, under my name
rating-page = My page
rating-all = All who show theirs
rating-none = No game has counted yet.
rating-line = { $rating } ± { $margin }
rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
rating-sure = ±: how unsure it still is. In 19 of 20 cases you play no better and no worse than that.
rating-lead = How well people play here, of those who chose to be rated and to show it. Who is surely better stands above: what counts is the rating less its ±.
rating-nobody = Nobody shows a rating yet.
rating-people = { $people ->
    [one] 1 person
   *[other] { $people } people
  }
rating-first = The first { $count }
rating-to-mine = My ratings
rating-hidden = Nobody shows ratings here
rating-hidden-why = Whoever this was shows none, or none any more.
rating-place = { $place }.
rating-column-place = Place
rating-column-name = Name
rating-column-rating = Rating
rating-column-games = Games
rating-pool-pad = { $rules }, real cards
rating-code = Code of your name on a score pad
rating-claim = It is mine
rating-names = Names on score pads
rating-name = { $name } on a score pad
rating-disclaim = Not mine
rating-pool-robots = The daily deal
