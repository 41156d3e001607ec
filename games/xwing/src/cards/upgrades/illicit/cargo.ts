import { tell } from '@sandtable/kernel'
import { placed } from '../../../bases.ts'
import { cargoBehind, kindOf } from '../../../geometry/obstacles.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { discard } from '../../words.ts'

/** Cargo that is dropped like a bomb and stays as a debris cloud (XW-OBST-016). */
export const cargo: readonly XCard[] = [
  {
    id: 'upgrade:riggedcargochute',
    rules: ['XW-UPG-riggedcargochute', 'XW-OBST-016'],
    action: {
      do: (s, ship, effect) => {
        discard(s, effect)
        const pose = cargoBehind(placed(ship))
        s.table.lastBomb++
        const id = `cargo-${s.table.lastBomb}`
        s.table.obstacles.push({ id, shape: 'cargo', kind: kindOf('cargo'), pose })
        tell(s, { type: 'cargo', ship: ship.id, obstacle: id, ...pose })
      },
    },
  },
]
