# How a command was called wrongly. See cli/usage.py; the sentences themselves are click's.

usage-try = Try '{ $command }' for help.
usage-error = Error: { $what }
usage-quoted = '{ $name }'
usage-guess = { $inner } Did you mean { $names }?
usage-choose = { $inner } Choose from: { $names }
usage-invalid = Invalid value for { $where }: { $inner }
usage-invalid-bare = Invalid value: { $inner }
usage-no-argument = Missing argument { $name }.
usage-missing-option = Missing option { $name }.
usage-missing-command = Missing command.
usage-no-option = No such option { $name }.
usage-no-command = No such command { $name }.
usage-extra = Got unexpected extra arguments ({ $names })
usage-no-value = Option { $name } does not take a value.
usage-needs-value = Option { $name } requires an argument.
usage-needs-values = Argument { $name } takes { $number } values.
usage-not-one-of = { $name } is not one of { $names }.
usage-no-whole-number = { $name } is not a valid integer.
usage-no-number = { $name } is not a valid float.
usage-no-boolean = { $name } is not a valid boolean.
usage-out-of-range = { $name } is not in the range { $range }.
usage-no-file = { $name } does not exist.
usage-a-folder = { $name } is a directory.
usage-a-file = { $name } is a file.
usage-unreadable = { $name } is not readable.
usage-unwritable = { $name } is not writable.
