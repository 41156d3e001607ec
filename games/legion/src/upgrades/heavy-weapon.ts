import { asking } from '@sandtable/kernel'
import {
  addDice,
  giveKeyword,
  upgradeAttackDice,
  upgradeDefenceDice,
  upgradeDiceOf,
} from '../attack/tally.ts'
import { wound } from '../attack/wounding.ts'
import { turnSide } from '../cards-held.ts'
import { refreshCards } from '../cards-of-unit.ts'
import { isLastPool } from '../current.ts'
import { engagedEnemies } from '../geometry/melee.ts'
import { unitsSee } from '../geometry/sight.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import { hitsAndCrits, rollAttackDice } from '../rolling.ts'
import type { LState, UnitId } from '../state.ts'
import { gain, loseSuppressionUpTo } from '../tokens.ts'
import { isTrooper, lostMinis, unitOf } from '../units.ts'
import { isPanicked, isSuppressed } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { Added, Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { weaponOf } from '../weapons.ts'
import { equippedAs } from './equipped.ts'
import { flipsAtStart } from './sides.ts'
import {
  choice,
  enemiesNear,
  freeChoice,
  friendsNear,
  idsOf,
  isOfTheRanks,
  spending,
  upgrade,
} from './words.ts'

/** Heavy weapons and those who carry them, beyond their figures. */

/** The pool's other ranged weapons: with the charge thrown at range 1 they have Assault 1. */
function othersWith(s: LState, v: Pool, card: string): readonly Added[] {
  const unit = unitOf(s, v.attacker)
  if (v.kind !== 'ranged' || !v.added.some((one) => one.card === card)) return []
  return v.added.filter((one) => one.card !== card && weaponOf(unit, one).range !== undefined)
}

function saboteur(id: string): LCard {
  return upgrade(
    id,
    {
      trigger: {
        'upgrade attack dice': {
          of: 'attacker',
          forced: true,
          when: (s, _, v) => othersWith(s, v, id).length > 0,
          do: (s, _, v) => {
            for (const one of othersWith(s, v, id)) upgradeDiceOf(v, weaponOf(unitOf(s, v.attacker), one), 1)
          },
        },
      },
    },
    'LG2-NKW-007',
  )
}

const battleShield = upgrade('battle-shield-wookiee', {
  ...flipsAtStart('battle-shield-wookiee'),
  query: {
    speed: (speed, s, effect, unit) =>
      unit === effect.on && equippedAs(s, effect)?.side === 'defence' ? speed - 1 : speed,
  },
})

/** For an activation the unit charges. */
const beskad = upgrade('beskad-duelist', {
  trigger: {
    'start of an activation': spending<Activating>({
      of: 'unit',
      do: (s, effect) => grantKeyword(s, own(s, effect), 'charge', 'activation'),
    }),
  },
})

const hunter = upgrade(
  'hunter',
  freeChoice(
    choice<UnitId>('is hunted', {
      from: (s, effect) =>
        idsOf(
          enemiesNear(s, effect, 1).filter(
            (enemy) => isTrooper(enemy) && isOfTheRanks(enemy) && unitsSee(s, own(s, effect), enemy),
          ),
        ),
      do: (s, effect, unit) =>
        wound(
          s,
          unitOf(s, unit),
          hitsAndCrits(rollAttackDice(s, own(s, effect).id, 'black', 1)),
          own(s, effect).id,
        ),
    }),
  ),
)

const crosshair = upgrade('crosshair', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (_, __, v) => v.added.every(({ card }) => card === 'crosshair'),
      do: (_, __, v) => giveKeyword(v, 'critical', 1),
    },
  },
})

/** His staff pins those with whom he is engaged: no vehicle. */
const kallus = upgrade(
  'agent-kallus',
  freeChoice(
    choice<UnitId>('is pinned', {
      from: (s, effect) => idsOf(engagedEnemies(s, own(s, effect))),
      do: (s, _, unit) => gain(s, unitOf(s, unit), 'immobilize', 2),
    }),
  ),
)

