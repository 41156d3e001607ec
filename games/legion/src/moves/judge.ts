import type { Plain, RuleId } from '@sandtable/kernel'
import type { LState } from '../state.ts'
import { isNotched, unitOf } from '../units.ts'
import type { Move, Moving } from '../vocabulary/moves.ts'
import type { Judged } from './ending.ts'
import { judgeNotched, readNotched } from './notched.ts'
import { judge, readMove } from './round.ts'

/** The answer as a move of a base of this kind; else the rule by which such bases move. */
export function readMoveOf(s: LState, v: Moving, answer: Plain): Move | RuleId {
  return isNotched(unitOf(s, v.unit))
    ? (readNotched(answer) ?? 'LG2-NOTCH-003')
    : (readMove(answer) ?? 'LG2-MOVE-004')
}

/** The rule that forbids a move, or where everybody stands. */
export function judgeMove(s: LState, v: Moving, move: Move): Judged | RuleId {
  return 'way' in move ? judgeNotched(s, v, move) : judge(s, v, move)
}
