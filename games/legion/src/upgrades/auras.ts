import type { Keyword } from '../../data/types.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { lends } from '../keywords/lent.ts'
import { own } from '../keywords/words.ts'
import type { Unit } from '../state.ts'
import { affiliationOf, isOfType, isTrooper, isVehicle } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { upgrade } from './words.ts'

/** Upgrades that lend a keyword to others, as long as their unit is there. */

function aura(id: string, keyword: Keyword, fits: (unit: Unit, leader: Unit) => boolean): LCard {
  return upgrade(
    id,
    lends([keyword], (s, effect, unit) => fits(unit, own(s, effect))),
  )
}

export const auras: readonly LCard[] = [
  aura(
    'frontline-commander',
    { id: 'dauntless' },
    (unit, leader) => isTrooper(unit) && isWithinRange(leader, unit, 1),
  ),
  aura(
    'proven-tactician',
    { id: 'reinforcements' },
    (unit, leader) => unit.rank === 'corps' && isWithinRange(leader, unit, 1),
  ),
  aura(
    'raiding-party-leader',
    { id: 'demoralize', x: 1 },
    (unit) => isVehicle(unit) && affiliationOf(unit) === 'raider',
  ),
  aura('the-darksaber-bo-katan-kryze', { id: 'mandalorians-are-stronger-together' }, (unit) =>
    isOfType(unit, 'mandalorian trooper'),
  ),
]
