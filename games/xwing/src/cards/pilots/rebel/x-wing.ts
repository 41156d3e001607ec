import { allUnderWay, canChoose, choose, type Effect, inPlay, of, pending } from '@sandtable/kernel'
import { loseLock, loseTokens } from '../../../holdings.ts'
import { mayLock } from '../../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { refuseShot } from '../../../weapons.ts'
import {
  alliesWithin,
  assign,
  choice,
  dealCard,
  flip,
  isAlly,
  isMe,
  lock,
  mayAct,
  me,
  rangeTo,
  relieve,
  rollFor,
  sequel,
} from '../../words.ts'
import { turning } from '../../words-dice.ts'
import { pilot } from '../pilot.ts'

const garvenDreisShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 2),
  do: (s, _, ship) => assign(s, ship, 'focus'),
})

const tokenToRemove = choice<string, { from: ShipId }>('option', {
  from: (s, _, { from }) => removable(s, from),
  do: (s, _, what, { from }) => {
    const ship = shipOf(s, from)
    if (what === 'focus' || what === 'evade') loseTokens(s, ship, what)
    else loseLock(s, ship, what.slice('lock '.length))
  },
})

const jekPorkinsDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit') dealCard(s, effect.on ?? '', false)
})

/** Pilots of the X-wing of the Rebel Alliance. */
export const xWing: readonly XCard[] = [
  {
    id: 'pilot:lukeskywalker',
    rules: ['XW-PIL-lukeskywalker'],
    trigger: {
      'modify defense dice': { of: 'target', ...turning('defense', 'focus', 'evade', { most: 1 }) },
    },
  },
  {
    id: 'pilot:wedgeantilles',
    rules: ['XW-PIL-wedgeantilles'],
    query: {
      'defender agility': of('attacker', (value) => value - 1),
    },
  },
  pilot('kullbeesperado', {
    trigger: {
      'after action': {
        of: 'ship',
        when: (s, effect, v) =>
          (v.done?.action === 'boost' || v.done?.action === 'barrel-roll') && foils(s, effect) !== undefined,
        do: (s, effect) => {
          const card = foils(s, effect)
          if (card === undefined) return
          const closed = card.card === 'upgrade:servomotorsfoils-closed'
          flip(s, card, closed ? 'servomotorsfoils-attack' : 'servomotorsfoils-closed')
        },
      },
    },
  }),
  pilot('garvendreis', {
    asks: [garvenDreisShip],
    trigger: {
      'token spent': {
        of: 'ship',
        when: (s, effect, { token }) => token === 'focus' && canChoose(s, effect, garvenDreisShip),
        do: (s, effect) => choose(s, effect, garvenDreisShip),
      },
    },
  }),
  pilot('biggsdarklighter', {
    query: {
      'shot forbidden': (rule, s, effect, { attacker, target, weapon }) => {
        if (rule !== null || isMe(effect, target) || !isAlly(s, effect, target)) return rule
        if (rangeTo(s, effect, target) > 1 || answersOnly(s, attacker, target)) return rule
        // The weapon is chosen before the target: only one that could reach Biggs is drawn to him (XW-PIL-007).
        const reaches = refuseShot(s, shipOf(s, attacker), weapon, me(s, effect)) === null
        return reaches ? 'XW-PIL-biggsdarklighter' : rule
      },
    },
  }),
  pilot('wesjanson', {
    asks: [tokenToRemove],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, _, v) => removable(s, v.target).length > 0,
        do: (s, effect, v) => choose(s, effect, tokenToRemove, { from: v.target }),
      },
    },
  }),
  pilot('jekporkins', {
    asks: [jekPorkinsDice],
    trigger: {
      'token received': {
        of: 'ship',
        when: (_, __, { token }) => token === 'stress',
        do: (s, effect) => {
          relieve(s, effect, effect.on ?? '')
          rollFor(s, pending(effect, jekPorkinsDice))
        },
      },
    },
  }),
  pilot('hobbieklivian', {
    trigger: {
      'lock acquired': {
        of: 'ship',
        when: (s, effect) => me(s, effect).tokens.stress > 0,
        do: (s, effect, { ship }) => relieve(s, effect, ship),
      },
      'lock spent': {
        of: 'ship',
        when: (s, effect) => me(s, effect).tokens.stress > 0,
        do: (s, effect, { ship }) => relieve(s, effect, ship),
      },
    },
  }),
  pilot('tarnmison', {
    trigger: {
      'declare target': {
        of: 'target',
        when: (s, effect, v) => mayLock(s, me(s, effect), v.attacker),
        do: (s, _, v) => lock(s, v.target, v.attacker),
      },
    },
  }),
  pilot('leevantenza', {
    trigger: {
      'after action': {
        of: 'ship',
        when: (_, __, v) => v.done?.action === 'boost',
        do: (s, _, { ship }) => {
          assign(s, ship, 'stress')
          assign(s, ship, 'evade')
        },
      },
    },
  }),
  pilot('edriotwotubes', {
    trigger: {
      'ship activates': {
        of: 'ship',
        ...mayAct('ship', null, (s, effect) => me(s, effect).tokens.focus > 0),
      },
    },
  }),
]

function foils(s: XState, effect: Effect): Effect | undefined {
  const mine = inPlay(s, { on: effect.on ?? '' })
  return mine.find(({ card }) => card.startsWith('upgrade:servomotorsfoils-'))
}

function removable(s: XState, id: ShipId): string[] {
  const { tokens, locks } = shipOf(s, id)
  const tokensThere = (['focus', 'evade'] as const).filter((token) => tokens[token] > 0)
  return [...tokensThere, ...new Set(locks.map((target) => `lock ${target}`))]
}

/** An attack that an ability aims at one ship cannot be drawn to another (XW-PIL-042). */
function answersOnly(s: XState, attacker: ShipId, target: ShipId): boolean {
  return allUnderWay(s, 'another attack').some(
    ({ ship, shots }) => ship === attacker && shots.every((shot) => shot.target === target),
  )
}
