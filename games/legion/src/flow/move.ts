import type { Plain, Space } from '@sandtable/kernel'
import { call as callNow, end, tell } from '@sandtable/kernel'
import { loseOverEdge, wound } from '../attack/wounding.ts'
import { activationOf, noteMove } from '../current.ts'
import { entersBattlefield } from '../deploying.ts'
import { editionOf } from '../editions/index.ts'
import { meleeEnemies } from '../geometry/melee.ts'
import { displacedBy } from '../moves/2018/displacing.ts'
import { putAt } from '../moves/cohesion.ts'
import { judgeMove, readMoveOf } from '../moves/judge.ts'
import { closeIn } from '../moves/melee.ts'
import { overranByTool, overranIn } from '../moves/overrun.ts'
import { costsActions } from '../moves/ways.ts'
import { firstEntry, someMove } from '../proposals/moves.ts'
import { firstCompulsory } from '../proposals/notched-moves.ts'
import { settleUnits } from '../settle.ts'
import { type Legion, type LState, otherSeat, type Unit, type UnitId } from '../state.ts'
import { endStandby } from '../tokens.ts'
import { isNotched, unitOf } from '../units.ts'
import type { Move, Moving } from '../vocabulary/moves.ts'
import { overrunArms } from '../weapons.ts'
import { ask, call, procedure, run, window } from './words.ts'

/** Where the tool lies and who stands where, or that the unit stays where it is. */
type Answer = Move | 'stay'

const layings: Space<Legion, Moving, Answer> = {
  describe: (s, v) => {
    const unit = unitOf(s, v.unit)
    return {
      move: {
        unit: v.unit,
        speed: v.speed,
        enters: !unit.deployed,
        notched: isNotched(unit),
        compulsory: v.compulsory === true,
        ...(mayStayAway(s, v) && { given: true }),
      },
    }
  },
  refuse(s, v, answer) {
    if (answer === 'stay') return stayRefused(s, v)
    const move = readMoveOf(s, v, answer)
    if (typeof move === 'string') return move
    const judged = judgeMove(s, v, move)
    return typeof judged === 'string' ? judged : null
  },
  sample: (s, v, _, random) => someMove(s, v, random) ?? firstMove(s, v) ?? 'stay',
}

