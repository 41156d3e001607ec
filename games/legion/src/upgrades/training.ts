import { call, enter, leave, of } from '@sandtable/kernel'
import { addDice, critsOf, isFinal } from '../attack/tally.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { guard, isGuardianOf } from '../keywords/guardians.ts'
import { own } from '../keywords/words.ts'
import { contests, isObjective } from '../mission/contesting.ts'
import { isInTerritory } from '../mission/territory.ts'
import { blocksAndSurges, rollDefenceDice } from '../rolling.ts'
import type { LState, Unit } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { isTrooper, lostMinis, unitOf } from '../units.ts'
import { canBeSuppressed } from '../values.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { equippedAs, readyCard } from './equipped.ts'
import { freeAction, lasting, readiesInTheEndPhase, spending, upgrade } from './words.ts'

/** Training upgrades that many units may have. */

function bearsWounds(unit: Unit): boolean {
  return unit.minis.some(({ wounds }) => wounds > 0)
}

function isWorn(unit: Unit): boolean {
  return bearsWounds(unit) || lostMinis(unit) > 0
}

/** A die more costs nothing, so that nobody is asked. */
const tenacity = upgrade('tenacity', {
  query: {
    'is worth a wound': (value, s, { on }, { defender }) =>
      value || (defender === on && !isWorn(unitOf(s, defender))),
  },
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (s, effect, v) => v.kind === 'melee' && isWorn(own(s, effect)),
      do: (_, __, v) => addDice(v, 'red', 1),
    },
  },
})

const onTheHunt = upgrade('on-the-hunt', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (s, _, v) => isTrooper(unitOf(s, v.defender)) && bearsWounds(unitOf(s, v.defender)),
      do: (s, effect) => gain(s, own(s, effect), 'aim'),
    },
  },
})

const duckAndCover = upgrade('duck-and-cover', {
  trigger: {
    'before cover': {
      of: 'defender',
      when: (s, effect, v) => v.kind === 'ranged' && canBeSuppressed(s, own(s, effect)),
      idle: (_, __, v) => !v.wasHit,
      do: (s, effect) => gain(s, own(s, effect), 'suppression'),
    },
  },
})

const endurance = upgrade('endurance', {
  trigger: {
    // Whoever likes the cover that it gives may keep it.
    'end of the activation phase': {
      when: (s, effect) => own(s, effect).tokens.suppression > 0,
      do: (s, effect) => loseSuppression(s, own(s, effect), 1),
    },
  },
})

/** Tactical 1 for one move action. */
const pushing = lasting('offensive-push', 'next move', {
  trigger: {
    'after a move': {
      of: 'unit',
      forced: true,
      when: (_, __, v) => v.action,
      do: (s, effect, v) => {
        if (v.standard) gain(s, own(s, effect), 'aim')
        leave(s, effect.id)
      },
    },
  },
})

const offensivePush = upgrade(
  'offensive-push',
  freeAction({
    do: (s, unit) => void enter(s, { card: pushing.id, seat: unit.seat, on: unit.id, until: 'activation' }),
  }),
)

const intoTheFray = upgrade('into-the-fray', {
  trigger: {
    'start of an activation': {
      forced: true,
      when: (s, effect, v) => {
        const unit = own(s, effect)
        const enemy = unitOf(s, v.unit)
        return enemy.seat !== unit.seat && isWithinRange(unit, enemy, 1)
      },
      do: (s, effect) => gain(s, own(s, effect), 'surge'),
    },
  },
})

/** Where the defender stood is remembered: it may be gone when the attack is over. */
const upClose = lasting('up-close-and-personal', 'afterwards', {
  trigger: {
    'after a pool': {
      of: 'attacker',
      forced: true,
      do: (s, effect) => {
        gain(s, own(s, effect), 'dodge')
        leave(s, effect.id)
      },
    },
  },
})

const upCloseAndPersonal = upgrade('up-close-and-personal', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      limit: { times: 1, per: 'attack' },
      when: (s, effect, v) => v.kind === 'ranged' && isWithinRange(own(s, effect), unitOf(s, v.defender), 2),
      do: (s, { seat, on }) => void enter(s, { card: upClose.id, seat, on, until: 'attack' }),
    },
  },
})

