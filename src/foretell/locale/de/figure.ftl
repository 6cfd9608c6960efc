# Die Figuren, die jemand für sich wählen kann.

figure-which = Deine Figur am Tisch
figure-initials = Anfangsbuchstabe
figure-owl = Eule
figure-fox = Fuchs
figure-raven = Rabe
figure-cat = Katze
figure-hare = Hase
figure-dragon = Drache
figure-hat = Zauberhut
figure-witch = Hexe
figure-jester = Narr
figure-knight = Ritter
figure-moon = Mond
figure-star = Stern
