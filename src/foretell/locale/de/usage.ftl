# Wie ein Befehl falsch aufgerufen wurde. Siehe cli/usage.py.

usage-try = „{ $command }“ zeigt, wie es geht.
usage-error = Fehler: { $what }
usage-quoted = „{ $name }“
usage-guess = { $inner } Meintest du { $names }?
usage-choose = { $inner } Zur Wahl stehen: { $names }
usage-invalid = Unpassender Wert für { $where }: { $inner }
usage-invalid-bare = Unpassender Wert: { $inner }
usage-no-argument = Es fehlt { $name }.
usage-missing-option = Es fehlt die Option { $name }.
usage-missing-command = Es fehlt ein Befehl.
usage-no-option = Eine Option { $name } gibt es nicht.
usage-no-command = Einen Befehl { $name } gibt es nicht.
usage-extra = Das ist zu viel: { $names }
usage-no-value = Die Option { $name } nimmt keinen Wert.
usage-needs-value = Die Option { $name } braucht einen Wert.
usage-needs-values = { $name } braucht { $number } Werte.
usage-not-one-of = { $name } gehört nicht zu { $names }.
usage-no-whole-number = { $name } ist keine ganze Zahl.
usage-no-number = { $name } ist keine Zahl.
usage-no-boolean = { $name } ist weder ja noch nein.
usage-out-of-range = { $name } liegt nicht im Bereich { $range }.
usage-no-file = { $name } gibt es nicht.
usage-a-folder = { $name } ist ein Ordner.
usage-a-file = { $name } ist eine Datei.
usage-unreadable = { $name } ist nicht lesbar.
usage-unwritable = { $name } ist nicht beschreibbar.
