"""The moments of a game at which cards may join in: the timeline of a round (AG-368 to AG-373) and its actions.

Each is a bit of the kernel's listeners. The vocabularies of both card files become one list here: `.before`, `.start`
and `.after` are moments of their own. What a moment is about (its subject) stands beside it.
"""

from __future__ import annotations

from typing import Final

# Preparation phase; the subject is the round (AG-368).
BEFORE_ROUND: Final = 0
REVEAL: Final = 1
FUTURE_ROUNDS: Final = 2
START_OF_ROUND: Final = 3
REPLENISH: Final = 4
"""The mask of the accumulation spaces that were empty before."""
BEFORE_WORK_PHASE: Final = 5
# Work phase; the subject is the space used (AG-369).
START_OF_WORK_PHASE: Final = 6
TOLL: Final = 7
PLACE_PERSON: Final = 8
BEFORE_ACTION: Final = 9
TAKE: Final = 10
"""space << 8 | amount."""
ANIMALS_TAKEN: Final = 11
"""space << 8 | amount taken << 4 | of these kept; no more than 15 are told apart."""
IMMEDIATELY_AFTER: Final = 12
AFTER_ACTION: Final = 13
OTHER_PLAYER: Final = 14
END_OF_TURN: Final = 15
"""Raised at the end of every turn, with all that belongs to it."""
# Returning home; the subject is the round (AG-370).
END_OF_WORK: Final = 16
AFTER_WORK: Final = 17
RETURNING_HOME_START: Final = 18
RETURNING_HOME: Final = 19
END_OF_ROUND: Final = 20
# Harvest; the subject is the number of the harvest (AG-371). Between its phases; inside them seat by seat (AG-264).
BEFORE_HARVEST: Final = 21
START_OF_FIELD_PHASE: Final = 22
HARVEST_FIELD: Final = 23
HARVEST_FIELD_AFTER: Final = 24
"""grain taken | vegetables taken << 8 | fields that gave grain << 16, that gave their last grain << 24, their last
vegetable << 32."""
AFTER_FIELD_PHASE: Final = 25
HARVEST_FEED: Final = 26
AFTER_FEEDING: Final = 27
HARVEST_BREED: Final = 28
"""The newborn kinds, as a mask of the animals."""
AFTER_BREEDING: Final = 29
AFTER_HARVEST_INSIDE: Final = 30
AFTER_HARVEST: Final = 31
# End of the game (AG-372).
SCORING_START: Final = 32
TURN_OVER: Final = 33
"""A turn is over and the next player's would come: a second one of the same player may come in between. The space."""
# Events (AG-373, AG-376).
GAIN: Final = 34
"""good << 8 | amount."""
FARM_SPACE_USED: Final = 35
"""The mask of the cells that are used from now on."""
BUILD_ROOM_BEFORE: Final = 36
"""Of a named Build Rooms action only (AG-379)."""
BUILD_ROOM: Final = 37
"""The cell."""
BUILD_ROOM_AFTER: Final = 38
"""The mask of the cells built on in the action."""
BUILD_STABLE_BEFORE: Final = 39
BUILD_STABLE: Final = 40
BUILD_STABLE_AFTER: Final = 41
BUILD_FENCE_BEFORE: Final = 42
BUILD_FENCE_AFTER: Final = 43
"""How it was before the action: the cells in pastures | the fences standing << 16 | the pastures << 24."""
PLOW: Final = 44
"""The cell."""
SOW_BEFORE: Final = 45
SOW: Final = 46
"""cell << 1 | crop; cards count from behind the cells."""
SOW_AFTER: Final = 47
"""The cells sown in the action << 2 | the mask of the crops; like `SOW_BEFORE` only of an unconditional one."""
BAKE_BEFORE: Final = 48
BAKE: Final = 49
"""The grain baked."""
RENOVATE_BEFORE: Final = 50
RENOVATE_AFTER: Final = 51
"""The material before << 8 | the new one."""
FAMILY_GROWTH: Final = 52
"""The space, or -1 for none."""
PLAY_OCCUPATION_BEFORE: Final = 53
PLAY_OCCUPATION: Final = 54
"""The card."""
PLAY_IMPROVEMENT_BEFORE: Final = 55
PLAY_IMPROVEMENT: Final = 56
"""The card, majors first."""
DECLINE: Final = 57
"""The action, if it is a named one; Sow only without conditions (AG-379)."""
STATE_WATCH: Final = 58
DURING_HARVEST: Final = 59
"""Twice for each player: before the family is fed, and once all young are born."""
WORK_OVER: Final = 60
"""Nobody has a person left to place, and the work phase would end (AG-51)."""
FARM_SPACES_USED: Final = 61
"""The mask of all cells that an action of building made used ones (AG-376)."""
# Not raised: an effect of playing the card, which is part of playing it (AG-391), and what the owner may do whenever.
ON_PLAY: Final = 62
ANYTIME: Final = 63
CARD_SPACE: Final = 64
"""What the action space that a card is does for its user."""
INSTEAD: Final = 65
"""In place of the action that is its subject (rule `INSTEAD`)."""
PAYING: Final = 66
"""The question of what a card costs besides goods (`Card.pay`)."""
MOMENT_KINDS: Final = 62

EVERYBODYS: Final = sum(
    [
        1 << kind
        for kind in (
            BEFORE_ROUND, REVEAL, FUTURE_ROUNDS, START_OF_ROUND, REPLENISH, BEFORE_WORK_PHASE, START_OF_WORK_PHASE,
            END_OF_WORK, AFTER_WORK, RETURNING_HOME_START, RETURNING_HOME, END_OF_ROUND, BEFORE_HARVEST,
            AFTER_HARVEST_INSIDE, AFTER_HARVEST, SCORING_START, STATE_WATCH, WORK_OVER,
        )
    ]
)  # fmt: skip
"""The moments that are nobody's act: everybody's effects are due at them."""
AFTER_USE: Final = 1 << IMMEDIATELY_AFTER | 1 << AFTER_ACTION | 1 << END_OF_TURN
"""The moments at the end of a use, to which a card does not react that was played by it (AG-253)."""
BEFORE_PAYING: Final = (
    1 << PLAY_OCCUPATION_BEFORE | 1 << PLAY_IMPROVEMENT_BEFORE | 1 << RENOVATE_BEFORE | 1 << BAKE_BEFORE
)
"""The moments right before something that was chosen must be paid, or done: it has to stay possible (AG-367)."""
PART_BITS: Final = 4
"""An effect's number is that of its card with its place among the card's effects in so many bits."""
OWN_NOTE: Final = 15
"""The place of a card's own note, beside those of its effects."""

AT_USE: Final = 1 << TOLL | 1 << PLACE_PERSON | 1 << BEFORE_ACTION
AT_END_OF_USE: Final = (
    1 << IMMEDIATELY_AFTER | 1 << AFTER_ACTION | 1 << OTHER_PLAYER | 1 << END_OF_TURN | 1 << TURN_OVER
)