/** LG2-MOVE-001 to -007. */
export const move = procedure(
  'move',
  [
    run('begin', (s, v) => {
      const unit = unitOf(s, v.unit)
      // What it cost may have defeated it.
      if (unit.minis.length === 0) return end
      v.keepsOff = activationOf(s, unit)?.withdrew === true
      return undefined
    }),
    window('before a move', { of: (_, v) => v.unit }),
    ask('lay the tool', {
      rule: 'LG2-MOVE-004',
      seats: (s, v) => v.by ?? unitOf(s, v.unit).seat,
      about: (_, v) => ({ unit: v.unit, speed: v.speed }),
      space: layings as Space<Legion, Moving, Plain>,
      answer: (s, v, answer) => {
        const move = readMoveOf(s, v, answer)
        if (typeof move !== 'string') carryOut(s, v, move)
      },
    }),
    run('settle', (s, v) => {
      const unit = unitOf(s, v.unit)
      // LG2-STBY-008.
      endStandby(s, unit)
      settleUnits(s)
    }),
    call('what follows', 'afterwards', (s, v) =>
      goesUnanswered(s, v)
        ? null
        : {
            unit: v.unit,
            what: v.moved ? 'move' : 'action',
            name: v.action ? 'move' : null,
            action: v.action,
            standard: v.standard === true,
            charged: charged(s, v),
            ...(v.passed !== undefined && { passed: [...v.passed] }),
            ...(v.deploys === true && { deploys: true }),
            ...(v.by !== undefined && { causedBy: v.by }),
          },
    ),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** With whom the move started a melee (LG2-KW-236). */
function charged(s: LState, { unit, fought }: Moving): UnitId[] {
  if (fought === undefined) return []
  return meleeEnemies(s, unitOf(s, unit)).flatMap(({ id }) => (fought.includes(id) ? [] : [id]))
}

/** Nothing follows from a withdrawal that takes the whole activation (LG1-WDRB-003, -004). */
function goesUnanswered(s: LState, { withdraws }: Moving): boolean {
  return withdraws === true && editionOf(s).withdrawal === 'whole activation'
}

/** What a unit does that must move somehow, if it can: onto the battlefield, or a compulsory move. */
function firstMove(s: LState, v: Moving): Move | null {
  if (!unitOf(s, v.unit).deployed) return firstEntry(s, v)
  return v.compulsory ? firstCompulsory(s, v) : null
}

/** Who can come onto the battlefield in its activation, or out of what carries it, must; any other may end where it began. */
function stayRefused(s: LState, v: Moving): string | null {
  if (mayStayAway(s, v) || firstMove(s, v) === null) return null
  if (unitOf(s, v.unit).deployed) return 'LG2-KW-100'
  return v.outOf === undefined ? 'LG2-DEPL-005' : 'LG2-KW-243'
}

/** Nobody is driven anywhere by a move that others give it, but out of what carries it (LG2-DEPL-005, LG2-KW-243). */
function mayStayAway(s: LState, v: Moving): boolean {
  return v.outOf === undefined && activationOf(s, unitOf(s, v.unit)) === null
}

function carryOut(s: LState, v: Moving, move: Move): void {
  const unit: Unit = unitOf(s, v.unit)
  const judged = judgeMove(s, v, move)
  if (typeof judged === 'string') throw new Error(`a move was taken that ${judged} forbids`)
  v.fought = meleeEnemies(s, unit).map(({ id }) => id)
  if ('bend' in move && overrunArms(unit).length > 0)
    v.passed = 'way' in move ? overranIn(s, v, unit, move, judged.front) : overranByTool(s, v, unit, move)
  if (judged.offEdge && editionOf(s).overTheEdge === 'is destroyed') {
    loseOverEdge(s, unit)
    return
  }
  const displaced =
    'speed' in move && 'way' in move && editionOf(s).vehiclesMeet === 'units'
      ? displacedBy(s, v, unit, move, judged.front, [judged.leader, ...judged.others])
      : []
  for (const [at, place] of [judged.leader, ...judged.others].entries()) {
    const mini = unit.minis[at]
    if (mini !== undefined) putAt(mini, place)
  }
  if (unit.deployed) tell(s, { type: isPivot(move) ? 'pivoted' : 'moved', unit: unit.id })
  else {
    v.deploys = true
    entersBattlefield(s, unit)
  }
  // Whoever cannot move on all the way is hurt, by the speed that terrain leaves to it (LG1-COMP-004).
  if (v.compulsory === true && !judged.full && judged.spared !== true && editionOf(s).haltsHurt)
    wound(s, unit, 'speed' in move ? move.speed : v.speed)
  // Whom it drove over is put back before anything else comes of the move; then melees close up (LG1-MELB-016).
  if (displaced.length > 0) callNow(s, 'displace', { by: otherSeat(v.by ?? unit.seat), displaced, left: [] })
  // Whoever turns on the spot starts no melee.
  else if (!isPivot(move)) closeIn(s, unit)
  v.moved = true
  if (judged.standard) v.standard = true
  const activation = activationOf(s, unit)
  if (activation === null) return
  // A disabled vehicle spends two actions on a move (LG1-RESB-006).
  if (unit.disabled === true && costsActions(v) && !isPivot(move)) activation.actions--
  const fights = charged(s, v).length > 0
  const atFull = judged.standard && judged.full
  noteMove(s, unit, { ...(atFull && { atFull }), ...(fights && { fights }) })
  if (!judged.offEdge) return
  // No action is left to it, not even a free one (LG2-MOVE-017).
  activation.over = true
  tell(s, { type: 'stopped by the edge', unit: unit.id })
}

function isPivot(move: Move): boolean {
  return 'way' in move && move.way === 'pivot'
}
