# What a choice is worth, for who practises.

advice-bid = Bid
advice-choice = Choice
advice-points = Points
advice-tricks = Tricks
advice-best = best
advice-share = { $tricks }: { $percent } %
advice-thinking = Trying every choice …
advice-not-due = Nothing is asked of you just now.
advice-nothing = There is nothing to choose.
advice-how = Points to expect in this round, from 256 deals that fit what you see and what was bid, played out by rules of thumb. Bars: how often each number of tricks came of it.
advice-how-told = Points to expect in this round, from 256 deals that fit what you see and what was bid, played out by rules of thumb; beside them, how often each number of tricks came of it.
