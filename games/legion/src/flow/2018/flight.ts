import { call as callNow, end, tell } from '@sandtable/kernel'
import { loseOverEdge } from '../../attack/wounding.ts'
import { noteFor } from '../../current.ts'
import { heightOfMini } from '../../geometry/bases.ts'
import { isEngaged } from '../../geometry/melee.ts'
import { dropBeside } from '../../mission/falling.ts'
import { climbsOf } from '../../moves/2018/climbing.ts'
import { moveToEdge } from '../../moves/2018/fleeing.ts'
import { nearestEdges } from '../../moves/2018/ways-off.ts'
import { putAt } from '../../moves/cohesion.ts'
import { settleUnits } from '../../settle.ts'
import type { LState, TableEdge, Unit } from '../../state.ts'
import { battlefieldOf, heightOf } from '../../terrain/battlefield.ts'
import { endStandby } from '../../tokens.ts'
import { leaderOf, unitOf } from '../../units.ts'
import { speedOf } from '../../values.ts'
import { moved } from '../../vocabulary/activations.ts'
import type { Fleeing } from '../../vocabulary/moves.ts'
import { moveBy } from '../../vocabulary/moves.ts'
import { ask, call, procedure, run } from '../words.ts'

/** A panicked unit runs for the nearest edge, with all its speed and by the shortest way (LG1-PANB-003 to -011). */
export const flight = procedure(
  'flight',
  [
    run('it panics', (s, v) => {
      const unit = unitOf(s, v.unit)
      // It keeps its panic token for as long as it has so much suppression (LG1-PANB-003, LG1-SUPB-006).
      unit.wasPanicked = true
      tell(s, { type: 'panicked', unit: unit.id })
      endStandby(s, unit)
      // LG1-OTKB-007.
      dropBeside(s, unit, leaderOf(unit))
      // Its flight takes the action that is left to it; whoever has none stays.
      return v.runs ? undefined : end
    }),
    ask('choose the edge to run for', {
      rule: 'LG1-PANB-005',
      seats: (s, v) => (nearestEdges(s, unitOf(s, v.unit)).length > 1 ? unitOf(s, v.unit).seat : null),
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v): readonly TableEdge[] => nearestEdges(s, unitOf(s, v.unit)),
      answer: (_, v, edge) => {
        v.edge = edge
      },
    }),
    run('run', (s, v) => runOff(s, v)),
    call('what follows', 'afterwards', (_, v) => (v.moved === true ? moved(v.unit) : null)),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** Who can get off the battlefield only by climbing must clamber, as far down as its one action leads (LG1-PANB-010, LG1-VERT-004). */
function wayDown(s: LState, unit: Unit): string | undefined {
  const field = battlefieldOf(s.table.map)
  const here = heightOfMini(s, leaderOf(unit))
  const lower = climbsOf(s, unit, 1).filter(({ to }) => heightOf(field, to) < here)
  const [lowest] = lower.sort((a, b) => heightOf(field, a.to) - heightOf(field, b.to))
  return lowest === undefined ? undefined : (lowest.to ?? 'ground')
}

/** Whoever is engaged withdraws, at speed 1, and nothing follows from that (LG1-PANB-011, LG1-WDRB-004). */
function runOff(s: LState, v: Fleeing): void {
  const unit = unitOf(s, v.unit)
  const edge = v.edge ?? (nearestEdges(s, unit)[0] as TableEdge)
  const engaged = isEngaged(s, unit)
  if (engaged)
    noteFor(s, unit, (activation) => {
      activation.withdrew = true
    })
  const moving = { ...moveBy(v.unit, engaged ? 1 : speedOf(s, unit), { withdraws: engaged }), keepsOff: true }
  const down = engaged ? undefined : wayDown(s, unit)
  if (down !== undefined) {
    callNow(s, 'climb', { unit: v.unit, kind: 'clamber', most: 1, to: down })
    return
  }
  const judged = moveToEdge(s, moving, edge)
  if (judged === null) return
  if (!engaged) v.moved = true
  if (judged.offEdge) {
    loseOverEdge(s, unit)
    return
  }
  for (const [at, place] of [judged.leader, ...judged.others].entries()) {
    const mini = unit.minis[at]
    if (mini !== undefined) putAt(mini, place)
  }
  tell(s, { type: 'moved', unit: unit.id })
  settleUnits(s)
}
