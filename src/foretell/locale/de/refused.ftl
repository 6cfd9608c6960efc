# Warum Regeln nicht gehen, nach den Angaben, die sich beißen. Siehe rules/refusing.py.

refused-axes = { $first } und { $second }

## Dateien
refused-unreadable = lässt sich nicht lesen: { $why }
refused-no-text = kein Text in UTF-8
refused-no-toml = Zeile { $line }, Spalte { $column }: { $why }
refused-long-number = eine Zahl mit Tausenden von Ziffern
refused-too-deep = zu tief verschachtelt
refused-too-long = länger als { $most } Zeichen, wird nicht gelesen
refused-too-many = weit mehr Schlüssel, Werte und Zeilen, als es zu sagen gibt, wird nicht gelesen

## Werte
refused-no-axis = so eine Angabe haben Regeln nicht; es gibt { $allowed }
refused-no-rules = { $value } ist weder ein Name noch eine Tabelle
refused-no-preset = Regeln namens { $value } gibt es nicht{ $near ->
    [none] ; es gibt { $names }
   *[other] ; meinst du { $near }? Es gibt { $names }
}
refused-no-name = { $value } ist kein Name in Anführungszeichen
refused-not-rules = { $value } sind keine Regeln: preset, parse_rules und load_rules machen welche
refused-unfit-name = { $value } kann kein Name von Regeln sein: Kleinbuchstaben und Ziffern, mit Bindestrichen verbunden, höchstens { $most } Zeichen, etwa "donnerstag"
refused-taken-name = "{ $value }" heißen schon andere Regeln; nimm einen anderen Namen
refused-no-member = { $value } ist nichts davon: { $allowed }
refused-only-one = { $value }: nur eines kann gelten: { $allowed }
refused-no-number = { $value } ist keine ganze Zahl
refused-no-switch = { $value } ist weder true noch false
refused-no-cards = { $value } ist keine Liste von Karten wie ["2c", "Me"]
refused-near-card = { $value } ist keine Karte; ist { $near } gemeint?
refused-no-card = { $value } ist keine Karte: ein Wert ({ $ranks }) und eine Farbe (c d h s), Z oder N und eine Farbe, oder Me Mo Ex Gr
refused-no-sizes = { $value } sagt nicht, wie viele Karten jede Runde hat: die Zahlen Runde für Runde, etwa [1, 2, 3], oder up (jede Runde eine mehr), by-two (zwei mehr), down (eine weniger), up-down (hinauf und wieder hinunter) oder all (so viele, wie für alle da sind)
refused-empty-sizes = in einer leeren Liste steht keine Runde
refused-no-twists = { $value } sagt nicht, was ein Geber nennen darf: none, smyrna oder eine Liste aus: { $names }
refused-empty-list = in einer leeren Liste steht kein Wert
refused-no-selector = { $value } wählt keine Runden: "always", "never", "first", "last", "round 3", "rounds 2-5", "rounds 5-", "every 3", "size = 1" oder "size >= 4"
refused-no-pair = { $value } ist kein Paar wie ["rounds 1-6", "{ $member }"]
refused-no-pairs = { $value } ist keine Liste von Paaren wie ["rounds 1-6", "{ $member }"]
refused-no-scoring = { $value } ist weder "standard" noch "flat" noch eine Tabelle
refused-no-scoring-key = so eine Angabe gibt es nicht; es gibt { $allowed }
refused-no-last = { $value } ist keine Zahl und auch nichts wie "20 + size"
refused-range = { $value } liegt nicht zwischen { $low } und { $high }
refused-points = { $value } ist keine ganze Zahl zwischen −{ $most } und { $most }

## Karten
refused-twice = { $card } steht zweimal in { $value }
refused-not-played = { $value }: Die Karten der Jubiläumsausgaben werden noch nicht gespielt
refused-not-added = { $value } ist nichts davon: { $allowed }; nur diese können hinzukommen
refused-not-in-deck = { $value } gehört nicht zu den { $deck } Karten
refused-cancels = { $card } macht den Stich ungültig, ist aber nicht im Spiel

