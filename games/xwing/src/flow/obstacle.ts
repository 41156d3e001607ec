import { cause, query, call as suffer } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { rolling } from './roll.ts'
import { call, procedure, repeat, run } from './words.ts'

export function ignoresObstacles(s: XState, ship: ShipId): boolean {
  return query(s, 'ignores obstacles', false, ship)
}

/** Each obstacle that a ship ran into has its die, after the action step if there is one (XW-OBST-002, -004). */
export const obstacleEffects = procedure('obstacles', [
  call(
    'roll for an obstacle',
    'roll',
    (s, { ship, obstacles: [id] }) =>
      id === undefined || !shipOf(s, ship).inPlay || ignoresObstacles(s, ship)
        ? null
        : rolling(ship, { type: 'obstacle effect', obstacle: id }),
    (s, v, { faces: [face] }) => {
      if (face === 'crit' && !query(s, 'ignores obstacle crits', false, v.ship))
        suffer(s, 'suffer damage', { ship: v.ship, hits: 0, crits: 1 })
      if (face === 'hit' && isOf('asteroid', s, v.obstacles[0]))
        suffer(s, 'suffer damage', { ship: v.ship, hits: 1, crits: 0 })
    },
  ),
  run('that one is done', (_, v) => void v.obstacles.shift()),
  repeat('roll for an obstacle', (_, v) => v.obstacles.length > 0),
])

/** Each debris cloud brings a stress token (XW-OBST-004, -007). */
export function stressOfDebris(s: XState, ship: ShipId, obstacles: readonly string[]): void {
  if (ignoresObstacles(s, ship)) return
  for (const id of obstacles) if (isOf('debris', s, id)) cause(s, 'receive token', { ship, token: 'stress' })
}

export function isOf(kind: 'asteroid' | 'debris', s: XState, id: string | undefined): boolean {
  return s.table.obstacles.find((one) => one.id === id)?.kind === kind
}
