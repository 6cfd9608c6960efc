# The tutorial. Its deals stand in tools/lesson_plan.py; the keys are made by tools/lessons.py.

learn-title = Learn to play
learn-lead = Six short lessons at a real table. You play, and everything is explained: four minutes in all.
learn-begin = Begin
learn-go-on = Go on
learn-again = Begin again
learn-lessons = All lessons
learn-is-done = done
learn-step = Step { $number } of { $steps }
learn-next = Next
learn-skip = Show me
learn-next-lesson = Next lesson
learn-finish = That was all
learn-wait = Not now: read on above.
learn-over = You know all you need
learn-over-why = Play a game against bots: the table goes on saying what may be played, and why something may not.
learn-play = Play a game
learn-rules = Read the whole rules

## Lesson 1
learn-follow = Following suit
learn-follow-why = What you must play, and who takes the trick.
learn-follow-1 = Everybody lays one card: that is a trick. You dealt (D), and Rosa has led { $sh } (L), so you must play { $sh }, too. Take the trick: tap the { $cJh } twice.
learn-follow-1-5h = The rules allow it, but your { $c5h } is lower than the { $c9h } of Rosa. Take the trick with the { $cJh }.
learn-follow-2 = The highest card of the suit that was led takes the trick: yours. You had foretold three: of the three rings beside your name it fills the first.
learn-follow-3 = Whoever takes a trick leads to the next: now the L is yours. Lead the { $cAc }: no card of that suit is higher.
learn-follow-3-5h = The rules allow it, but keep it for the end. You will see why.
learn-follow-4 = Yours again. Now lead your last card, the { $c5h }. Will it do?
learn-follow-5 = It does: nobody had { $sh } left, and other suits do not count. Three tricks, just as many as you had foretold.

## Lesson 2
learn-trump = Trump
learn-trump-why = The suit that beats all others.
learn-trump-1 = The card turned up beside the deck makes { $ss } trump: it beats all other suits. Emmy led { $sh }, you have none. Beat her { $cKh } with your small trump.
learn-trump-1-Ad = The rules allow it, but it takes nothing: Emmy led { $sh }, and { $sd } is not trump.
learn-trump-1-6c = The rules allow it, but it takes nothing: Emmy led { $sh }, and { $sc } is not trump.
learn-trump-2 = Your { $c2s } was enough. Now lead the { $cAd }.
learn-trump-2-6c = The rules allow it, but try the { $cAd } first.
learn-trump-3 = Rosa has no { $sd } and laid a trump: your { $cAd } is lost. Whoever can follow suit has to, and may not lay a trump.
learn-trump-4 = Emmy led { $sc }, and your last card is of that suit. Lay it.
learn-trump-5 = Emmy takes it with the { $cQc }. You had foretold one trick and took one: exactly right.

## Lesson 3
learn-wizards = Wizards and Jesters
learn-wizards-why = The cards that always win, and those that never do.
learn-wizards-1 = Emmy’s { $cAc } is trump. Only a Wizard beats it, and you may play one at any time, even though you hold { $sd }. Do!
learn-wizards-1-8d = The rules allow it, for Rosa led { $sd }. But it takes nothing: play the Wizard.
learn-wizards-1-Nh = The rules allow it at any time, but a Jester loses. You want this trick: play the Wizard.
learn-wizards-2 = A Wizard beats every card, trump too. Of several Wizards in one trick, the first takes it.
learn-wizards-3 = The Jester is the opposite: it loses to every other card. You have the one trick you foretold, so lead the Jester.
learn-wizards-3-8d = The rules allow it, but the { $c8d } might take a trick too many. The Jester does not.
learn-wizards-4 = After a Jester, the next card says what must be followed: { $sd } here. Rosa takes it with the { $cKd }.
learn-wizards-5 = Rosa leads a Wizard: then everybody may lay what they like. Lay your last card.
learn-wizards-6 = The Wizard takes it. One trick foretold, one taken: well played.

