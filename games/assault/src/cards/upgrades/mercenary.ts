import { type Effect, enter, of, own, reveal, type Seat, tell } from '@sandtable/kernel'
import type { Condition } from '../../../data/types.ts'
import { spacesOf } from '../../board/board.ts'
import { commandId, deckOf, discardFromHand, discardTop, fetchCard, heldByChance } from '../../hand.ts'
import { type AState, byInitiative, figureOf, figuresOnMap, isFigure } from '../../state.ts'
import { commandCard, figureCard, figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { mounted } from '../figures/abilities.ts'
import {
  activationOf,
  choice,
  choose,
  damage,
  deplete,
  exhaust,
  gainCondition,
  givePoints,
  goOn,
  hasCondition,
  hasTrait,
  isFriend,
  isHarmful,
  isReady,
  me,
  nextToSpace,
  performMove,
  rollFor,
  score,
  sequel,
  strain,
} from '../words.ts'

/** Beast Tamer: what can be done for this figure. */
function taming(s: AState, id: string): string[] {
  const figure = figureOf(s, id)
  const isBeast = figureCard(figure).abilities.some((one) => one.id === 'non-sentient')
  return [...(hasTrait(figure, 'creature') ? ['move'] : []), ...(isBeast ? ['interact'] : [])]
}

function tame(s: AState, figure: string, seat: Seat | null, how: string): void {
  if (how === 'move') performMove(s, figure)
  else enter(s, { card: 'effect:tamed', seat, on: figure, until: 'activation' })
}

function smugglers(s: AState, seat: Seat | null): string[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === seat && hasTrait(one, 'smuggler'))
    .map((one) => one.id)
}

/** Black Market: the top card of the own deck, for all to see, and what it is worth. */
function offer(s: AState, effect: Effect): void {
  const seat = effect.seat as Seat
  const card = deckOf(s, seat).draw.at(-1)
  if (card === undefined) return
  reveal(s)
  tell(s, { type: 'top cards seen', tops: [{ seat, card }] })
  const canPay = (s.table.points[seat] ?? 0) >= commandCard(card).cost
  choose(s, effect, market, { from: canPay ? ['buy', 'sell', 'leave'] : ['sell', 'leave'] })
}

function deal(s: AState, effect: Effect, choice: string): void {
  const seat = effect.seat as Seat
  const { draw } = deckOf(s, seat)
  const card = draw.at(-1)
  if (card === undefined || choice === 'leave') return
  const { cost } = commandCard(card)
  if (choice === 'buy') {
    score(s, seat, -cost, 'black-market')
    fetchCard(s, seat, card)
  } else {
    discardTop(s, seat)
    givePoints(s, seat, cost, 'black-market')
  }
}

/** Headhunter: a card of the hand at random; without one, damage. */
function loseACard(s: AState, effect: Effect, figure: string): void {
  const { seat } = figureOf(s, figure)
  const lost = heldByChance(s, seat)
  if (lost === undefined) {
    damage(s, figure, 1, effect.on)
    return
  }
  discardFromHand(s, lost)
  tell(s, { type: 'discarded', seat, card: commandId(lost.card) })
}

const harmful: readonly Condition[] = ['stunned', 'bleeding', 'weakened']

/** Punishing Strike: harmful conditions that the figure could have instead of the one it is about to gain. */
function otherHarm(s: AState, figure: string, condition: Condition): Condition[] {
  if (!isHarmful(condition) || hasCondition(figureOf(s, figure), condition)) return []
  return harmful.filter((name) => name !== condition && !hasCondition(figureOf(s, figure), name))
}

const punishment = choice<
  Condition,
  { readonly figure: string; readonly by: string | null; readonly from: readonly Condition[] }
>('condition', {
  from: (_, __, { from }) => from,
  do: (s, _, name, memory) => gainCondition(s, memory.figure, name, memory.by),
})

const smuggler = choice<string>('smuggler', {
  from: (s, effect) => smugglers(s, effect.seat),
  do: (s, effect, figure) => {
    strain(s, figure, 1)
    goOn(s, effect, nextOffer, null)
  },
})

const nextOffer = sequel<null>('offer', offer)

const market = choice<string, { readonly from: readonly string[] }>('market', {
  from: (_, __, { from }) => from,
  do: (s, effect, choice) => deal(s, effect, choice),
})

const tamed = choice<string, { readonly figure: string; readonly from: readonly string[] }>('tamed', {
  from: (_, __, { from }) => from,
  do: (s, effect, how, memory) => tame(s, memory.figure, effect.seat, how),
})

