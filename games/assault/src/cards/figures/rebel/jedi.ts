import type { Effect } from '@sandtable/kernel'
import { isAdjacentTo } from '../../../board/board.ts'
import { type AState, figureOf, figuresOnMap } from '../../../state.ts'
import { figureCost } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  areAdjacent,
  attackNow,
  attackOf,
  bonus,
  canAttack,
  canLeap,
  choice,
  choose,
  damage,
  distanceBetween,
  gainCondition,
  gainMovement,
  gainPower,
  hasRerolls,
  isFriend,
  isMe,
  leap,
  mayReroll,
  me,
  seesFigure,
} from '../../words.ts'
import { attackerSeat, rerollAttackDie } from '../abilities.ts'
import { friendAttacks } from './abilities.ts'

/** Twin Sabers: which dice could be rerolled, all of a kind. */
function sabers(s: AState, effect: Effect, v: Attack): ('attack' | 'defence')[] {
  const by = { ...effect, seat: v.by }
  return (['attack', 'defence'] as const).filter((kind) => hasRerolls(s, by, kind))
}

/** Deflect: whom Luke sees. */
function sightedByLuke(s: AState, effect: Effect): string[] {
  const luke = me(s, effect)
  return figuresOnMap(s)
    .filter((one) => one.seat !== luke.seat && seesFigure(s, luke, one))
    .map((one) => one.id)
}

/** Alter Mind. */
function isAltered(s: AState, effect: Effect, id: string): boolean {
  const figure = figureOf(s, id)
  return (
    figure.seat !== effect.seat &&
    figureCost(s, figure) <= 6 &&
    distanceBetween(s, me(s, effect), figure) <= 3
  )
}

const vigor = choice<string>('vigor', {
  from: () => ['movement', 'block'],
  do: (s, effect, choice) => {
    if (choice === 'block') gainPower(s, effect.on ?? '', 'block')
    else gainMovement(s, effect.on ?? '', 2)
  },
})

const rerolledSabers = choice<string>('sabers', {
  from: (s, effect) => sabers(s, effect, attackOf(s)),
  by: (s) => attackOf(s).by,
  do: (s, effect, choice) => {
    const v = attackOf(s)
    const kind = choice === 'attack' ? 'attack' : 'defence'
    const count = (kind === 'attack' ? v.attackDice : v.defenceDice).length
    mayReroll(s, effect, kind, count, { least: count, by: v.by })
  },
})

const deflected = choice<string>('deflected', {
  from: (s, effect) => sightedByLuke(s, effect),
  do: (s, effect, figure) => damage(s, figure, 1, effect.on),
})

const focused = choice<string>('focused', {
  from: (s, effect) => friendsOf(s, effect),
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

/** Jedi, and those who know the Force as well as any of them. */
export const rebelJedi: readonly ACard[] = [
  {
    id: 'deployment:ahsoka-tano',
    rules: ['IA-DEP-ahsoka-tano'],
    actions: {
      'force-leap': {
        cost: 1,
        can: (s, figure) => canLeap(s, figure, 6),
        do: (s, figure) => leap(s, figure, 6),
      },
    },
    trigger: {
      // Vigor.
      'start of activation': {
        of: 'figure',
        do: (s, effect) => choose(s, effect, vigor),
      },
      // Twin Sabers.
      'reroll dice': {
        seat: attackerSeat,
        of: 'attacker',
        when: (s, effect, v) => sabers(s, effect, v).length > 0,
        do: (s, effect) => choose(s, effect, rerolledSabers),
      },
    },
    asks: [vigor, rerolledSabers],
  },
  {
    id: 'deployment:luke-skywalker-hero-of-the-rebellion',
    rules: ['IA-DEP-luke-skywalker-hero-of-the-rebellion'],
    actions: {
      'saber-strike': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { type: 'melee' }),
        do: (s, figure) =>
          attackNow(s, figure.id, { type: 'melee', pool: ['red', 'yellow'], bonus: bonus({ pierce: 3 }) }),
      },
    },
    trigger: {
      // Inspiring.
      'reroll dice': {
        when: (s, effect, v) => friendAttacks(s, effect, v, 3) && hasRerolls(s, effect, 'attack'),
        do: rerollAttackDie,
      },
    },
  },
  {
    id: 'deployment:luke-skywalker-jedi-knight',
    rules: ['IA-DEP-luke-skywalker-jedi-knight'],
    trigger: {
      // Deflect.
      'attack resolved': {
        forced: true,
        when: (s, effect, v) =>
          v.type === 'ranged' && deflects(s, effect, v) && sightedByLuke(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, deflected),
      },
    },
    asks: [deflected],
    // Heroic.
    during: {
      can: (s, effect) => canAttack(s, effect.on ?? ''),
      do: (s, effect) => attackNow(s, effect.on ?? ''),
    },
  },
  {
    id: 'deployment:obi-wan-kenobi-skirmish',
    rules: ['IA-DEP-obi-wan-kenobi-skirmish'],
    query: {
      'interact forbidden': (value, s, effect, { figure }) =>
        isAltered(s, effect, figure) ? 'IA-DEP-obi-wan-kenobi-skirmish' : value,
      'counts for control': (value, s, effect, figure) => value && !isAltered(s, effect, figure),
    },
    trigger: {
      // Into the Force.
      'figure defeated': {
        forced: true,
        of: 'target',
        do: (s, effect) => choose(s, effect, focused),
      },
    },
    asks: [focused],
  },
]

/** A ranged attack on Luke, or on a friend beside him. */
function deflects(s: AState, effect: Effect, v: Attack): boolean {
  if (isMe(effect, v.target)) return true
  if (!isFriend(s, effect, v.target)) return false
  const luke = me(s, effect)
  return areAdjacent(s, luke, figureOf(s, v.target)) || isAdjacentTo(s, luke, [v.space])
}

function friendsOf(s: AState, effect: Effect): string[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === effect.seat && one.id !== effect.on)
    .map((one) => one.id)
}