## Lesson 4
learn-bid = Bids and points
learn-bid-why = How many tricks to foretell, and what that brings.
learn-bid-1 = Before they play, all say how many tricks they will take. Your Wizard takes one; { $cKc } and { $c3d } are weak. Choose 1, and send it.
learn-bid-1-0 = The rules allow it, but your Wizard takes a trick almost by itself: you would miss your bid.
learn-bid-1-2 = The rules allow it, but your { $cKc } falls to the { $cAc } or a trump. Bid 1.
learn-bid-1-3 = The rules allow it, but the { $c3d } will hardly take a trick. Bid 1.
learn-bid-2 = The dealer bids last: Rosa says 0. The rings beside a name are the tricks that were bid. Now Emmy leads.
learn-bid-3 = The { $cAc } beats your { $cKc }. Good: get rid of it.
learn-bid-3-Zh = The rules allow it, but the Wizard can take any trick. Let Emmy have this one, and get rid of your { $cKc }.
learn-bid-4 = Emmy has the trick that she bid. She leads again.
learn-bid-5 = The { $cQd }: now take your trick, with the Wizard.
learn-bid-5-3d = That works as well: the Wizard would take the last trick. But take this one now.
learn-bid-6 = Bid 1, taken 1. In parentheses stands what you would have if the round ended now. So no more! Lead the { $c3d }.
learn-bid-7 = Rosa had to follow with the { $cJd } and takes the trick: one more than she bid.
learn-bid-8 = A bid met brings 20 points, and 10 for each trick: 30 for you. A bid missed costs 10 for each trick too many or too few: −10 for Rosa.

## Lesson 5
learn-dealer = The dealer’s choice
learn-dealer-why = When a Wizard is turned up, the dealer names trump.
learn-dealer-1 = You are the dealer, and a Wizard was turned up: so you look at your cards and name trump. Your best suit is { $sh }.
learn-dealer-1-c = The rules allow it, but of { $sc } you have only one card, the { $c2c }. Choose { $sh }.
learn-dealer-1-d = The rules allow it, but you have no { $sd }. Choose { $sh }.
learn-dealer-1-s = The rules allow it, but you have no { $ss }. Choose { $sh }.
learn-dealer-2 = Rosa and Emmy have bid, you come last. Your { $cKh } and { $c9h } are trump and should take a trick each: bid 2.
learn-dealer-2-0 = The rules allow it, but with the { $cKh } as trump you will hardly get by without a trick.
learn-dealer-2-1 = The rules allow it, but few trumps are about: the { $c9h } will take one, too. Bid 2.
learn-dealer-2-3 = The rules allow it, but the { $c2c } takes nothing. Bid 2.
learn-dealer-3 = Rosa led { $sc }, and you have one: you must follow suit. Trump has to wait.
learn-dealer-4 = Rosa takes it and leads again.
learn-dealer-5 = Emmy laid a trump, the { $cTh }. Yours is higher: take the trick with the { $cKh }.
learn-dealer-5-9h = The rules allow it, but the { $c9h } is lower than the { $cTh }. Play the { $cKh }.
learn-dealer-6 = And now the { $c9h }: it is trump as well.
learn-dealer-7 = Two foretold, two taken. And the rest: a Jester turned up means no trump, and so does the last round, where no card is left to turn up.

## Lesson 6
learn-uneven = Bids that may not add up
learn-uneven-why = A rule of many tables: somebody always misses.
learn-uneven-1 = Here the bids may not add up to the number of tricks. You bid last, and 1 + 0 + 1 would be 2. Tap the 1 to see it; then bid 2.
learn-uneven-1-0 = The rules allow it, but the { $cAs } is trump and takes a trick. Bid 2.
learn-uneven-2 = Your { $cKc } is the highest of its suit so far: take the trick.
learn-uneven-3 = Now the { $cAs }, the highest trump: only a Wizard would beat it.
learn-uneven-4 = Two foretold, two taken. Rosa wanted one and got none: under this rule somebody always misses.
