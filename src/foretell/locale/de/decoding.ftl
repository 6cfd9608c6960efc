# Was an einem Wert nicht stimmt, der nicht ist, wie er sein soll. Siehe decoding.py.

decoding-at = { $place }: { $what }
decoding-must = muss { $wanted }{ $more } sein
decoding-must-is = muss { $wanted }{ $more } sein, ist { $found }
decoding-unknown-key = so einen Schlüssel gibt es nicht: { $key }
decoding-missing-key = dieser Schlüssel fehlt: { $key }
decoding-else = { $what }
decoding-or = { $first } oder { $second }
decoding-int = eine ganze Zahl
decoding-float = eine Zahl
decoding-str = ein Text
decoding-bool = true oder false
decoding-array = eine Liste
decoding-object = ein Objekt
decoding-null = null
