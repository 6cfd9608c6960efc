# Why a setting of the server cannot be. Where it came from stands before it.

setting-clock = { $low } to { $high } seconds, or 0 for none, not { $value }
setting-pair = goes only together with { $other }
setting-no-file = there is no file { $value }
setting-no-text = { $value } is no text in UTF-8
setting-other-key = the key in { $other } is not that of the certificate in { $value }
setting-unreadable = { $value } and { $other } cannot be used: they have to be PEM files that can be read, the key without a passphrase
setting-no-folder = { $value } is no folder
setting-store = postgresql://NAME@HOST/DATABASE, not { $value }
setting-url = https://NAME without a path, not { $value }
setting-network = an address or a network such as 10.0.0.0/8, not { $value }
setting-token = at least 16 letters, digits and signs, without spaces
setting-no-network = this machine is in no network; leave --lan away
setting-not-home = { $value } is no address of a home network; say --host { $value } if you mean it
setting-not-lan = { $lan } takes this machine’s address in the home network, so { $value } would not be listened on; leave one of the two away
setting-no-disk = with { $store } the games lie on the database’s disk, which this server cannot look at; leave it away, and watch that disk with the database’s own tools
setting-no-folder-now = { $store } names a database, so nobody would look into this folder; leave it away, or that setting
setting-unknown = no such setting{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
setting-number = a whole number { $high ->
    [none] from { $low } on
   *[other] from { $low } to { $high }
}, not { $value }
setting-choice = one of { $allowed }, not { $value }
setting-switch = true or false, not { $value }
setting-list = a list of texts, not { $value }
setting-path = a path, not { $value }
setting-text = a text, not { $value }
