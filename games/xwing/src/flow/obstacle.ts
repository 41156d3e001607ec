import { call, query, tell } from '@sandtable/kernel'
import { rollAttackDie } from '../dice.ts'
import { type ShipId, shipOf } from '../state.ts'
import { sufferDamage } from './damage.ts'
import { procedure, repeat, run } from './words.ts'

interface ObstacleEffects {
  readonly ship: ShipId
  /** Those still to come, nearest to the start first (XW-OBST-008). */
  obstacles: string[]
}

/** After the action step each obstacle has its die (XW-OBST-002, -004). */
export const obstacleEffects = procedure<ObstacleEffects>('obstacles', [
  run('roll for an obstacle', (s, v) => {
    const id = v.obstacles.shift()
    const obstacle = s.table.obstacles.find((one) => one.id === id)
    if (obstacle === undefined || !shipOf(s, v.ship).inPlay) return
    const face = rollAttackDie(s)
    tell(s, { type: 'obstacle effect', ship: v.ship, obstacle: obstacle.id, dice: [face] })
    if (face === 'crit' && query(s, 'ignores obstacle crits', false, v.ship)) return
    if (face === 'crit') call(s, sufferDamage, { ship: v.ship, hits: 0, crits: 1 })
    else if (face === 'hit' && obstacle.kind === 'asteroid')
      call(s, sufferDamage, { ship: v.ship, hits: 1, crits: 0 })
  }),
  repeat('roll for an obstacle', (_, v) => v.obstacles.length > 0),
])
