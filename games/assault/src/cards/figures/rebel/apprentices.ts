import { type Effect, enter, query, type Seat, use, usedUp } from '@sandtable/kernel'
import type { DefenceDie } from '../../../../data/types.ts'
import { figuresAt } from '../../../board/board.ts'
import { faceNames } from '../../../dice.ts'
import { handOf } from '../../../hand.ts'
import { type AState, figureOf, objectOf } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  attackOf,
  choice,
  choose,
  damage,
  discardOne,
  figuresWithin,
  gainCondition,
  hasRerolls,
  hasTrait,
  isFigureTarget,
  isMe,
  mayReroll,
  me,
  moveSpaces,
  recall,
} from '../../words.ts'
import { attackerSeat, rerollsDefence } from '../abilities.ts'
import { afterAttack, surgeForLater } from './abilities.ts'

/** Much to Learn: other unique friends near enough. */
function teachers(s: AState, effect: Effect): string[] {
  return figuresWithin(s, me(s, effect), 3, 'friendly', (one) => figureCard(one).unique)
}

function lessons(s: AState, effect: Effect, v: Attack): string[] {
  const isTaught = teachers(s, effect).some((id) => hasTrait(figureOf(s, id), 'force-user'))
  return [
    ...(hasRerolls(s, { ...effect, seat: v.by }, 'attack') ? ['reroll'] : []),
    ...(isTaught ? ['turn'] : []),
  ]
}

/** The defence pool as it would be gathered now. */
function defencePool(s: AState, v: Attack): readonly DefenceDie[] {
  const printed = isFigureTarget(s, v)
    ? figureCard(figureOf(s, v.target)).defence
    : objectOf(s, v.target).defence
  return query(s, 'defence pool', printed, v)
}

const fellSwoop = surgeForLater('fell-swoop', 2)

const oncePerRound = { times: 1, per: 'round' } as const

const cutKey = (effect: Effect, figure: string) => `cut and run ${effect.on} ${figure}`

/** Cut and Run: those in the spaces that Davith has just left, each once in a round. */
function cut(s: AState, effect: Effect, from: readonly number[]): string[] {
  const found = new Set(from.flatMap((space) => figuresAt(s, space)))
  return [...found]
    .filter((one) => one.seat !== effect.seat && !usedUp(s, cutKey(effect, one.id), oncePerRound))
    .map((one) => one.id)
}

const shattered = choice<DefenceDie>('shattered', {
  from: (s) => [...new Set(defencePool(s, attackOf(s)))],
  by: (s) => attackOf(s).by,
  do: (s, effect, die) => {
    const { seat, on } = effect
    enter(s, { card: 'effect:shattering-blow', seat, on, vars: { die }, until: 'attack' })
  },
})

const lesson = choice<string>('lesson', {
  from: (s, effect) => lessons(s, effect, attackOf(s)),
  by: (s) => attackOf(s).by,
  do: (s, effect, choice) => {
    const v = attackOf(s)
    if (choice === 'reroll') mayReroll(s, effect, 'attack', 1, { least: 1, by: v.by })
    else choose(s, effect, turned, { from: v.attackDice.map((_, die) => die + 1), by: v.by })
  },
})

const turned = choice<number, { readonly from: readonly number[]; readonly by: Seat }>('turned', {
  from: (_, __, { from }) => from,
  by: (_, __, { by }) => by,
  do: (s, effect, choice) => {
    const v = attackOf(s)
    const die = v.attackDice[choice - 1]
    if (die !== undefined) choose(s, effect, side, { die: choice - 1, from: faceNames(die.colour), by: v.by })
  },
})

const side = choice<string, { readonly die: number; readonly from: readonly string[]; readonly by: Seat }>(
  'side',
  {
    from: (_, __, { from }) => from,
    by: (_, __, { by }) => by,
    do: (s, _, choice, memory) => {
      const die = attackOf(s).attackDice[memory.die]
      if (die !== undefined) die.face = faceNames(die.colour).indexOf(choice)
    },
  },
)

/** Those who have still to learn about the Force, and those who left before they had. */
export const rebelApprentices: readonly ACard[] = [
  {
    id: 'deployment:davith-elso',
    rules: ['IA-DEP-davith-elso'],
    ...fellSwoop,
    trigger: {
      // Stealthy.
      'mission starts': {
        forced: true,
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'hidden'),
      },
      // Cut and Run.
      'space left': {
        forced: true,
        of: 'figure',
        when: (s, effect, v) => cut(s, effect, v.from).length > 0,
        do: (s, effect, v) => {
          for (const id of cut(s, effect, v.from)) {
            use(s, cutKey(effect, id), oncePerRound)
            damage(s, id, 1, effect.on)
          }
        },
      },
    },
  },
  afterAttack('fell-swoop', 'IA-DEP-davith-elso', (s, effect, v) => {
    gainCondition(s, effect.on ?? '', 'hidden')
    moveSpaces(s, effect.on ?? '', 2)
    attackNow(s, effect.on ?? '', { by: v.by })
  }),
  {
    id: 'deployment:diala-passil',
    rules: ['IA-DEP-diala-passil'],
    trigger: {
      // Shattering Blow.
      'attack declared': {
        seat: attackerSeat,
        of: 'attacker',
        when: (s, _, v) => handOf(s, v.by).length > 0 && defencePool(s, v).length > 0,
        do: (s, effect, v) => {
          discardOne(s, effect, { seat: v.by })
          choose(s, effect, shattered)
        },
      },
      'reroll dice': rerollsDefence(),
    },
    asks: [shattered],
  },
  {
    id: 'effect:shattering-blow',
    rules: ['IA-DEP-diala-passil'],
    query: {
      'defence pool': (value, _, effect, v) => {
        const at = isMe(effect, v.attacker) ? value.indexOf(recall(effect, 'effect:shattering-blow').die) : -1
        return value.filter((__, place) => place !== at)
      },
    },
  },
  {
    id: 'deployment:ezra-bridger-skirmish',
    rules: ['IA-DEP-ezra-bridger-skirmish'],
    trigger: {
      // Brash.
      'start of round': { forced: true, do: (s, effect) => moveSpaces(s, effect.on ?? '', 4) },
      // Much to Learn.
      'reroll dice': {
        seat: attackerSeat,
        of: 'attacker',
        when: (s, effect, v) => teachers(s, effect).length > 0 && lessons(s, effect, v).length > 0,
        do: (s, effect) => choose(s, effect, lesson),
      },
    },
    asks: [lesson, turned, side],
  },
]
