import type { Game } from '@sandtable/kernel'
import { tell } from '@sandtable/kernel'
import { giveCondition, mostPower } from './figure.ts'
import { draw } from './hand.ts'
import { score } from './score.ts'
import { type Assault, figureOf, isOnMap } from './state.ts'

/** What happens, once nothing has changed it. */
export const events: Game<Assault>['events'] = {
  'gain condition': { do: (s, { figure, condition }) => giveCondition(s, figure, condition) },
  'recover damage': {
    do: (s, { figure, amount }) => {
      const one = figureOf(s, figure)
      const recovered = Math.min(amount, one.damage)
      if (!isOnMap(one) || recovered === 0) return
      one.damage -= recovered
      tell(s, { type: 'recovered', figure, amount: recovered })
    },
  },
  'gain power token': {
    do: (s, { figure, token }) => {
      const one = figureOf(s, figure)
      if (!isOnMap(one) || one.power.length >= mostPower) return
      one.power.push(token)
      tell(s, { type: 'power token', figure, token })
    },
  },
  'gain points': { do: (s, { seat, points, why }) => score(s, seat, points, why) },
  'draw command cards': { do: (s, { seat, count }) => draw(s, seat, count) },
}
