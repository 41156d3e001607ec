import type { Plain, Space } from '@sandtable/kernel'
import { tell } from '@sandtable/kernel'
import { meleeEnemies } from '../geometry/melee.ts'
import { takeAll } from '../holdings.ts'
import { closeIn } from '../moves/melee.ts'
import { judge, readMove } from '../moves/round.ts'
import { firstEntry, someMove } from '../moves/search.ts'
import { settleUnits } from '../settle.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Moving, RoundMove } from '../vocabulary/moves.ts'
import { ask, call, procedure, run, window } from './words.ts'

/** Where the tool lies and who stands where, or that the unit stays where it is. */
type Answer = RoundMove | 'stay'

const layings: Space<Legion, Moving, Answer> = {
  describe: (s, v) => ({ move: { unit: v.unit, speed: v.speed, enters: !unitOf(s, v.unit).deployed } }),
  refuse(s, v, answer) {
    if (answer === 'stay') return mayStay(s, v) ? null : 'LG2-DEPL-005'
    const move = readMove(answer)
    if (move === null) return 'LG2-MOVE-004'
    const judged = judge(s, v, move)
    return typeof judged === 'string' ? judged : null
  },
  sample: (s, v, _, random) =>
    someMove(s, v, random) ?? (unitOf(s, v.unit).deployed ? null : firstEntry(s, v)) ?? 'stay',
}

/** LG2-MOVE-001 to -007. */
export const move = procedure(
  'move',
  [
    window('before a move', { of: (_, v) => v.unit }),
    ask('lay the tool', {
      rule: 'LG2-MOVE-004',
      seats: (s, v) => v.by ?? unitOf(s, v.unit).seat,
      about: (_, v) => ({ unit: v.unit, speed: v.speed }),
      space: layings as Space<Legion, Moving, Plain>,
      answer: (s, v, answer) => {
        const move = answer === 'stay' ? null : readMove(answer)
        if (move !== null) carryOut(s, v, move)
      },
    }),
    run('settle', (s, v) => {
      const unit = unitOf(s, v.unit)
      // LG2-STBY-008.
      takeAll(s, unit, 'standby')
      if (v.moved) closeIn(s, unit)
      settleUnits(s)
    }),
    call('what follows', 'afterwards', (s, v) => ({
      unit: v.unit,
      what: v.moved ? 'move' : 'action',
      name: v.action ? 'move' : null,
      action: v.action,
      standard: v.moved && v.climbed !== true,
      charged: meleeEnemies(s, unitOf(s, v.unit)).map(({ id }) => id),
    })),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** A unit that can come onto the battlefield must (LG2-DEPL-005); any other may end where it began. */
function mayStay(s: LState, v: Moving): boolean {
  return unitOf(s, v.unit).deployed || firstEntry(s, v) === null
}

function carryOut(s: LState, v: Moving, move: RoundMove): void {
  const unit: Unit = unitOf(s, v.unit)
  const judged = judge(s, v, move)
  if (typeof judged === 'string') throw new Error(`a move was taken that ${judged} forbids`)
  for (const [at, place] of [judged.leader, ...judged.others].entries()) {
    const mini = unit.minis[at]
    if (mini !== undefined) Object.assign(mini, { x: place.x, y: place.y, on: place.on })
  }
  tell(s, { type: unit.deployed ? 'moved' : 'deployed', unit: unit.id })
  unit.deployed = true
  v.moved = true
  v.climbed = judged.climbs
}
