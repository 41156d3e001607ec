import { type Plain, questionAtHand, type RuleId, same } from '@sandtable/kernel'
import { type Footprint, footprintOf } from '../bounds/footprint.ts'
import { editionOf } from '../editions/index.ts'
import type { LState } from '../state.ts'
import { isNotched, unitOf } from '../units.ts'
import type { Move, Moving } from '../vocabulary/moves.ts'
import { judgeSweep } from './2018/round.ts'
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
  const question = questionAtHand(s)
  // Moves that are only imagined belong to no question.
  if (question === null || s.stack.at(-1)?.vars !== v) return judgeNow(s, v, move)
  if (last !== null && last.question === question && same(last.move, move) && isAsItWas(s, last))
    return last.judged
  const judged = judgeNow(s, v, move)
  if (typeof judged === 'string') return judged
  const footprints = s.table.units.map((unit) => footprintOf(s, unit))
  last = { question, move, footprints, objectives: s.table.objectives, judged }
  return judged
}

function judgeNow(s: LState, v: Moving, move: Move): Judged | RuleId {
  if ('way' in move) return judgeNotched(s, v, move)
  return editionOf(s).roundBases === 'tool' ? judge(s, v, move) : judgeSweep(s, v, move)
}

/** A legal move is judged when it is looked for, when it is checked and when it is carried out. */
interface LastJudged {
  readonly question: object
  readonly move: Move
  readonly footprints: readonly Footprint[]
  readonly objectives: LState['table']['objectives']
  readonly judged: Judged
}
let last: LastJudged | null = null

/** Nothing changes under a question, but somebody may have put a unit elsewhere by hand. */
function isAsItWas(s: LState, { footprints, objectives }: LastJudged): boolean {
  return (
    s.table.objectives === objectives &&
    s.table.units.every((unit, at) => footprintOf(s, unit) === footprints[at])
  )
}
