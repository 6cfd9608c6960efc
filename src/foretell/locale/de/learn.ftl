# Der Lehrgang. Die Blätter stehen in tools/lesson_plan.py, die Schlüssel macht tools/lessons.py.

learn-title = Spielen lernen
learn-lead = Sechs kurze Lektionen an einem echten Tisch. Du spielst, und alles wird erklärt: zusammen vier Minuten.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Von vorn
learn-lessons = Alle Lektionen
learn-is-done = erledigt
learn-step = Schritt { $number } von { $steps }
learn-next = Weiter
learn-skip = Zeig’s mir
learn-next-lesson = Nächste Lektion
learn-finish = Das war alles
learn-wait = Jetzt nicht: Lies oben weiter.
learn-over = Mehr brauchst du nicht zu wissen
learn-over-why = Spiel eine Partie gegen Bots: Der Tisch sagt dir weiterhin, was du spielen darfst und warum etwas nicht geht.
learn-play = Eine Partie spielen
learn-rules = Die ganzen Regeln lesen

## Lektion 1
learn-follow = Farbe bedienen
learn-follow-why = Was du spielen musst, und wer den Stich bekommt.
learn-follow-1 = Jeder legt eine Karte, das ist ein Stich. Du hast gegeben (G), Rosa hat { $sh } ausgespielt (A), also musst du auch { $sh } spielen. Hol dir den Stich: Tippe zweimal auf { $cJh }.
learn-follow-1-5h = Erlaubt wäre sie, aber { $c5h } ist niedriger als { $c9h } von Rosa. Hol dir den Stich mit { $cJh }.
learn-follow-2 = Die höchste Karte der ausgespielten Farbe bekommt den Stich: deine. Drei hattest du vorhergesagt: Von den drei Ringen neben deinem Namen füllt er den ersten.
learn-follow-3 = Wer einen Stich macht, spielt zum nächsten aus: Jetzt hast du das A. Spiel { $cAc } aus: Höher geht es in dieser Farbe nicht.
learn-follow-3-5h = Erlaubt wäre sie, aber heb sie dir für den Schluss auf. Du wirst sehen, warum.
learn-follow-4 = Wieder deiner. Nun spiel deine letzte Karte aus: { $c5h }. Ob sie reicht?
learn-follow-5 = Sie reicht: Niemand hatte noch { $sh }, und andere Farben zählen nicht. Drei Stiche, genau wie du angesagt hattest.

## Lektion 2
learn-trump = Trumpf
learn-trump-why = Die Farbe, die alle anderen schlägt.
learn-trump-1 = Die Karte, die neben dem Stapel aufgedeckt liegt, macht { $ss } zum Trumpf: Er schlägt alle anderen Farben. Emmy hat { $sh } ausgespielt, du hast keins. Schlag { $cKh } mit deinem kleinen Trumpf.
learn-trump-1-Ad = Erlaubt wäre es, aber es bringt nichts: Ausgespielt ist { $sh }, und { $sd } ist nicht Trumpf.
learn-trump-1-6c = Erlaubt wäre sie, aber sie bringt nichts: Ausgespielt ist { $sh }, und { $sc } ist nicht Trumpf.
learn-trump-2 = Deine { $c2s } hat gereicht. Nun spiel { $cAd } aus.
learn-trump-2-6c = Erlaubt wäre sie, aber versuch es erst mit { $cAd }.
learn-trump-3 = Rosa hat kein { $sd } und sticht mit Trumpf: { $cAd } ist verloren. Wer bedienen kann, muss es und darf keinen Trumpf legen.
learn-trump-4 = Ausgespielt ist { $sc }, und deine letzte Karte ist von dieser Farbe. Leg sie.
learn-trump-5 = Emmy bekommt den Stich mit { $cQc }. Einen hattest du angesagt, einen gemacht: genau richtig.

## Lektion 3
learn-wizards = Zauberer und Narren
learn-wizards-why = Die Karten, die immer gewinnen, und die, die es nie tun.
learn-wizards-1 = Emmy hat mit { $cAc } Trumpf gelegt. Das schlägt nur ein Zauberer, und den darfst du jederzeit spielen, auch wenn du { $sd } hast. Nur zu!
learn-wizards-1-8d = Erlaubt wäre sie, denn { $sd } ist ausgespielt. Aber sie bringt nichts: Spiel den Zauberer.
learn-wizards-1-Nh = Einen Narren darfst du jederzeit spielen, aber er verliert. Diesen Stich willst du: Spiel den Zauberer.
learn-wizards-2 = Ein Zauberer schlägt jede Karte, auch Trumpf. Liegen mehrere in einem Stich, bekommt ihn der erste.
learn-wizards-3 = Der Narr ist das Gegenteil: Er verliert gegen jede andere Karte. Deinen angesagten Stich hast du, also spiel den Narren aus.
learn-wizards-3-8d = Erlaubt wäre sie, aber { $c8d } macht vielleicht einen Stich zu viel. Der Narr nicht.
learn-wizards-4 = Nach einem Narren bestimmt die nächste Karte die Farbe, hier { $sd }. Rosa bekommt den Stich mit { $cKd }.
learn-wizards-5 = Rosa spielt einen Zauberer aus: Dann legt jeder, was er will. Leg deine letzte Karte.
learn-wizards-6 = Der Zauberer bekommt den Stich. Einen angesagt, einen gemacht: gut gespielt.

