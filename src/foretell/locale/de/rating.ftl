# Wie gut Menschen spielen, für alle, die es wissen wollen: auf /me, und auf /ratings, wer es zeigt.

rating-title = Wertungszahlen
rating-how = Eine Wertungszahl sagt, wie gut du unter denen hier spielst, die auch eine haben wollen. Sie beginnt bei 1000 und gilt für jede Art von Regeln für sich. Nur du siehst sie, außer du zeigst sie allen.
rating-counts = Was zählt: Spiele an Tischen, die ab jetzt aufgemacht werden, nach Regeln mit einem Namen zu Ende gespielt, mit mindestens zwei Gewerteten und ohne Bot von Anfang an. Wer gegangen ist, sodass am Ende ein Bot für ihn spielt, ist Letzter. Wertungsblöcke echter Karten zählen für sich, unter denen, die sich mit einem Code ihren Namen geholt haben; und die zwei Spiele des Blatts des Tages, wenn der Tag vorbei ist, unter allen, die die Karten aufgenommen haben.
rating-on = Meine Spiele werten
rating-off = Aufhören und meine Zahlen löschen
rating-off-sure = Deine Zahlen, und alles, was dafür gezählt wurde, sind dann für immer weg.
rating-show = Meine Wertungszahlen allen zeigen, unter meinem Namen
rating-page = Meine Seite
rating-all = Alle, die ihre zeigen
rating-none = Noch hat kein Spiel gezählt.
rating-line = { $rating } ± { $margin }
rating-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
rating-sure = ±: wie unsicher sie noch ist. In 19 von 20 Fällen spielst du nicht besser und nicht schlechter als das.
rating-lead = Wie gut die Leute hier spielen, die gewertet werden und es zeigen wollen. Wer sicher besser ist, steht weiter oben: es zählt die Wertungszahl ohne ihr ±.
rating-nobody = Noch zeigt niemand eine Wertungszahl.
rating-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }
rating-first = Die ersten { $count }
rating-to-mine = Meine Wertungszahlen
rating-hidden = Hier zeigt niemand Wertungszahlen
rating-hidden-why = Wer auch immer das war, zeigt keine, oder keine mehr.
rating-place = { $place }.
rating-column-place = Platz
rating-column-name = Name
rating-column-rating = Wertungszahl
rating-column-games = Spiele
rating-pool-pad = { $rules }, echte Karten
rating-code = Code deines Namens auf einem Wertungsblock
rating-claim = Das bin ich
rating-names = Namen auf Wertungsblöcken
rating-name = { $name } auf einem Wertungsblock
rating-disclaim = Bin ich nicht
rating-pool-robots = Blatt des Tages
