import { call, cause, choose } from '@sandtable/kernel'
import { actionBar } from '../../../flow/action.ts'
import { moving } from '../../../flow/maneuver.ts'
import { rolling } from '../../../flow/roll.ts'
import { call as callStep, procedure, run } from '../../../flow/words.ts'
import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { choice } from '../../words.ts'

/** XW-ERRAT-009, -010: a white turn 1 with all that follows from it, a stress token, and the dice. */
export const dare = procedure(
  'daredevil',
  [
    callStep(
      'execute the turn',
      'execute maneuver',
      (_, v) => moving(v.ship, { speed: 1, bearing: v.bearing, difficulty: 'white' }),
      (_, v, result) => {
        v.obstacles = [...result.obstacles]
      },
    ),
    run('receive stress', (s, v) => {
      cause(s, 'receive token', { ship: v.ship, token: 'stress' })
    }),
    callStep('suffer obstacles', 'obstacles', (_, v) => ({ ship: v.ship, obstacles: [...v.obstacles] })),
    callStep(
      'roll without the boost icon',
      'roll',
      (s, { ship }) => {
        if (!shipOf(s, ship).inPlay || actionBar(s, shipOf(s, ship)).includes('boost')) return null
        return rolling(ship, { type: 'card rolls', card: 'upgrade:daredevil' }, { count: 2 })
      },
      (s, v, { faces }) => {
        const count = (face: string) => faces.filter((one) => one === face).length
        call(s, 'suffer damage', { ship: v.ship, hits: count('hit'), crits: count('crit') })
      },
    ),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

const daredevilTurn = choice<'turn-left' | 'turn-right'>('turn', {
  from: () => ['turn-left', 'turn-right'],
  do: (s, effect, bearing) => call(s, 'daredevil', { ship: effect.on ?? '', bearing, obstacles: [] }),
})

export const daredevil: XCard = {
  id: 'upgrade:daredevil',
  rules: ['XW-UPG-daredevil', 'XW-ERRAT-009', 'XW-ERRAT-010', 'XW-UPG-067', 'XW-UPG-068'],
  asks: [daredevilTurn],
  action: { do: (s, _, effect) => choose(s, effect, daredevilTurn) },
}
