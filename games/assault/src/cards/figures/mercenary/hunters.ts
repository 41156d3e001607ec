import { type Effect, enter, inPlay, of, query, use, usedUp } from '@sandtable/kernel'
import type { AttackDie, Condition } from '../../../../data/types.ts'
import { isAdjacentTo, seesSpace, spacesOf } from '../../../board/board.ts'
import { type AState, type Figure, type FigureId, figureOf, isFigure, isOnMap } from '../../../state.ts'
import type { SurgeAbility } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import type { Stepping } from '../../../vocabulary/moves.ts'
import {
  add,
  attackNow,
  attackOf,
  canAttack,
  choice,
  choose,
  damage,
  discardCondition,
  gainCondition,
  hasCondition,
  isHarmful,
  isMe,
  me,
  nextToSpace,
  recall,
  recoverDamage,
  rollFor,
  spacesWithin,
  strain,
} from '../../words.ts'
import { assault, attackerSeat, namedSurge } from '../abilities.ts'
import { afterAttack } from '../rebel/abilities.ts'
import { isRelentless, partingShot } from './abilities.ts'

const oncePerRound = { times: 1, per: 'round' } as const
const presenceKey = (effect: Effect, figure: string) => `battle presence ${effect.on} ${figure}`

/** Battle Presence: a foe has gone from a space beside him of its own will, for the first time this round. */
function hasFled(s: AState, effect: Effect, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  if (figure.seat === effect.seat || v.how !== 'move') return false
  const now = spacesOf(s, figure)
  const left = v.from.filter((space) => !now.includes(space))
  return (
    left.length > 0 &&
    isAdjacentTo(s, me(s, effect), left) &&
    !usedUp(s, presenceKey(effect, v.figure), oncePerRound)
  )
}

/** Battle Discipline: what is bought with a surge. */
const disciplines: Readonly<Record<'damage' | 'recover', SurgeAbility['gives']>> = {
  damage: { damage: 2 },
  recover: { recover: 2 },
}

/** Indiscriminate Fire: spaces within three that he sees. */
function inView(s: AState, figure: Figure): number[] {
  return spacesWithin(s, figure, 3).filter((space) => seesSpace(s, figure, space))
}

function harmfulOf(figure: Figure): Condition[] {
  return figure.conditions.map((one) => one.name).filter(isHarmful)
}

const harmful: readonly Condition[] = ['stunned', 'bleeding', 'weakened']

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

/** Arsenal: all pairs of attack dice. */
const arsenalDice: readonly string[] = colours.flatMap((one, at) =>
  colours.slice(at).map((other) => `${one} ${other}`),
)

const punishment = namedSurge('punishment', 1, (s, { on }, v) => {
  enter(s, { card: 'effect:punishment', seat: v.by, on, until: 'attack' })
})

const discipline = choice<'accuracy' | 'damage' | 'recover'>('discipline', {
  from: () => ['accuracy', 'damage', 'recover'],
  by: (s) => attackOf(s).by,
  do: (s, { seat, on }, choice) => {
    if (choice === 'accuracy') add(attackOf(s), { accuracy: 2 })
    else enter(s, { card: 'effect:battle-discipline', seat, on, vars: { gives: choice }, until: 'attack' })
  },
})

const shotSpace = choice<number>('space', {
  from: (s, effect) => inView(s, me(s, effect)),
  do: (s, effect, space) => {
    const hit = nextToSpace(s, space).filter((id) => isFigure(s, id))
    const rolled = rollFor(s, query(s, 'indiscriminate fire', ['green'], effect.on ?? ''))
    for (const id of hit) {
      if (rolled.damage > 0) damage(s, id, rolled.damage, effect.on)
      if (rolled.surge > 0) strain(s, id, rolled.surge, effect.on)
    }
  },
})

const punishing = choice<Condition, { readonly target: FigureId }>('condition', {
  from: (s, _, { target }) => harmful.filter((name) => !hasCondition(figureOf(s, target), name)),
  do: (s, effect, name, { target }) => gainCondition(s, target, name, effect.on),
})

