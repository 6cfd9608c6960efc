# What lies on the felt in games by rules other than the standard ones alone.

scene-twist-waits = { $who } wählt etwas Besonderes für diese Runde
scene-uber-waits = { $who } nennt, was alles schlägt
scene-uber-all = { $rank } in jeder Farbe
scene-sealed =
    { $as ->
        [wheel] Alle stellen zugleich ihr Rad
       *[fist] Alle sagen zugleich an
    }
scene-bid-of =
    { $who }: { $state ->
        [waits] überlegt
        [closed] hat angesagt
       *[open] { $bid } angesagt
    }
scene-saboteur = Du bist der Saboteur
scene-saboteur-saboteur = Du sagst nichts an und bekommst 20 Punkte. Durchkreuze, was die anderen planen.
scene-saboteur-spoils = Du sagst nichts an: jeder Stich, um den die anderen danebenliegen, bringt dir 10 Punkte; treffen alle, verlierst du 10.
scene-mend-waits = { $who } muss die Ansage ändern
scene-even =
    { $tricks ->
        [one] Die Ansagen ergeben genau den einen Stich.
       *[other] Die Ansagen ergeben { $tricks }, so viele, wie es Stiche gibt.
    }
scene-raise = Hoch auf { $bid }
scene-lower = Runter auf { $bid }
scene-pass = Alle geben eine Karte nach links weiter
scene-pass-choose = Welche deiner Karten geht an { $who }?
scene-form = { $card }: wie spielst du die Karte?
scene-own-forehead = Die Karte an deiner Stirn
scene-agree = Warten, bis alle dem Ergebnis zustimmen
scene-opened =
    { $as ->
        [wheel] Die Räder werden umgedreht
       *[fist] Die Fäuste öffnen sich
    }
scene-exchanged =
    { $how ->
        [passed] Je eine Karte nach links
       *[pulled] Je eine Karte von rechts
    }
scene-out = Aus dem Spiel
page-called-right =
    { $me ->
        [1] Du hast in Stich { $trick } nicht bedient
       *[other] { $who } hat in Stich { $trick } nicht bedient
    }
page-called-wrong =
    { $me ->
        [1] Du hast in Stich { $trick } nichts falsch gemacht
       *[other] { $who } hat in Stich { $trick } nichts falsch gemacht
    }
page-called-by =
    { $me ->
        [1] Du hast es gerügt.
       *[other] { $who } hat es gerügt.
    }
page-called-by-wrongly =
    { $me ->
        [1] Du hast es gerügt und kannst diesen Platz in dieser Runde nicht noch einmal rügen.
       *[other] { $who } hat es gerügt und kann diesen Platz in dieser Runde nicht noch einmal rügen.
    }