const forestDwellers = upgrade('forest-dwellers', {
  trigger: {
    'start of the activation phase': {
      forced: true,
      when: (s) => s.table.round === 1,
      do: (s, effect) => gain(s, own(s, effect), 'dodge'),
    },
  },
})

const callToArms = upgrade(
  'call-to-arms',
  freeAction({
    do: (s, unit) => {
      grantKeyword(s, unit, 'charge', 'round')
      gain(s, unit, 'suppression')
    },
  }),
)

/** Does it hold an objective token, or contest one? */
function isAtObjective(s: LState, unit: Unit): boolean {
  return (
    unit.holds.length > 0 ||
    s.table.objectives.some((token) => isObjective(token) && contests(s, unit, token))
  )
}

const missionObjective = upgrade('mission-objective', {
  trigger: {
    're-roll attack dice': spending({
      of: 'attacker',
      when: (s, _, v) => !isFinal(v, 'attack') && isAtObjective(s, unitOf(s, v.defender)),
      idle: (_, __, v) => v.attackDice.every(({ face }) => face === 'crit'),
      do: (s, _, v) => call(s, 'reroll', { unit: v.attacker, dice: 'attack', most: 1 }),
    }),
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => equippedAs(s, effect)?.state === 'exhausted',
      do: (s, effect) => readyCard(s, own(s, effect), 'mission-objective'),
    },
  },
})

const dugIn = upgrade('dug-in', {
  query: {
    'cover die': (die, s, effect, v) => {
      const unit = own(s, effect)
      return v.defender === effect.on && unit.order !== 'down' && isInTerritory(s, unit) ? 'red' : die
    },
  },
})

/** One side for dodging, one for aiming: what is done with one token is not done with the other. */
const stance = upgrade('offensive-stance', {
  trigger: {
    'start of an activation': {
      of: 'unit',
      do: (s, effect) => call(s, 'choose a side', { unit: effect.on ?? '', card: 'offensive-stance' }),
    },
    'after an action': {
      of: 'unit',
      forced: true,
      when: (s, effect, v) => v.name === equippedAs(s, effect)?.side,
      do: (s, effect, v) => gain(s, own(s, effect), v.name === 'aim' ? 'aim' : 'dodge'),
    },
  },
  query: {
    'can spend': of(
      'unit',
      forbids((s, effect, { token }) => {
        const side = equippedAs(s, effect)?.side
        return (token === 'aim' && side === 'dodge') || (token === 'dodge' && side === 'aim')
      }),
    ),
  },
})

/** Guardian, for crits as well. */
const protector = upgrade('protector', {
  trigger: {
    'defender modifies attack dice': spending<Pool>({
      when: (s, effect, v) => critsOf(v) > 0 && isGuardianOf(s, own(s, effect), v),
      do: (s, effect, v) => guard(s, v, own(s, effect), true),
    }),
    ...readiesInTheEndPhase('protector'),
  },
})

/** The card stays exhausted; what it would have done may be cancelled. Nobody answers one that is expended. */
const inquisitorius = upgrade('inquisitorius-training', {
  replace: {
    'use the Force': {
      when: (s, effect, { unit, to }) => {
        const enemy = unitOf(s, unit)
        const isExhausted = equippedAs(s, to.effect)?.state === 'exhausted'
        return isExhausted && enemy.seat !== effect.seat && isWithinRange(own(s, effect), enemy, 1)
      },
      do: (s, effect, event) =>
        blocksAndSurges(rollDefenceDice(s, own(s, effect).id, 'red', 1)) === 0 ? event : null,
    },
  },
})

export const training: readonly LCard[] = [
  inquisitorius,
  protector,
  tenacity,
  onTheHunt,
  duckAndCover,
  endurance,
  offensivePush,
  pushing,
  intoTheFray,
  upClose,
  upCloseAndPersonal,
  forestDwellers,
  callToArms,
  missionObjective,
  dugIn,
  stance,
]
