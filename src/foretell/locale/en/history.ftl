# Where the game comes from and who has won its championships. See championships/ and the page /history.

history-title = The game and its champions
history-lead = Say how many tricks you will take, then take exactly so many: since 1984, from one table to world championships.

history-game = The game
history-designer = Designer
history-designer-who = Ken Fisher
history-year = Year
history-year-when = 1984
history-family = Family
history-family-what = A relative of Oh Hell: there too everybody says beforehand how many tricks it will be. Wizard’s own are the four Wizards, which win, and the four Jesters, which lose.
history-cards = Cards
history-cards-what = 60: four suits of thirteen, four Wizards, four Jesters.
history-players = Players
history-players-what = { $low } to { $high }
history-length = Length
history-length-what = { $rounds_few } rounds for three players, { $rounds_many } for six: about { $short } to { $long } minutes, as this house reckons (three seconds a card). The quick game takes about { $quick }.

history-editions = What has become of it
history-edition-fantasy = A German deck with its own figures
history-edition-fantasy-what = Ranks run from 1 to 13, suits are red, yellow, green and blue; the rules are the same.
history-edition-junior = Junior, and two at a table
history-edition-junior-what = 36 cards, ranks 1 to 8, two Wizards and two Jesters.
history-edition-camelot = Camelot and Magic
history-edition-camelot-what = Merlin, Morgan le Fay, Excalibur and the Holy Grail in place of the deuces; or deuces that turn into Wizards. One box, Omnibus, has both and the plain game.
history-edition-medieval = The Medieval deck
history-edition-medieval-what = Hermit, peasant, archer … up to the dragon: every rank is somebody.
history-edition-anniversary = Anniversary cards
history-edition-anniversary-what = For twenty years Dragon, Fairy, Bomb, Werewolf, Juggler and Cloud; for twenty-five the Shapeshifter, for thirty Witch and Vampire.
history-edition-online = The first table online
history-edition-online-what = For four or five players, in tournaments of ten rounds; its rules are here, as { $rules }.
history-more = All rules that have a name

history-champions = World champions
history-champions-lead = { $events } championships since { $first }. Each nation may send two.
history-column-year = Year
history-column-place = Place
history-column-champion = Champion
history-column-nation = Nation
history-cancelled = cancelled
history-again = title number { $number }
history-nations = Titles by nation
history-titles = { $count ->
    [one] { $count } title
   *[other] { $count } titles
}
history-source = From public reports.

history-mark = Whose game it is
history-mark-what = Wizard is a registered trademark of its owner. Foretell is an independent project, with no tie to the owner or to any publisher of the game, and is neither licensed nor endorsed by them. The name is used only to say which game is played here.

history-city-amsterdam = Amsterdam
history-city-antwerp = Antwerp
history-city-athens = Athens
history-city-budapest = Budapest
history-city-frankfurt = Frankfurt
history-city-prague = Prague
history-city-riga = Riga
history-city-stuttgart = Stuttgart
history-city-vienna = Vienna
history-city-warsaw = Warsaw
history-country-austria = Austria
history-country-belgium = Belgium
history-country-czech-republic = Czech Republic
history-country-germany = Germany
history-country-greece = Greece
history-country-hungary = Hungary
history-country-latvia = Latvia
history-country-netherlands = Netherlands
history-country-poland = Poland
history-country-switzerland = Switzerland
