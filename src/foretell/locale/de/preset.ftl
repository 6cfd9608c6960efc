# Ein Satz zu jedem Namen. Siehe rules/presets.py.

preset-standard = Das Grundspiel: in der ersten Runde eine Karte, dann jedes Mal eine mehr, und zu jedem Blatt eine Ansage.
preset-hidden = Alle sagen zugleich an, und die Ansagen werden vor dem Spiel gezeigt.
preset-delayed = Alle sagen geheim an, und die Ansagen werden erst nach dem letzten Stich gezeigt.
preset-screw-the-dealer = Wer zuletzt ansagt, darf die Ansagen nicht aufgehen lassen, also liegt immer jemand daneben.
preset-hidden-notequal = Alle sagen zugleich an; gehen die Ansagen auf, ändert die letzte Person ihre um eins.
preset-canadian = Nur wer allein führt, darf als Letzter die Ansagen nicht aufgehen lassen, und null ist immer erlaubt.
preset-hardcore = Ab vier Karten gehen die Ansagen nie auf, und null ist kein Ausweg.
preset-jester-bid = Alle haben vor dem Geben schon null angesagt, also tut jeder Stich weh.
preset-third-time = In jeder dritten Runde sagen alle an, bevor sie ihre Karten ansehen.
preset-forehead = In Runden mit einer Karte siehst du alle Karten außer deiner eigenen.
preset-last-card-up = Die zuletzt ausgeteilte Karte jedes Blatts liegt offen.
preset-quick = Halb so viele Runden: jedes Mal zwei Karten mehr, und in der letzten alle.
preset-up-and-down = Von einer Karte hinauf bis zu den meisten, einmal, und wieder hinunter.
preset-bsw-tournament = Die zehn Runden der ersten Online-Turniere; zwei Schalter: Ansagen, die nicht aufgehen (notequal), zunächst an, und gleichzeitige Ansagen (hiddentip), zunächst aus.
preset-german-championship-2008 = Zu viert: erst verdeckte Ansagen, dann welche, die nicht aufgehen, und in der letzten Runde wieder verdeckte.
preset-nannie = Von der größten Runde hinunter bis zu einer Karte, und nach jeder zweiten Runde scheidet der niedrigste Stand aus.
preset-nannie-3 = Von der größten Runde hinunter bis zu einer Karte, und nach jeder dritten Runde scheidet der niedrigste Stand aus.
preset-maximus = Fünf Runden mit allen Karten, und Trumpf sind Kreuz, Karo, Herz, Pik und zuletzt nichts.
preset-saboteur = Der Geber sagt nichts an, bekommt immer 20 Punkte und darf allen die Pläne verderben.
preset-saboteur-spoils = Alle Karten, Karo immer Trumpf, und ein Geber, der davon lebt, dass die anderen danebenliegen.
preset-tricksy = Jeder gespielte Zauberer macht seine Farbe zum Trumpf.
preset-all-wizards-all-jesters = In ungeraden Runden gibt es acht Zauberer, in geraden acht Narren.
preset-gizzard-fester = Ein Zauberer ist ein Narr, wenn du nicht „Gizzard!“ rufst, ein Narr ein Zauberer, wenn du nicht „Fester!“ rufst.
preset-pass-one = Nach den Ansagen gibt jeder eine Karte nach links weiter.
preset-pull-one = Nach den Ansagen zieht jeder blind eine Karte von rechts; niemand darf verzichten.
preset-uber-wizard = Der Geber nennt eine Karte, die sogar die Zauberer schlägt.
preset-flat-points = Stiche zählen nach ihrer Zahl, und Ansagen zählen nicht.
preset-smyrna = Ein aufgedeckter Zauberer lässt den Geber etwas Besonderes wählen, für diese Runde allein.
preset-magic = Eine Zwei, die bedient, ist ein Zauberer über allen Zauberern.
preset-camelot = Die Zweien weichen Merlin, Morgan le Fay, Excalibur und dem Heiligen Gral.
preset-junior = Ein kleineres Spiel mit 36 Karten und weniger Runden.
preset-two-player = Zu zweit mit einem Strohmann und 36 Karten; wer zuerst 100 Punkte hat, gewinnt.
preset-solitaire = Du allein gegen zwei Strohmänner; zu schlagen sind 240 Punkte.

## Wie sie am Tisch heißen.

preset-title-standard = Standard
preset-title-hidden = Verdeckte Ansagen
preset-title-delayed = Späte Ansagen
preset-title-screw-the-dealer = Plus/minus eins
preset-title-hidden-notequal = Verdeckt, nie aufgehend
preset-title-canadian = Kanadisch
preset-title-hardcore = Hardcore
preset-title-jester-bid = Narrenansage
preset-title-third-time = Jedes dritte Mal
preset-title-forehead = Karte an der Stirn
preset-title-last-card-up = Letzte Karte offen
preset-title-quick = Schnell
preset-title-up-and-down = Auf und ab
preset-title-bsw-tournament = BSW-Turnier
preset-title-german-championship-2008 = Deutsche Meisterschaft 2008
preset-title-nannie = Nannie
preset-title-nannie-3 = Nannie 3
preset-title-maximus = Maximus
preset-title-saboteur = Saboteur
preset-title-saboteur-spoils = Saboteur mit Beute
preset-title-tricksy = Tricksy
preset-title-all-wizards-all-jesters = Alle Zauberer, alle Narren
preset-title-gizzard-fester = Gizzard/Fester
preset-title-pass-one = Eine weitergeben
preset-title-pull-one = Eine ziehen
preset-title-uber-wizard = Überzauberer
preset-title-flat-points = Feste Punkte
preset-title-smyrna = Smyrna
preset-title-magic = Magic
preset-title-camelot = Camelot
preset-title-junior = Junior
preset-title-two-player = Zu zweit
preset-title-solitaire = Solitaire

## Namen, die einen Kartensatz oder mehrere Regeln meinen.

preset-called = „{ $name }“ heißt hier { $names }.
preset-called-cards = „{ $name }“ ist ein Kartensatz: Er ändert keine Regel, und die Seite hat ihn in ihren Einstellungen. Gespielt wird damit das Grundspiel.
preset-called-too = „{ $name }“ heißen auch { $names }.
