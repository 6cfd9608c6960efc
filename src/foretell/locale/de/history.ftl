# Woher das Spiel kommt und wer seine Meisterschaften gewonnen hat. Siehe championships/ und die Seite /history.

history-title = Das Spiel und seine Meister
history-lead = Sag, wie viele Stiche du machst, und mach genau so viele: seit 1984, von einem Tisch bis zu Weltmeisterschaften.

history-game = Das Spiel
history-designer = Autor
history-designer-who = Ken Fisher
history-year = Jahr
history-year-when = 1984
history-family = Familie
history-family-what = Ein Verwandter von Oh Hell: Auch dort sagt jeder vorher an, wie viele Stiche es werden. Wizard eigen sind die vier Zauberer, die gewinnen, und die vier Narren, die verlieren.
history-cards = Karten
history-cards-what = 60: vier Farben zu dreizehn, vier Zauberer, vier Narren.
history-players = Spieler
history-players-what = { $low } bis { $high }
history-length = Dauer
history-length-what = { $rounds_few } Runden zu dritt, { $rounds_many } zu sechst: etwa { $short } bis { $long } Minuten, so wie hier gerechnet wird (drei Sekunden je Karte). Das schnelle Spiel dauert etwa { $quick }.

history-editions = Was daraus geworden ist
history-edition-fantasy = Ein deutsches Blatt mit eigenen Figuren
history-edition-fantasy-what = Die Werte gehen von 1 bis 13, die Farben sind Rot, Gelb, Grün und Blau; die Regeln sind dieselben.
history-edition-junior = Junior, und zu zweit am Tisch
history-edition-junior-what = 36 Karten, Werte 1 bis 8, zwei Zauberer und zwei Narren.
history-edition-camelot = Camelot und Magic
history-edition-camelot-what = Merlin, Morgan le Fay, Excalibur und der Heilige Gral anstelle der Zweien; oder Zweien, die zu Zauberern werden. Eine Schachtel, Omnibus, hat beides und das einfache Spiel.
history-edition-medieval = Das mittelalterliche Blatt
history-edition-medieval-what = Einsiedler, Bauer, Bogenschütze … bis zum Drachen: Jeder Wert ist jemand.
history-edition-anniversary = Jubiläumskarten
history-edition-anniversary-what = Zu zwanzig Jahren Drache, Fee, Bombe, Werwolf, Jongleur und Wolke; zu fünfundzwanzig der Gestaltwandler, zu dreißig Hexe und Vampir.
history-edition-online = Der erste Tisch im Netz
history-edition-online-what = Zu viert oder fünft, mit Turnieren von zehn Runden; seine Regeln gibt es hier als { $rules }.
history-more = Alle Regeln, die einen Namen haben

history-champions = Weltmeister
history-champions-lead = { $events } Meisterschaften seit { $first }. Jedes Land darf zwei Spieler schicken.
history-column-year = Jahr
history-column-place = Ort
history-column-champion = Meister
history-column-nation = Land
history-cancelled = abgesagt
history-again = { $number }. Titel
history-nations = Titel nach Ländern
history-titles = { $count } Titel
history-source = Nach öffentlichen Berichten.

history-mark = Wessen Spiel es ist
history-mark-what = Wizard ist eine eingetragene Marke ihres Inhabers. Foretell ist ein unabhängiges Projekt ohne Verbindung zum Inhaber oder zu einem Verlag des Spiels und von ihnen weder lizenziert noch unterstützt. Der Name sagt nur, welches Spiel hier gespielt wird.

history-city-amsterdam = Amsterdam
history-city-antwerp = Antwerpen
history-city-athens = Athen
history-city-budapest = Budapest
history-city-frankfurt = Frankfurt
history-city-prague = Prag
history-city-riga = Riga
history-city-stuttgart = Stuttgart
history-city-vienna = Wien
history-city-warsaw = Warschau
history-country-austria = Österreich
history-country-belgium = Belgien
history-country-czech-republic = Tschechien
history-country-germany = Deutschland
history-country-greece = Griechenland
history-country-hungary = Ungarn
history-country-latvia = Lettland
history-country-netherlands = Niederlande
history-country-poland = Polen
history-country-switzerland = Schweiz
