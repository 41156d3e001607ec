import { type Effect, enter, query, type Seat, use, usedUp } from '@sandtable/kernel'
import type { DefenceDie } from '../../../../data/types.ts'
import { figuresAt, isAdjacentTo } from '../../../board/board.ts'
import { faceNames } from '../../../dice.ts'
import { handOf } from '../../../hand.ts'
import { type AState, figureOf, figuresOnMap, objectOf } from '../../../state.ts'
import { figureCard, figureCost } from '../../../values.ts'
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
  discardOne,
  distanceBetween,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  hasRerolls,
  hasTrait,
  isFigureTarget,
  isFriend,
  isMe,
  leap,
  mayReroll,
  me,
  moveSpaces,
  recall,
  seesFigure,
} from '../../words.ts'
import { attackerSeat, rerollsDefence } from '../abilities.ts'
import { afterAttack, friendAttacks, surgeForLater } from './abilities.ts'

/** Twin Sabers: which dice could be rerolled, all of a kind. */
function sabers(s: AState, effect: Effect, v: Attack): ('attack' | 'defence')[] {
  const by = { ...effect, seat: v.by }
  return (['attack', 'defence'] as const).filter((kind) => hasRerolls(s, by, kind))
}

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

/** Deflect: whom Luke sees. */
function deflected(s: AState, effect: Effect): string[] {
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

const vigor = choice<string>('vigor', {
  from: () => ['movement', 'block'],
  do: (s, effect, choice) => {
    if (choice === 'block') gainPower(s, effect.on ?? '', 'block')
    else gainMovement(s, effect.on ?? '', 2)
  },
})

const sabersOfAhsokaTano = choice<string>('sabers', {
  from: (s, effect) => sabers(s, effect, attackOf(s)),
  by: (s) => attackOf(s).by,
  do: (s, effect, choice) => {
    const v = attackOf(s)
    const kind = choice === 'attack' ? 'attack' : 'defence'
    const count = (kind === 'attack' ? v.attackDice : v.defenceDice).length
    mayReroll(s, effect, kind, count, { least: count, by: v.by })
  },
})

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

const deflectedOfLukeSkywalkerJediKnight = choice<string>('deflected', {
  from: (s, effect) => deflected(s, effect),
  do: (s, effect, figure) => damage(s, figure, 1, effect.on),
})

const focused = choice<string>('focused', {
  from: (s, effect) => friendsOf(s, effect),
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

/** Those who know the Force. */
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
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => choose(s, effect, vigor),
      },
      // Twin Sabers.
      'reroll dice': {
        seat: attackerSeat,
        when: (s, effect, v) => isMe(effect, v.attacker) && sabers(s, effect, v).length > 0,
        do: (s, effect) => choose(s, effect, sabersOfAhsokaTano),
      },
    },
    asks: [vigor, sabersOfAhsokaTano],
  },
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
        when: (s, effect, v) => isMe(effect, v.figure) && cut(s, effect, v.from).length > 0,
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
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && handOf(s, v.by).length > 0 && defencePool(s, v).length > 0,
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
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && teachers(s, effect).length > 0 && lessons(s, effect, v).length > 0,
        do: (s, effect) => choose(s, effect, lesson),
      },
    },
    asks: [lesson, turned, side],
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
        do: (s, effect) => mayReroll(s, effect, 'attack', 1),
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
          v.type === 'ranged' && deflects(s, effect, v) && deflected(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, deflectedOfLukeSkywalkerJediKnight),
      },
    },
    asks: [deflectedOfLukeSkywalkerJediKnight],
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
        when: (_, effect, v) => isMe(effect, v.target),
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