const arsenal = choice<string>('arsenal', {
  from: () => arsenalDice,
  by: (s) => attackOf(s).by,
  do: (s, _, dice) => void attackOf(s).pool.push(...(dice.split(' ') as AttackDie[])),
})

/** Bounty hunters. */
export const mercenaryHunters: readonly ACard[] = [
  {
    id: 'deployment:boba-fett',
    rules: ['IA-DEP-boba-fett'],
    trigger: {
      'space left': {
        forced: true,
        when: hasFled,
        do: (s, effect, v) => {
          use(s, presenceKey(effect, v.figure), oncePerRound)
          strain(s, v.figure, 1, effect.on)
        },
      },
      'attack declared': {
        forced: true,
        seat: attackerSeat,
        of: 'attacker',
        when: (s, _, v) => inPlay(s, { card: 'effect:mandalorian-tactics', on: v.attacker }).length === 0,
        do: (s, effect) => choose(s, effect, discipline),
      },
    },
    asks: [discipline],
  },
  {
    id: 'effect:battle-discipline',
    rules: ['IA-DEP-boba-fett'],
    query: {
      'surge abilities': of('attacker', (value, _, effect) => [
        ...value,
        {
          key: 'battle discipline',
          cost: 1,
          gives: disciplines[recall(effect, 'effect:battle-discipline').gives],
        },
      ]),
    },
  },
  {
    id: 'deployment:bossk',
    rules: ['IA-DEP-bossk'],
    actions: {
      'indiscriminate-fire': {
        cost: 1,
        can: (s, figure) => inView(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, shotSpace),
      },
    },
    asks: [shotSpace],
    trigger: {
      // Regenerate.
      'end of round': {
        forced: true,
        when: (s, effect) => me(s, effect).damage > 0 || harmfulOf(me(s, effect)).length > 0,
        do: (s, effect) => {
          recoverDamage(s, effect.on ?? '', 2)
          for (const name of harmfulOf(me(s, effect))) discardCondition(s, me(s, effect), name)
        },
      },
    },
  },
  {
    id: 'deployment:dengar',
    rules: ['IA-DEP-dengar'],
    ...punishment,
    query: {
      ...punishment.query,
      'surge ability uses': (value, _, effect, { attack, ability }) =>
        isMe(effect, attack.attacker) && ability === 'punishment' ? Number.MAX_SAFE_INTEGER : value,
      // Contempt.
      results: of('attacker', (value, s, _, v) => {
        const isMarked = isFigure(s, v.target) && harmfulOf(figureOf(s, v.target)).length > 0
        return !isMarked ? { ...value, surge: value.surge + 1 } : value
      }),
    },
  },
  {
    ...afterAttack(
      'punishment',
      'IA-DEP-dengar',
      (s, effect, v) => {
        choose(s, { ...effect, seat: v.by }, punishing, { target: v.target })
      },
      (s, v) => v.suffered > 0 && isFigure(s, v.target) && isOnMap(figureOf(s, v.target)),
    ),
    asks: [punishing],
  },
  {
    id: 'deployment:greedo',
    rules: ['IA-DEP-greedo'],
    trigger: {
      // Slow on the Draw: it is the target who may.
      'attack declared': {
        seat: (s, effect, v) => (isFigure(s, v.target) ? figureOf(s, v.target).seat : effect.seat),
        of: 'attacker',
        when: (s, _, v) => isFigure(s, v.target) && canAttack(s, v.target, { among: [v.attacker] }),
        do: (s, _, v) => attackNow(s, v.target, { among: [v.attacker] }),
      },
      'health reached': partingShot,
    },
  },
  {
    id: 'deployment:ig-88',
    rules: ['IA-DEP-ig-88'],
    query: { 'attack actions': assault },
    trigger: {
      // Relentless, Arsenal.
      'attack declared': {
        forced: true,
        seat: attackerSeat,
        when: (s, effect, v) =>
          isRelentless(s, effect, v) || (isMe(effect, v.attacker) && v.pool.length === 0),
        do: (s, effect, v) => {
          if (isRelentless(s, effect, v)) strain(s, v.target, 1, effect.on)
          if (v.pool.length === 0) choose(s, effect, arsenal)
        },
      },
    },
    asks: [arsenal],
  },
]
