import { end, rollNames, tell } from '@sandtable/kernel'
import { wound } from '../../attack/wounding.ts'
import { noteFor, noteMove } from '../../current.ts'
import { defenceDice } from '../../dice.ts'
import { type Climb, climbsOf, followersOf, hasLadders } from '../../moves/2018/climbing.ts'
import { putAt } from '../../moves/cohesion.ts'
import { settleUnits } from '../../settle.ts'
import type { LState, Unit } from '../../state.ts'
import { leaderOf, unitOf } from '../../units.ts'
import { hasKeyword } from '../../values.ts'
import { moved } from '../../vocabulary/activations.ts'
import type { Climbing } from '../../vocabulary/moves.ts'
import { ask, call, procedure, run } from '../words.ts'

const own = (s: LState, v: Climbing): Unit => unitOf(s, v.unit)

/** A unit climbs or clambers: its leader, then for clambering the dice, then the others (LG1-VERT-003 to -017). */
export const climb = procedure(
  'climb',
  [
    ask('choose where to climb', {
      rule: 'LG1-VERT-008',
      seats: (s, v) => (v.to === null && ways(s, v).length > 1 ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v) => ways(s, v).map(({ to }) => to ?? ground),
      answer: (_, v, to) => {
        v.to = to
      },
    }),
    run('the leader climbs', (s, v) => {
      const way = ways(s, v).find(({ to }) => v.to === null || (to ?? ground) === v.to)
      if (way === undefined) return
      const unit = own(s, v)
      v.height = way.height
      v.safe = hasLadders(s, way.to ?? leaderOf(unit).on)
      // The others follow when it is known who is left (LG1-VERT-012).
      putAt(leaderOf(unit), way.leader)
      // Two actions for height 2 (LG1-VERT-004).
      if (way.height > 1)
        noteFor(s, unit, (activation) => {
          activation.actions--
        })
      tell(s, { type: v.kind === 'climb' ? 'climbed' : 'clambered', unit: unit.id })
    }),
    // Only blocks hurt, and nobody who is good at it or has a ladder (LG1-VERT-010, -011, -014 to -016).
    run('roll for clambering', (s, v) => {
      const unit = own(s, v)
      if (v.kind === 'climb' || v.safe === true) return
      if (hasKeyword(s, unit, 'expert-climber')) return
      const dice = rollNames(s, defenceDice.white, (v.height ?? 0) * unit.minis.length)
      tell(s, { type: 'clamber dice', unit: unit.id, dice })
      wound(s, unit, dice.filter((face) => face === 'block').length)
    }),
    run('the others follow', (s, v) => {
      const unit = own(s, v)
      if (unit.minis.length === 0) return end
      const [, ...others] = unit.minis
      for (const [at, place] of followersOf(s, unit, leaderOf(unit)).entries()) {
        const mini = others[at]
        if (mini !== undefined) putAt(mini, place)
      }
      settleUnits(s)
      noteMove(s, unit)
      return undefined
    }),
    call('what follows', 'afterwards', (_, v) => moved(v.unit)),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

const ground = 'ground'

function ways(s: LState, v: Climbing): Climb[] {
  return climbsOf(s, own(s, v), v.most)
}
