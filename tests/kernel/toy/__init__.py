"""Toy Farm: a tiny game of four seats, made for the tests of the kernel.

It uses what no real game uses yet: every combinator, things done at any time, cards with triggers, hands that are
passed on, secret choices, a supply that lanes compete for. Its rules, in the order of play:

1. Each seat is dealt two cards unseen by the others, chooses one in secret, and all pass theirs to the left.
2. A round begins with a secret guess at the weather; chance then shows it, and who was right gets food.
3. Each seat in turn uses one space that nobody has used in the round. Cards in play react to wood gained and rooms
   built: first those of the seat that acts, then the others clockwise.
4. A round ends with all seats feeding at the same time and taking a seed while there are any.
"""
