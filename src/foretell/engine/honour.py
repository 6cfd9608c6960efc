"""Honour play: agreeing to the score, and calling a revoke (rules 14)."""

from __future__ import annotations

from typing import Final

from foretell.engine.fields import RulesStruct, State
from foretell.engine.scoring import end_round
from foretell.engine.seats import next_in, player_mask
from foretell.engine.structs import Phase
from foretell.jit import jit

RIGHT: Final = 1
WRONG: Final = 0
NOT_HONOUR: Final = -1
NOT_NOW: Final = -2
NO_SUCH_SEAT: Final = -3
NO_SUCH_TRICK: Final = -4
USED_UP: Final = -5


@jit
def agree(rules: RulesStruct, s: State) -> None:
    """The seat whose turn it is agrees to the score; when all have, the round is scored."""
    s.agreed |= 1 << s.turn
    left = s.sitting & player_mask(rules) & ~s.agreed
    if left:
        s.turn = next_in(left, s.turn)
    else:
        end_round(rules, s)


@jit
def may_call(rules: RulesStruct, s: State, caller: int, seat: int, trick: int) -> int:
    """RIGHT if a caller may call this seat and trick (from 0) now, else why not."""
    players = s.sitting & player_mask(rules)
    if not rules.honour:
        return NOT_HONOUR
    is_between = s.phase == Phase.PLAY and s.trick_len == 0 and s.tricks_done > 0
    if not is_between and s.phase != Phase.AGREE:
        return NOT_NOW
    if not (players >> caller) & 1 or not (players >> seat) & 1:
        return NO_SUCH_SEAT
    if trick < 0 or trick >= s.tricks_done:
        return NO_SUCH_TRICK
    return USED_UP if (s.calls[caller] >> seat) & 1 else RIGHT


@jit
def call_revoke(rules: RulesStruct, s: State, caller: int, seat: int, trick: int) -> int:
    """Call a seat's card in a finished trick: RIGHT ends the round, WRONG uses up the call.

    A negative answer says why no call is possible; nothing has changed then.
    """
    answer = may_call(rules, s, caller, seat, trick)
    if answer != RIGHT:
        return answer
    if not (s.revoked[seat] >> trick) & 1:
        s.calls[caller] |= 1 << seat
        return WRONG
    s.revoke_seat = seat
    s.revoke_trick = trick
    end_round(rules, s)
    return RIGHT
