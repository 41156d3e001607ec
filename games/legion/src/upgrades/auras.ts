import type { Effect } from '@sandtable/kernel'
import type { Keyword } from '../../data/types.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { own } from '../keywords/words.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { affiliationOf, isOfType, isTrooper, isVehicle, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { upgrade } from './words.ts'

/** Upgrades that lend a keyword to others, as long as their unit is there. */

function lends(id: string, keyword: Keyword, fits: (s: LState, unit: Unit, leader: Unit) => boolean): LCard {
  const lent = (s: LState, effect: Effect, unit: UnitId) => {
    const friend = unitOf(s, unit)
    return friend.seat === effect.seat && friend.minis.length > 0 && fits(s, friend, own(s, effect))
  }
  return upgrade(id, {
    grants: [keyword.id],
    query: {
      'keywords lent': (value, s, effect, unit) => (lent(s, effect, unit) ? [...value, keyword.id] : value),
      'has keyword': (value, s, effect, about) =>
        value || (about.keyword === keyword.id && lent(s, effect, about.unit)),
      'keyword x': (value, s, effect, about) =>
        about.keyword === keyword.id && keyword.x !== undefined && lent(s, effect, about.unit)
          ? value + keyword.x
          : value,
    },
  })
}

export const auras: readonly LCard[] = [
  lends(
    'frontline-commander',
    { id: 'dauntless' },
    (_, unit, leader) => isTrooper(unit) && isWithinRange(leader, unit, 1),
  ),
  lends(
    'proven-tactician',
    { id: 'reinforcements' },
    (_, unit, leader) => unit.rank === 'corps' && isWithinRange(leader, unit, 1),
  ),
  lends(
    'raiding-party-leader',
    { id: 'demoralize', x: 1 },
    (_, unit) => isVehicle(unit) && affiliationOf(unit) === 'raider',
  ),
  lends('the-darksaber-bo-katan-kryze', { id: 'mandalorians-are-stronger-together' }, (_, unit) =>
    isOfType(unit, 'mandalorian trooper'),
  ),
]
