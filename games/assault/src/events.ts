import type { Game } from '@sandtable/kernel'
import { giveCondition, mostPower } from './figure.ts'
import { draw } from './hand.ts'
import { addPower, removeDamage } from './holdings.ts'
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
      removeDamage(s, one, recovered)
    },
  },
  'gain power token': {
    do: (s, { figure, token }) => {
      const one = figureOf(s, figure)
      if (!isOnMap(one) || one.power.length >= mostPower) return
      addPower(s, one, token)
    },
  },
  'gain points': { do: (s, { seat, points, why }) => score(s, seat, points, why) },
  'draw command cards': { do: (s, { seat, count }) => draw(s, seat, count) },
}
