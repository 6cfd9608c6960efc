# Der Wertungsblock: was notiert werden kann, und was nicht passt. Siehe scorepad/.

scorepad-key-name = Name
scorepad-key-dealer = Geber
scorepad-key-finish = Ende
scorepad-key-play_off = Stechen
scorepad-key-turn_up = Aufgedeckt
scorepad-key-trump = Trumpf
scorepad-key-twist = Zusatz
scorepad-key-uber = Überkarte
scorepad-key-bid = Ansage
scorepad-key-adjust = geänderte Ansage
scorepad-key-revoke = falsch bedient
scorepad-key-grail = Heiliger Gral
scorepad-key-won = Stiche

scorepad-entry-shape = Eine Notiz hat die Schlüssel n, key, value und vielleicht seat, nicht: { $value }
scorepad-entry-round = Eine Runde { $value } gibt es nicht: Runden sind 1 bis { $most }, 0 ist der Block selbst.
scorepad-entry-key = Eine Notiz { $value } gibt es nicht: es gibt { $allowed }.
scorepad-entry-seat = { $what }: { $value } ist kein Platz
scorepad-entry-no-seat = { $what }: wird ohne Platz notiert
scorepad-entry-value = { $what }: { $value } kann hier nicht notiert werden
scorepad-entry-many = Ein Block hat höchstens { $most } Einträge.
scorepad-entry-no-such-seat = { $what }: es gibt { $players } Plätze, 0 bis { $last }
scorepad-entry-no-card = { $what }: { $value } gibt es im Blatt nicht

scorepad-bad-players = { $number } Namen für { $count } Spieler
scorepad-bad-name = { $value } ist kein Name: er hat 1 bis 40 Zeichen, die man drucken kann.
scorepad-bad-dealer = { $value } ist kein Geber: Plätze sind 0 bis { $most }.
scorepad-bad-keys = Das ist kein Wertungsblock: er hat die Schlüssel { $keys }.
scorepad-bad-format = Dieser Wertungsblock hat das Format { $value }; diese Version liest { $format }.
scorepad-bad-lists = Das ist kein Wertungsblock: players und entries sind Listen.

scorepad-play-off = Das Stechen ist zwischen anderen: wer gleichauf liegt, hat sich geändert.
scorepad-not-asked = { $who ->
    [none] Danach fragt diese Runde nicht: { $what }. Nimm die Notiz zurück.
   *[other] { $who }: danach fragt diese Runde hier nicht: { $what }. Nimm die Notiz zurück.
}
scorepad-seat-out = { $who } ist in dieser Runde nicht dabei: { $what } zählt nicht.
scorepad-trump-none = Eine Farbe muss bestimmt werden; „kein Trumpf“ geht nicht.
scorepad-trump-other = Durch die aufgedeckte Karte ist Trumpf: { $trump }.
scorepad-twist = { $twist }: das gibt es in dieser Runde nicht.
scorepad-bid-range = { $who }: { $bid } Stiche kann man bei { $size ->
    [one] einer Karte
   *[other] { $size } Karten
} nicht ansagen.
scorepad-bid-barred = { $who } darf nicht { $bid } ansagen: die Ansagen ergäben zusammen { $size }.
scorepad-adjust = { $who } ändert eine Ansage von { $first } um eins, nicht auf { $bid }.
scorepad-revoke-trick = Einen Stich { $trick } gibt es in dieser Runde nicht: sie hat { $size }.
scorepad-won-sum = Notierte Stiche: { $sum }. { $least ->
    [0] Es waren höchstens { $size }.
   *[other] Es waren { $size }.
}
