# Man selbst und die eigenen Geräte (/me, /device).

me-kept-away = Stumm geschaltet oder blockiert
me-my-name = Dein Name
me-keep = Speichern
me-devices = Deine Geräte
me-device = Ein Gerät
me-this-device = dieses hier
me-sign-out = Abmelden
me-sign-out-others = Alle anderen abmelden
me-sign-out-here = Auf diesem Gerät abmelden
me-sign-out-all = Überall abmelden
me-sign-out-sure = Zurück kommst du nur mit einem anderen deiner Geräte oder deinem Wiederherstellungssatz. Was dieses Gerät behalten hat, wird hier gelöscht.
me-add-device = Gerät hinzufügen
me-add-device-how = Scanne das mit dem anderen Gerät, oder tippe dort den Code ein. Er gilt fünf Minuten.
me-add-device-here = Tippe diesen Code im anderen Browser dieses Computers ein, unter „{ $link }“. Er gilt fünf Minuten.
me-phrase = Wiederherstellungssatz
me-new-phrase = Neuer Wiederherstellungssatz
me-phrase-how = Schreib diese Wörter auf: sie bringen dich auf jedem Gerät zurück. Sie stehen nur dieses eine Mal da.
me-kept = Was von dir gespeichert wird
me-kept-what = Was gespeichert wird, und wie lange
me-export = Alles herunterladen
me-forget-me = Alles löschen
me-forget-sure = Dein Name, deine Geräte und Einstellungen sind dann für immer weg. Beendete Spiele bleiben, ohne deinen Namen.
me-forget-running = Du sitzt noch hier: { $tables }. Eine begonnene Partie geht mit einem Bot an deinem Platz weiter.
me-forget-left = Du bist gelöscht, bis auf das, was sich von beschädigten Tischen nicht lesen lässt: { $tables }
me-come-back = Ich habe hier schon gespielt
me-come-back-how = Tippe den Code ein, den dein anderes Gerät zeigt, oder deinen Wiederherstellungssatz.
me-code-or-phrase = Code oder Wiederherstellungssatz
me-go-on = Weiter

# Wie gut man spielt, für alle, die es wissen wollen.
me-rating = Wertungszahlen
me-rating-how = Eine Wertungszahl sagt, wie gut du unter denen hier spielst, die auch eine haben wollen. Sie beginnt bei 1000 und gilt für jede Art von Regeln für sich. Nur du siehst sie.
me-rating-counts = Was zählt: Spiele an Tischen, die ab jetzt aufgemacht werden, nach Regeln mit einem Namen zu Ende gespielt, mit mindestens zwei Gewerteten und ohne Bot von Anfang an. Wer gegangen ist, sodass am Ende ein Bot für ihn spielt, ist Letzter.
me-rating-on = Meine Spiele werten
me-rating-off = Aufhören und meine Zahlen löschen
me-rating-off-sure = Deine Zahlen, und alles, was dafür gezählt wurde, sind dann für immer weg.
me-rating-none = Noch hat kein Spiel gezählt.
me-rating-line = { $rating } ± { $margin }
me-rating-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
me-rating-sure = ±: wie unsicher sie noch ist. In 19 von 20 Fällen spielst du nicht besser und nicht schlechter als das.
