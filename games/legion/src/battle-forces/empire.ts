import type { Effect } from '@sandtable/kernel'
import { upgradeCard } from '../catalogue.ts'
import { matches } from '../command/matches.ts'
import { gains } from '../commands/deeds.ts'
import { aLeader, at, isOurs, vehicle } from '../commands/phrases.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { lends } from '../keywords/lent.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, unitOf, unitsOfSide } from '../units.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { setAside, setsAside } from './set-aside.ts'
import { force, staysAfraid } from './words.ts'

/** Battle forces of the Empire. */

const asideId = 'battle-force:tempest-force/aside'

function isUnique(unit: Unit): boolean {
  return cardOfUnit(unit).limit === 1
}

/** Is a friendly commander so near? It may be one itself. */
function isLed(s: LState, unit: Unit, range: number): boolean {
  return unitsOfSide(s, unit.seat).some(
    (friend) => friend.rank === 'commander' && isWithinRange(unit, friend, range),
  )
}

/** Out of reach of anybody who could cheer it up. */
function isCutOff(s: LState, _: Effect, unit: Unit): boolean {
  const hasComms = unit.upgrades.some(({ card }) => upgradeCard(card).slot === 'comms')
  return !hasComms && !isLed(s, unit, 3)
}

export const imperialForces: readonly LCard[] = [
  force(
    'imperial-remnant',
    lends(
      [{ id: 'independent', of: 'Aim 1 or Dodge 1' }],
      (s, _, unit) => !unit.deployed || !isLed(s, unit, 2),
    ),
    {
      query: {
        // Nobody else issues orders beyond range 2 anyway.
        'may order': forbids(
          (s, effect, { by, unit }) =>
            unitOf(s, by).seat === effect.seat && !isWithinRange(unitOf(s, by), unitOf(s, unit), 2),
        ),
        'courage range': (value, s, effect, unit) =>
          unitOf(s, unit).seat === effect.seat ? Math.min(2, value) : value,
      },
    },
  ),
  force(
    'stormtrooper-battalion',
    lends([{ id: 'target', x: 2 }, { id: 'compel' }], (s, _, unit, { id }) =>
      id === 'target'
        ? matches(s, unit, aLeader) && !isUnique(unit)
        : unit.rank === 'commander' && unit.commander === 'nominated',
    ),
    at('order issued', aLeader, gains('surge'), { when: (_, __, ___, unit) => !isUnique(unit) }),
  ),
  setAside(asideId, 'LG2-FORCE-tf', 'must'),
  force(
    'tempest-force',
    setsAside(asideId, 1, { any: [{ rank: 'special' }, { rank: 'support' }] }),
    lends([{ id: 'scout', x: 2 }], (s, effect, unit) => isOurs(s, effect, unit, vehicle)),
    staysAfraid(isCutOff),
  ),
]
