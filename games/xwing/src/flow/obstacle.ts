import { query, call as suffer } from '@sandtable/kernel'
import { shipOf, type XState } from '../state.ts'
import { rolling } from './roll.ts'
import { call, procedure, repeat, run } from './words.ts'

/** After the action step each obstacle has its die (XW-OBST-002, -004). */
export const obstacleEffects = procedure('obstacles', [
  call(
    'roll for an obstacle',
    'roll',
    (s, { ship, obstacles: [id = ''] }) =>
      obstacleNamed(s, id) === undefined || !shipOf(s, ship).inPlay
        ? null
        : rolling(ship, { type: 'obstacle effect', obstacle: id }),
    (s, v, { faces: [face] }) => {
      const kind = obstacleNamed(s, v.obstacles[0] ?? '')?.kind
      const ignored = face === 'crit' && query(s, 'ignores obstacle crits', false, v.ship)
      if (face === 'crit' && !ignored) suffer(s, 'suffer damage', { ship: v.ship, hits: 0, crits: 1 })
      if (face === 'hit' && kind === 'asteroid')
        suffer(s, 'suffer damage', { ship: v.ship, hits: 1, crits: 0 })
    },
  ),
  run('that one is done', (_, v) => void v.obstacles.shift()),
  repeat('roll for an obstacle', (_, v) => v.obstacles.length > 0),
])

function obstacleNamed(s: XState, id: string) {
  return s.table.obstacles.find((one) => one.id === id)
}
