import { asking, call, choose, enter } from '@sandtable/kernel'
import type { AttackDie } from '../../data/types.ts'
import { addDice, giveKeyword } from '../attack/tally.ts'
import { isAttackAction, moveNow } from '../current.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import { mayMove } from '../moves/may-move.ts'
import { rollDefenceDice } from '../rolling.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { isTrooper, unitOf } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Moving } from '../vocabulary/moves.ts'
import { choice, freeAction, freeChoice, friendsNear, idsOf, lasting, spending, upgrade } from './words.ts'

/** Pilots. */

/** "… and may": the same unit once more, or not. */
function mayToo(
  name: string,
  does: (s: LState, unit: Unit) => void,
  can: (unit: Unit) => boolean = () => true,
) {
  return choice<UnitId, { readonly unit: UnitId }>(name, {
    from: (s, _, { unit }) => (can(unitOf(s, unit)) ? [unit] : []),
    may: () => true,
    do: (s, _, unit) => does(s, unitOf(s, unit)),
  })
}

/** A free action for a friendly trooper unit within range 2. */
function commands(
  id: string,
  name: string,
  does: (s: LState, unit: Unit) => void,
  more: ReturnType<typeof mayToo> | null = null,
): LCard {
  const { asks = [], ...rest } = freeChoice(
    choice<UnitId>(name, {
      from: (s, effect) => idsOf(friendsNear(s, effect, 2).filter(isTrooper)),
      do: (s, effect, unit) => {
        does(s, unitOf(s, unit))
        if (more !== null) choose(s, effect, more, { unit })
      },
    }),
  )
  return upgrade(id, { ...rest, asks: more === null ? asks : [...asks, more] })
}

const pryce = commands('governor-pryce', 'gains aim and suppression', (s, unit) => {
  gain(s, unit, 'aim')
  gain(s, unit, 'suppression')
})

const shriv = commands(
  'shriv-suurgav',
  'gains a dodge token',
  (s, unit) => gain(s, unit, 'dodge'),
  mayToo('may gain suppression', (s, unit) => gain(s, unit, 'suppression')),
)

const fox = commands(
  'clone-commander-fox',
  'gains a surge token',
  (s, unit) => gain(s, unit, 'surge'),
  mayToo(
    'may lose suppression',
    (s, unit) => loseSuppression(s, unit, 1),
    ({ tokens }) => tokens.suppression > 0,
  ),
)

const faster = choice<'faster' | 'slower'>('faster or slower', {
  from: () => ['faster', 'slower'],
  do: (s, _, how) => {
    const move = moveNow(s)
    move.speed = Math.max(1, Math.min(3, move.speed + (how === 'faster' ? 1 : -1)))
  },
})

const ryder = upgrade('ryder-azadi', {
  asks: [faster],
  trigger: {
    'before a move': spending<Moving>({
      of: 'unit',
      do: (s, effect) => choose(s, effect, faster),
    }),
  },
})

const firing = lasting('lok-durd', 'suppressive', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      do: (_, __, v) => giveKeyword(v, 'suppressive'),
    },
  },
})

const durd = upgrade(
  'lok-durd',
  freeAction({
    do: (s, { seat, id }) => void enter(s, { card: firing.id, seat, on: id, until: 'activation' }),
  }),
)

const plo = upgrade(
  'plo-koon-pilot',
  freeAction({ do: (s, unit) => grantKeyword(s, unit, { id: 'agile', x: 2 }, 'activation') }),
)

const rudor = upgrade('baron-rudor', {
  query: { 'is worth recovering': (value, _, { on }, unit) => value || unit === on },
  trigger: {
    'after an action': {
      of: 'unit',
      forced: true,
      when: (_, __, v) => v.name === 'recover',
      do: (s, effect) => gain(s, own(s, effect), 'aim'),
    },
  },
})

const supported = choice<UnitId>('gains a surge token', {
  from: (s, effect) => idsOf(friendsNear(s, effect, 1)),
  may: () => true,
  do: (s, _, unit) => gain(s, unitOf(s, unit), 'surge'),
})

const shock = upgrade('clone-shock-trooper-pilot', {
  asks: [supported],
  trigger: {
    'after an attack': {
      of: 'unit',
      forced: true,
      ...asking(supported, (_, __, v) => v.action),
    },
  },
})

const starCorps = upgrade('327th-star-corps-pilot', {
  trigger: {
    'after a pool': {
      of: 'attacker',
      forced: true,
      when: isAttackAction,
      do: (s, _, v) => gain(s, unitOf(s, v.defender), 'observation'),
    },
  },
})

const worth: Readonly<Record<string, AttackDie>> = { blank: 'white', block: 'black', surge: 'red' }

/** It brings a die, whatever it shows. */
const frenzied = upgrade('frenzied-gunner', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (_, __, v) => v.kind === 'ranged',
      do: (s, effect, v) => {
        for (const face of rollDefenceDice(s, own(s, effect).id, 'red', 1))
          addDice(v, worth[face] ?? 'white', 1)
      },
    },
  },
})

/** All weapons of the unit have it. */
const magnaguard = upgrade('ig-100-magnaguard-pilot', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      do: (_, __, v: Pool) => giveKeyword(v, 'scatter'),
    },
  },
})

const wedge = upgrade(
  'wedge-antilles',
  freeAction({ can: mayMove, do: (s, { id, seat }) => call(s, 'pivot', { unit: id, seat }) }),
)

export const pilot: readonly LCard[] = [
  pryce,
  shriv,
  fox,
  ryder,
  firing,
  durd,
  plo,
  rudor,
  shock,
  starCorps,
  frenzied,
  magnaguard,
  wedge,
]