## Spielende und Runden
refused-dummies-players =
    { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } mit { $dummies ->
        [0] keinem Strohmann
        [one] einem Strohmann
       *[other] { $dummies } Strohmännern
    }: Drei bis sechs spielen ohne Strohmann, zwei mit einem (Two-Player), du allein mit zweien (Solitaire)
refused-made-for = { $name } ist für { $most } oder { $last } Personen gemacht, nicht für { $players }
refused-made-for-one =
    { $last ->
        [one] { $name } ist für eine Person gemacht, nicht für { $players }
       *[other] { $name } ist für { $last } Personen gemacht, nicht für { $players }
    }
refused-size-range = in Runde { $number } gäbe es { $size } Karten: 1 bis { $most } sind möglich
refused-too-many-cards = Runde { $number } braucht { $need } Karten, { $size } für jeden von { $seats } Plätzen; es gibt { $have }
refused-too-many-cards-aside = Runde { $number } braucht { $need } Karten, { $size } für jeden von { $seats } Plätzen und { $aside } neben dem Tisch; es gibt { $have }
refused-few-sizes = { $rounds } Runden sind verlangt, vorgesehen sind { $have }
refused-many-rounds = { $rounds } Runden; eine Partie hat höchstens { $most }
refused-all-rounds = wo in jeder Runde so viele Karten kommen, wie für alle da sind, muss man sagen, wie viele Runden
refused-aside = { $aside } neben dem Tisch lassen nicht für jeden Platz eine Karte übrig

## Was nicht zusammengeht. Siehe rules/checks.py.
refused-delayed-uneven = späte Ansagen bleiben bis zum letzten Stich verdeckt, niemand sähe, dass sie nicht aufgehen dürfen
refused-zero-uneven = jede Ansage ist zwangsweise null, wer zuletzt ansagt, könnte das Aufgehen nicht verhindern
refused-hidden-uneven = alle sagen zugleich an, keine Ansage lässt sich gleich abweisen; wer zuletzt ansagt, kann sie danach ändern
refused-zero-flat = eine Ansage, die zwangsweise null ist, bedeutet nichts, wenn feste Punkte nur die Stiche zählen
refused-zero-and-more = Ansagen, die zwangsweise null sind, gelten die ganze Partie, neben keiner zweiten Art anzusagen
refused-smyrna-trump = Smyrna wartet auf einen aufgedeckten Zauberer, doch in keiner Runde wird eine Karte aufgedeckt (der Trumpf steht fest, oder alle Karten werden ausgeteilt)
refused-uber-drop = was alles schlägt, ist eine Farbkarte oder ein Narr, und davon ist nichts im Spiel
refused-called-drop = zum Rufen braucht es beide Arten im Spiel, Zauberer und Narren
refused-forehead-sizes = die Karte an der Stirn ist für Runden mit einer Karte, sonst sähen alle ganze Blätter
refused-forehead-exchange = an der Stirn bleibt die einzige Karte ungesehen, bis sie fällt; tauschen lässt sie sich nicht
refused-camelot-magic = die Karten von Camelot und die Zweien von Magic stammen aus zwei Spielen, die nicht sagen, was was schlägt
refused-dummies-camelot = ein Strohmann kann nicht wählen, was die Karten von Camelot verlangen
refused-dummies-eliminate = die Partie braucht beide bis zum Ende
refused-dummies-exchange = ein Strohmann hat kein Blatt, aus dem sich Karten tauschen ließen
refused-dummies-saboteur = wo so wenige ansagen, kann niemand Saboteur sein
refused-dummies-forehead = die Karte an der Stirn braucht andere, die sie sehen
refused-dummies-blind = blind angesagt wäre neben einem Strohmann nur geraten
refused-dummies-play-off = ein Stechen gibt es nur für drei oder mehr
refused-eliminate-target = eine Partie endet durch Ausscheiden oder bei einem Punktestand, nicht durch beides
refused-eliminate-climbs = ausgeschieden wird nur, wo die Runden von Mal zu Mal weniger Karten haben
refused-eliminate-short = der Plan ist zu kurz: Er muss bis zur Runde mit einer Karte reichen oder genug Runden haben, bis nur eine Person übrig ist, und jemand muss ausscheiden
refused-flat-bonus = feste Punkte zählen nur die Stiche; für eine Ansage oder Karte kommt nichts dazu
