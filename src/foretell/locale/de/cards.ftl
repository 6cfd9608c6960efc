# Was auf den Karten der Fantasy-Reihe steht: je zwei sind Frauen. Siehe tools/cards/fantasy.py.

cards-title-fantasy-2 =
    { $woman ->
        [1] Wächterin
       *[other] Wächter
    }
cards-title-fantasy-3 =
    { $woman ->
        [1] Gärtnerin
       *[other] Gärtner
    }
cards-title-fantasy-4 =
    { $woman ->
        [1] Bäckerin
       *[other] Bäcker
    }
cards-title-fantasy-5 =
    { $woman ->
        [1] Fischerin
       *[other] Fischer
    }
cards-title-fantasy-6 =
    { $woman ->
        [1] Fiedlerin
       *[other] Fiedler
    }
cards-title-fantasy-7 =
    { $woman ->
        [1] Schmiedin
       *[other] Schmied
    }
cards-title-fantasy-8 =
    { $woman ->
        [1] Heilerin
       *[other] Heiler
    }
cards-title-fantasy-9 =
    { $woman ->
        [1] Gelehrte
       *[other] Gelehrter
    }
cards-title-fantasy-T =
    { $woman ->
        [1] Kapitänin
       *[other] Kapitän
    }
cards-title-fantasy-J =
    { $woman ->
        [1] Kriegerin
       *[other] Krieger
    }
cards-title-fantasy-Q =
    { $woman ->
        [1] Priesterin
       *[other] Priester
    }
cards-title-fantasy-K =
    { $woman ->
        [1] Prinzessin
       *[other] Prinz
    }
cards-title-fantasy-A =
    { $woman ->
        [1] Königin
       *[other] König
    }
cards-title-fantasy-Z =
    { $woman ->
        [1] Zauberin
       *[other] Zauberer
    }
cards-title-fantasy-N =
    { $woman ->
        [1] Närrin
       *[other] Narr
    }
