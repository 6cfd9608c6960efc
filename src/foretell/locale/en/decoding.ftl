# What is wrong with a value that is not as it should be. See decoding.py.

decoding-at = { $place }: { $what }
decoding-must = must be { $wanted }{ $more }
decoding-must-is = must be { $wanted }{ $more }, is { $found }
decoding-unknown-key = there is no such key: { $key }
decoding-missing-key = this key is missing: { $key }
decoding-else = { $what }
decoding-or = { $first } or { $second }
decoding-int = a whole number
decoding-float = a number
decoding-str = a text
decoding-bool = true or false
decoding-array = a list
decoding-object = an object
decoding-null = null
