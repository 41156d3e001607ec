import { enter, inPlay } from '@sandtable/kernel'
import { hasDefender } from '../actions/defenders.ts'
import { giveAttackAction } from '../actions/given.ts'
import { turnSide } from '../cards-held.ts'
import { activationOf } from '../current.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import type { Unit } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'
import { armsOf } from '../weapons.ts'
import { equippedAs } from './equipped.ts'
import { lasting, upgrade } from './words.ts'

/** Weapons of vehicles that are fired in more than one way. */

/** For an activation half as strong, so that it can be fired at two. */
function fired(id: string): LCard {
  return upgrade(id, {
    trigger: {
      'start of an activation': {
        of: 'unit',
        do: (s, effect) => {
          turnSide(s, own(s, effect), id, 'halved')
          grantKeyword(s, own(s, effect), 'gunslinger', 'activation')
        },
      },
      'end of an activation': {
        of: 'unit',
        forced: true,
        when: (s, effect) => equippedAs(s, effect)?.side === 'halved',
        do: (s, effect) => turnSide(s, own(s, effect), id, 'whole'),
      },
    },
  })
}

const door = 'Mounted Blaster'

/** The guns were fired in the attack under way. */
const fromTheDoor = lasting('door-gunners', 'fired', {})

function otherNames(unit: Unit): string[] {
  return armsOf(unit).flatMap(({ weapon: { name } }) => (name === door ? [] : [name]))
}

const doorGunners = upgrade('door-gunners', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (_, __, v) => v.added.some(({ weapon }) => weapon === door),
      do: (s, { seat, on }) => void enter(s, { card: fromTheDoor.id, seat, on, until: 'attack' }),
    },
    'after an attack': {
      of: 'unit',
      when: (s, effect, v) => {
        const unit = own(s, effect)
        if (!v.action || activationOf(s, unit) === null) return false
        if (inPlay(s, { card: fromTheDoor.id, on: unit.id }).length > 0) return false
        return hasDefender(s, unit, { added: [], without: otherNames(unit) })
      },
      do: (s, effect) => {
        const unit = own(s, effect)
        giveAttackAction(s, unit, { without: otherNames(unit) })
      },
    },
  },
})

export const hardpoint: readonly LCard[] = [
  fired('twin-blaster-cannons-infantry-support-platform'),
  fired('twin-missile-pods'),
  fromTheDoor,
  doorGunners,
]