/** Better dice for nothing are always taken. */
const kraken = upgrade('kraken', {
  trigger: {
    'upgrade attack dice': {
      of: 'attacker',
      forced: true,
      when: (s, effect) => lostMinis(own(s, effect)) > 0,
      do: (s, effect, v) => upgradeAttackDice(s, v, lostMinis(own(s, effect))),
    },
  },
})

const ventress = upgrade('asajj-ventress', {
  trigger: {
    'upgrade attack dice': {
      of: 'attacker',
      forced: true,
      // Droids panic without ever being suppressed (LG2-APXB-011, -012).
      when: (s, _, v) => isSuppressed(s, unitOf(s, v.defender)) || isPanicked(s, unitOf(s, v.defender)),
      do: (s, _, v) => upgradeAttackDice(s, v, 4),
    },
  },
})

const grievous = upgrade('general-grievous', {
  trigger: {
    'upgrade attack dice': {
      of: 'attacker',
      idle: (_, __, v) => v.attackDice.every(({ colour }) => colour === 'red'),
      do: (s, effect, v) => {
        upgradeAttackDice(s, v, 3)
        gain(s, own(s, effect), 'suppression')
      },
    },
  },
})

/** One pool of an attack; in defence every time. */
const chewbacca = upgrade('chewbacca', {
  trigger: {
    'upgrade attack dice': {
      of: 'attacker',
      limit: { times: 1, per: 'attack' },
      idle: (_, __, v) => v.attackDice.every(({ colour }) => colour === 'red'),
      do: (s, _, v) => upgradeAttackDice(s, v, new Set(v.added.map(({ mini }) => mini)).size),
    },
    'upgrade defence dice': {
      of: 'defender',
      forced: true,
      do: (s, effect, v) => upgradeDefenceDice(v, own(s, effect).minis.length),
    },
  },
})

const encouraged = choice<UnitId>('loses suppression', {
  from: (s, effect) => idsOf(friendsNear(s, effect, 2).filter(({ tokens }) => tokens.suppression > 0)),
  may: () => true,
  do: (s, _, unit) => loseSuppressionUpTo(s, unitOf(s, unit), 2),
})

const luke = upgrade('luke-skywalker', {
  asks: [encouraged],
  trigger: {
    'after an attack': {
      of: 'unit',
      ...asking(encouraged),
    },
  },
})

/** Turned before the tool is laid, and before a defender is declared (LG2-UPG-026). */
const forcePike = upgrade('force-pike-warrior', {
  trigger: {
    'before a move': {
      of: 'unit',
      when: (s, effect, { action }) => action && equippedAs(s, effect)?.side === 'attack',
      do: (s, effect) => turnSide(s, own(s, effect), 'force-pike-warrior', 'move'),
    },
    'before an attack': {
      of: 'unit',
      when: (s, effect, { action }) => action === true && equippedAs(s, effect)?.side === 'move',
      do: (s, effect) => turnSide(s, own(s, effect), 'force-pike-warrior', 'attack'),
    },
  },
})

/** Once he has lost somebody he has nothing to lose. */
const cassian = upgrade('cassian-andor', {
  trigger: {
    'wounds are suffered': {
      of: 'unit',
      when: (s, effect, v) => equippedAs(s, effect)?.side === 'front' && v.fell === true,
      do: (s, effect) => {
        turnSide(s, own(s, effect), 'cassian-andor', 'back')
        refreshCards(s, own(s, effect))
      },
    },
    'the pool is formed': {
      of: 'attacker',
      forced: isLastPool,
      limit: { times: 1, per: 'activation' },
      when: (s, effect) => equippedAs(s, effect)?.side === 'back' && lostMinis(own(s, effect)) > 0,
      do: (s, effect, v) => addDice(v, 'white', lostMinis(own(s, effect))),
    },
  },
  query: {
    courage: (courage, s, effect, unit) =>
      unit === effect.on && equippedAs(s, effect)?.side === 'back' ? null : courage,
  },
})

export const heavyWeapon: readonly LCard[] = [
  saboteur('proton-charge-saboteur'),
  saboteur('sonic-charge-saboteur'),
  saboteur('dioxis-mine-saboteur'),
  battleShield,
  beskad,
  hunter,
  kallus,
  crosshair,
  kraken,
  ventress,
  grievous,
  chewbacca,
  luke,
  forcePike,
  cassian,
]