export const mercenaryUpgrades: readonly ACard[] = [
  { id: 'deployment:temporary-alliance-mercenary', rules: ['IA-DEP-temporary-alliance-mercenary'] },
  // Set-up itself asks for it.
  { id: 'deployment:devious-scheme', rules: ['IA-DEP-devious-scheme'] },
  {
    id: 'deployment:first-strike',
    rules: ['IA-DEP-first-strike'],
    trigger: {
      'mission starts': {
        forced: true,
        do: (s) => {
          for (const seat of byInitiative(s)) givePoints(s, seat, 4, 'first-strike')
        },
      },
    },
  },
  {
    id: 'deployment:explosive-armaments',
    rules: ['IA-DEP-explosive-armaments'],
    query: {
      'surge abilities': of('attacker', (value) => [
        ...value,
        { key: 'explosive armaments', cost: 2, gives: { damage: 1, blast: 2 } },
      ]),
    },
  },
  {
    id: 'deployment:prey-on-the-weak',
    rules: ['IA-DEP-prey-on-the-weak'],
    query: {
      results: of('attacker', (value, s, effect, v) =>
        isFigure(s, v.target) && figureCost(s, figureOf(s, v.target)) < figureCost(s, me(s, effect))
          ? { ...value, pierce: value.pierce + 1, accuracy: value.accuracy + 1 }
          : value,
      ),
    },
  },
  {
    id: 'deployment:focused-on-the-kill',
    rules: ['IA-DEP-focused-on-the-kill'],
    query: {
      health: own((value) => value + 5),
      'surge abilities': of('attacker', (value) =>
        value.map((one) => (one.gives.recover === 3 ? { ...one, gives: { pierce: 1 } } : one)),
      ),
    },
    trigger: {
      'start of activation': mounted(2),
      // An attack that is not made after all focuses nobody, so it waits until there is one.
      'attack declared': {
        forced: true,
        of: 'attacker',
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
  {
    id: 'deployment:last-resort',
    rules: ['IA-DEP-last-resort'],
    trigger: {
      'health reached': {
        of: 'target',
        when: (s, effect) => isReady(s, effect, 'deplete'),
        pay: (s, effect) => deplete(s, effect),
        do: (s, effect) => {
          const around = spacesOf(s, me(s, effect)).flatMap((space) => nextToSpace(s, space))
          const rolled = rollFor(s, ['red'])
          for (const id of new Set(around)) if (id !== effect.on) damage(s, id, rolled.damage, effect.on)
        },
      },
    },
  },
  {
    id: 'deployment:punishing-strike',
    rules: ['IA-DEP-punishing-strike'],
    replace: {
      'gain condition': {
        when: (s, effect, { figure, condition, by }) =>
          by !== null &&
          isFriend(s, effect, by) &&
          isReady(s, effect) &&
          otherHarm(s, figure, condition).length > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect, { figure, condition, by }) => {
          choose(s, effect, punishment, { figure, by, from: otherHarm(s, figure, condition) })
          return null
        },
      },
    },
    asks: [punishment],
  },
  {
    id: 'deployment:under-duress',
    rules: ['IA-DEP-under-duress'],
    query: {
      'cards against strain': (value, s, effect, figure) =>
        isFriend(s, effect, figure) ? value : Math.max(value, 2),
    },
  },
  {
    id: 'deployment:headhunter',
    rules: ['IA-DEP-headhunter'],
    trigger: {
      'about to strain': {
        when: (s, effect, v) =>
          activationOf(s)?.figure === effect.on && !isFriend(s, effect, v.figure) && isReady(s, effect),
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect, v) => {
          v.amount--
          loseACard(s, effect, v.figure)
        },
      },
    },
  },
  {
    id: 'deployment:black-market',
    rules: ['IA-DEP-black-market'],
    trigger: {
      'end of round': {
        when: (s, effect) =>
          smugglers(s, effect.seat).length > 0 && deckOf(s, effect.seat as Seat).draw.length > 0,
        do: (s, effect) => choose(s, effect, smuggler),
      },
    },
    asks: [smuggler, nextOffer, market],
  },
  {
    id: 'deployment:beast-tamer',
    rules: ['IA-DEP-beast-tamer'],
    trigger: {
      'start of activation': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.figure) && isReady(s, effect) && taming(s, v.figure).length > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect, v) => {
          const ways = taming(s, v.figure)
          if (ways.length > 1) choose(s, effect, tamed, { figure: v.figure, from: ways })
          else tame(s, v.figure, effect.seat, ways[0] ?? '')
        },
      },
    },
    asks: [tamed],
  },
  {
    id: 'effect:tamed',
    rules: ['IA-DEP-beast-tamer'],
    // After the card of the beast itself.
    layer: 3,
    query: {
      'interact forbidden': of('figure', (value, s, effect) =>
        value === `IA-DEP-${me(s, effect).card}` ? null : value,
      ),
    },
  },
]
