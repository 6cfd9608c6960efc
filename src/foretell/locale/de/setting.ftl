# Warum eine Einstellung des Servers nicht geht. Woher sie kam, steht davor.

setting-clock = { $low } bis { $high } Sekunden, oder 0 für keine, nicht { $value }
setting-pair = geht nur zusammen mit { $other }
setting-no-file = eine Datei { $value } gibt es nicht
setting-no-text = { $value } ist kein Text in UTF-8
setting-other-key = der Schlüssel in { $other } gehört nicht zum Zertifikat in { $value }
setting-unreadable = { $value } und { $other } sind nicht zu gebrauchen: es müssen lesbare PEM-Dateien sein, der Schlüssel ohne Passwort
setting-no-folder = { $value } ist kein Ordner
setting-store = postgresql://NAME@HOST/DATENBANK, nicht { $value }
setting-url = https://NAME ohne Pfad, nicht { $value }
setting-network = eine Adresse oder ein Netz wie 10.0.0.0/8, nicht { $value }
setting-token = mindestens 16 Buchstaben, Ziffern und Zeichen, ohne Leerzeichen
setting-no-network = dieser Rechner ist in keinem Netz; lass --lan weg
setting-not-home = { $value } ist keine Adresse eines Heimnetzes; sag --host { $value }, wenn du das willst
setting-not-lan = { $lan } nimmt die Adresse dieses Rechners im Heimnetz, auf { $value } würde also nicht gehört; lass eines von beiden weg
setting-no-disk = mit { $store } liegen die Spiele auf dem Datenträger der Datenbank, den dieser Server nicht sieht; lass es weg und überwache ihn mit den Mitteln der Datenbank
setting-no-folder-now = { $store } nennt eine Datenbank, in diesen Ordner sähe also niemand; lass ihn weg oder diese Einstellung
setting-unknown = so eine Einstellung gibt es nicht{ $near ->
    [none] {""}
   *[other] ; meinst du { $near }?
}
setting-number = eine ganze Zahl { $high ->
    [none] ab { $low }
   *[other] von { $low } bis { $high }
}, nicht { $value }
setting-choice = eines von { $allowed }, nicht { $value }
setting-switch = true oder false, nicht { $value }
setting-list = eine Liste von Texten, nicht { $value }
setting-path = ein Pfad, nicht { $value }
setting-text = ein Text, nicht { $value }
