# Die Seite der Robot-Ereignisse: das Spiel des Tages und die zehn Runden eines Abends.

daily-title = Das Blatt des Tages
daily-lead = Dieselben Karten und dieselben drei Bots für alle, einmal, zu jeder Stunde. Wer gespielt hat, sieht, was andere daraus gemacht haben.
daily-until = bis { DATETIME($at, hour: "numeric", minute: "2-digit", weekday: "short") }
daily-today = Heute
daily-days = Frühere Tage
daily-kind-deal = Ein einziges Blatt
daily-kind-evening = Zehn Runden
daily-what-deal = { $cards } Karten: montags vier, jeden Tag eine mehr, sonntags zehn.
daily-what-evening = Ein Spiel für den Abend: zehn Runden, von { $low } Karte bis { $high }.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-first = Noch hat es niemand zu Ende gespielt: sei die erste Person.
daily-others = { $count ->
    [one] Eine Person hat es zu Ende gespielt. Das Ergebnis siehst du, wenn auch du so weit bist.
   *[other] { $count } Personen haben es zu Ende gespielt. Die Ergebnisse siehst du, wenn auch du so weit bist.
}
daily-place = { $place }.
daily-of = von { $count } · { $points } Punkte
daily-dropped = Du hast es nicht zu Ende gespielt: es zählt nicht.
daily-nobody = Niemand hat es zu Ende gespielt.
daily-spread = Wie viele Personen, nach Punkten
daily-bar = { $points } Punkte: { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
daily-cards = Karten
daily-bid-won = Ansage, Stiche
daily-points = Punkte
daily-yours = Du
daily-deal = { $bid } angesagt, { $won } gemacht
daily-look = Das Spiel ansehen
daily-look-later = Die Karten lassen sich ansehen, wenn der Tag vorbei ist.
daily-all = Alle { $count } zeigen

daily-committed = Festgelegt vor dem ersten Spiel
daily-committed-why = Die Karten entstehen, bevor jemand kommt: niemandes Zahl kann in ihnen stecken. Aber der Server ist gebunden: was er hier zeigt, stand vor dem ersten Spiel fest und passt nur zu einem Geheimnis. Das wird geöffnet, wenn der Tag vorbei und sein letztes Spiel zu Ende ist, und gibt jede Karte noch einmal.
daily-commit = Festlegung
daily-seed = Geheimnis
daily-seed-later = Das Geheimnis wird geöffnet, wenn der Tag vorbei ist.
daily-check-fits = Das Geheimnis ist das, auf das der Server sich festgelegt hatte.
daily-check-fits-seen = Das Geheimnis ist das, auf das der Server sich festgelegt hatte, so wie es dieses Gerät vorher gesehen hat.
daily-check-other = Dieses Gerät hat vorher eine andere Festlegung gesehen: der Server hat sie geändert.
daily-check-wrong = Das Geheimnis ist nicht das, auf das der Server sich festgelegt hatte.
daily-coming = Die nächsten Tage
