# Was eine Wahl wert ist, für alle, die üben.

advice-bid = Ansage
advice-choice = Wahl
advice-points = Punkte
advice-tricks = Stiche
advice-best = am besten
advice-share = { $tricks }: { $percent } %
advice-thinking = Jede Wahl wird probiert …
advice-not-due = Gerade ist nichts von dir gefragt.
advice-nothing = Hier gibt es nichts zu wählen.
advice-how = Erwartete Punkte dieser Runde, aus 256 Kartenverteilungen, die zu dem passen, was du siehst und was angesagt wurde, nach Faustregeln zu Ende gespielt. Balken: wie oft wie viele Stiche daraus wurden.
advice-how-told = Erwartete Punkte dieser Runde, aus 256 Kartenverteilungen, die zu dem passen, was du siehst und was angesagt wurde, nach Faustregeln zu Ende gespielt; daneben, wie oft wie viele Stiche daraus wurden.