## Lektion 4
learn-bid = Ansagen und Punkte
learn-bid-why = Wie viele Stiche du ansagst, und was das bringt.
learn-bid-1 = Vor dem Spiel sagen alle an, wie viele Stiche sie machen. Dein Zauberer macht einen, { $cKc } und { $c3d } sind schwach. Wähl die 1 und sag sie an.
learn-bid-1-0 = Erlaubt wäre es, aber dein Zauberer macht fast von selbst einen Stich: Du würdest deine Ansage verfehlen.
learn-bid-1-2 = Erlaubt wäre es, aber { $cKc } fällt an { $cAc } oder an einen Trumpf. Sag 1 an.
learn-bid-1-3 = Erlaubt wäre es, aber { $c3d } macht kaum einen Stich. Sag 1 an.
learn-bid-2 = Der Geber sagt zuletzt an: Rosa sagt 0. Die Ringe neben einem Namen sind die angesagten Stiche. Nun spielt Emmy aus.
learn-bid-3 = { $cAc } ist höher als { $cKc }. Umso besser: Werd die Karte los.
learn-bid-3-Zh = Erlaubt wäre er, aber der Zauberer bekommt jeden Stich. Lass Emmy diesen und werd { $cKc } los.
learn-bid-4 = Emmy hat den Stich, den sie angesagt hat. Sie spielt wieder aus.
learn-bid-5 = { $cQd }: Nun hol dir deinen Stich, mit dem Zauberer.
learn-bid-5-3d = Das ginge auch: Der Zauberer bekäme eben den letzten Stich. Aber nimm jetzt diesen.
learn-bid-6 = Angesagt 1, gemacht 1. In Klammern steht, was du hättest, wenn die Runde jetzt endete. Also keinen mehr! Spiel { $c3d } aus.
learn-bid-7 = Rosa musste mit { $cJd } bedienen und bekommt den Stich: einen mehr als angesagt.
learn-bid-8 = Eine erfüllte Ansage bringt 20 Punkte und 10 für jeden Stich: 30 für dich. Sonst kostet jeder Stich zu viel oder zu wenig 10: −10 für Rosa.

## Lektion 5
learn-dealer = Der Geber hat die Wahl
learn-dealer-why = Liegt ein Zauberer auf, bestimmt der Geber den Trumpf.
learn-dealer-1 = Du bist der Geber, und ein Zauberer liegt auf: Also schaust du in deine Karten und bestimmst den Trumpf. Deine beste Farbe ist { $sh }.
learn-dealer-1-c = Erlaubt wäre es, aber in { $sc } hast du nur eine Karte, { $c2c }. Nimm { $sh }.
learn-dealer-1-d = Erlaubt wäre es, aber du hast kein { $sd }. Nimm { $sh }.
learn-dealer-1-s = Erlaubt wäre es, aber du hast kein { $ss }. Nimm { $sh }.
learn-dealer-2 = Rosa und Emmy haben angesagt, du kommst zuletzt. { $cKh } und { $c9h } sind Trumpf und sollten je einen Stich machen: Sag 2 an.
learn-dealer-2-0 = Erlaubt wäre es, aber mit { $cKh } als Trumpf kommst du kaum ohne Stich davon.
learn-dealer-2-1 = Erlaubt wäre es, aber viel Trumpf ist nicht im Spiel: Auch { $c9h } macht einen Stich. Sag 2 an.
learn-dealer-2-3 = Erlaubt wäre es, aber { $c2c } bringt nichts. Sag 2 an.
learn-dealer-3 = Ausgespielt ist { $sc }, und du hast eine Karte davon: Du musst bedienen. Der Trumpf muss warten.
learn-dealer-4 = Rosa bekommt den Stich und spielt wieder aus.
learn-dealer-5 = Emmy hat mit { $cTh } gestochen. Dein Trumpf ist höher: Hol dir den Stich mit { $cKh }.
learn-dealer-5-9h = Erlaubt wäre sie, aber { $c9h } ist niedriger als { $cTh }. Spiel { $cKh }.
learn-dealer-6 = Und nun { $c9h }: Auch diese Karte ist Trumpf.
learn-dealer-7 = Zwei angesagt, zwei gemacht. Noch etwas: Liegt ein Narr auf, gibt es keinen Trumpf, und in der letzten Runde auch nicht, denn da bleibt keine Karte übrig.

## Lektion 6
learn-uneven = Ansagen, die nicht aufgehen dürfen
learn-uneven-why = Eine Regel vieler Runden: Einer verfehlt immer.
learn-uneven-1 = Hier darf die Summe der Ansagen nicht die Zahl der Stiche sein. Du sagst zuletzt an, und 1 + 0 + 1 wäre 2. Tippe auf die 1 und sieh; dann sag 2 an.
learn-uneven-1-0 = Erlaubt wäre es, aber { $cAs } ist Trumpf und macht einen Stich. Sag 2 an.
learn-uneven-2 = { $cKc } ist bisher die höchste Karte der Farbe: Hol dir den Stich.
learn-uneven-3 = Nun { $cAs }, der höchste Trumpf: Nur ein Zauberer würde ihn schlagen.
learn-uneven-4 = Zwei angesagt, zwei gemacht. Rosa wollte einen und bekam keinen: Bei dieser Regel verfehlt immer einer.
