# What stands on the cards of the Fantasy set: two of each calling are women. See tools/cards/fantasy.py.

cards-title-fantasy-2 =
    { $woman ->
        [1] Watchwoman
       *[other] Watchman
    }
cards-title-fantasy-3 =
    { $woman ->
       *[other] Gardener
    }
cards-title-fantasy-4 =
    { $woman ->
       *[other] Baker
    }
cards-title-fantasy-5 =
    { $woman ->
       *[other] Fisher
    }
cards-title-fantasy-6 =
    { $woman ->
       *[other] Fiddler
    }
cards-title-fantasy-7 =
    { $woman ->
       *[other] Smith
    }
cards-title-fantasy-8 =
    { $woman ->
       *[other] Healer
    }
cards-title-fantasy-9 =
    { $woman ->
       *[other] Scholar
    }
cards-title-fantasy-T =
    { $woman ->
       *[other] Captain
    }
cards-title-fantasy-J =
    { $woman ->
       *[other] Warrior
    }
cards-title-fantasy-Q =
    { $woman ->
        [1] Priestess
       *[other] Priest
    }
cards-title-fantasy-K =
    { $woman ->
        [1] Princess
       *[other] Prince
    }
cards-title-fantasy-A =
    { $woman ->
        [1] Queen
       *[other] King
    }
cards-title-fantasy-Z =
    { $woman ->
        [1] Sorceress
       *[other] Wizard
    }
cards-title-fantasy-N =
    { $woman ->
       *[other] Jester
    }
