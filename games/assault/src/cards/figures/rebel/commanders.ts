import { type CardChoice, query, type Seat } from '@sandtable/kernel'
import { legalTargets } from '../../../board/targets.ts'
import { deckOf, handOf, shuffleBack } from '../../../hand.ts'
import {
  type AState,
  type Assault,
  type Figure,
  type FigureId,
  figuresOnMap,
  otherSeat,
} from '../../../state.ts'
import { figureCost } from '../../../values.ts'
import type { Outcome } from '../../../vocabulary/attacks.ts'
import type { ACard, SpecialAction } from '../../../vocabulary/card.ts'
import {
  attackNow,
  attackOf,
  attackThen,
  canAttack,
  canChoose,
  choice,
  choose,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  me,
  moveByOther,
  newAttack,
  seesFigure,
  sequel,
} from '../../words.ts'
import { namedSurge, rerollsAttack } from '../abilities.ts'
import { friendAttacks } from './abilities.ts'

/** Other friends that the figure sees. */
function friendsInSight(s: AState, figure: Figure): string[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === figure.seat && one.id !== figure.id && seesFigure(s, figure, one))
    .map((one) => one.id)
}

/** What Gideon does for one of those that he sees. */
const encourages = (whom: CardChoice<Assault, FigureId>): SpecialAction => ({
  cost: 1,
  can: (s, _, effect) => canChoose(s, effect, whom),
  do: (s, _, effect) => choose(s, effect, whom),
})

const sent = choice<FigureId>('sent', {
  from: (s, effect) => friendsInSight(s, me(s, effect)),
  do: (s, _, figure) => gainMovement(s, figure, 2),
})

const marked = choice<FigureId>('focused', {
  from: (s, effect) => friendsInSight(s, me(s, effect)),
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

/** False Orders: what could be done with this figure of the other side. */
function orders(s: AState, seat: Seat, id: string): string[] {
  const mayAttack = legalTargets(s, newAttack(s, id, { by: seat })).length > 0
  return mayAttack ? ['move', 'attack'] : ['move']
}

function wouldObey(s: AState, figure: Figure): string[] {
  const { cost, within } = query(s, 'false orders', { cost: 3, within: 3 }, figure.id)
  return figuresWithin(s, figure, within, 'hostile', (one) => figureCost(s, one) <= cost)
}

const armed = choice<string>('armed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly'),
  do: (s, effect, figure) => choose(s, effect, arms, { figure }),
})

const arms = choice<string, { readonly figure: string }>('arms', {
  from: () => ['damage', 'block'],
  do: (s, _, token, memory) => gainPower(s, memory.figure, token === 'damage' ? 'damage' : 'block'),
})

const returned = choice<string, { readonly from: readonly string[]; readonly by: Seat }>('returned', {
  from: (_, __, { from }) => from,
  by: (_, __, { by }) => by,
  do: (s, _, card) => shuffleBack(s, attackOf(s).by, card),
})

const shown = sequel<Outcome>('shown', (s, effect, { target }) => {
  const able = figuresWithin(s, me(s, effect), 3, 'friendly', (one) =>
    legalTargets(s, newAttack(s, one.id)).some((at) => at.target === target),
  )
  choose(s, effect, led, { target, from: able })
})

const led = choice<string, { readonly target: string; readonly from: readonly string[] }>('led', {
  from: (_, __, { from }) => from,
  may: () => true,
  do: (s, _, figure, memory) => attackNow(s, figure, { among: [memory.target] }),
})

const gullible = choice<string>('gullible', {
  from: (s, effect) => wouldObey(s, me(s, effect)),
  do: (s, effect, figure) => choose(s, effect, order, { figure, from: orders(s, effect.seat ?? '', figure) }),
})

const order = choice<string, { readonly figure: string; readonly from: readonly string[] }>('order', {
  from: (_, __, { from }) => from,
  do: (s, effect, order, memory) => {
    const [figure, by] = [memory.figure, effect.seat ?? '']
    if (order === 'attack') attackNow(s, figure, { by })
    else moveByOther(s, figure, by)
  },
})

const reported = choice<string>('reported', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly'),
  may: () => true,
  do: (s, _, figure) => gainCondition(s, figure, 'hidden'),
})

/** Those who lead others, and those who equip them. */
export const rebelCommanders: readonly ACard[] = [
  {
    id: 'deployment:gideon-argus',
    rules: ['IA-DEP-gideon-argus'],
    actions: { 'tactical-maneuver': encourages(sent), 'on-my-mark': encourages(marked) },
    asks: [sent, marked],
  },
  {
    id: 'deployment:ko-tun-feralo',
    rules: ['IA-DEP-ko-tun-feralo'],
    query: {
      // Dead Precise.
      results: (value, s, effect, v) =>
        friendAttacks(s, effect, v, 3) && v.spent.some((one) => one.figure === v.attacker)
          ? { ...value, dodge: value.dodge - 1 }
          : value,
    },
    trigger: {
      // Arms Distribution.
      'start of activation': {
        of: 'figure',
        when: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly').length > 0,
        do: (s, effect) => choose(s, effect, armed),
      },
      'reroll dice': rerollsAttack(),
    },
    asks: [armed, arms],
  },
  {
    id: 'deployment:leia-organa-skirmish',
    rules: ['IA-DEP-leia-organa-skirmish'],
    ...namedSurge('military-efficiency', 1, (s, effect, v) =>
      choose(s, effect, returned, { from: [...new Set(deckOf(s, v.by).discard)], by: v.by }),
    ),
    actions: {
      'battlefield-leadership': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id),
        do: (s, figure, effect) => attackThen(s, effect, shown, newAttack(s, figure.id)),
      },
    },
    asks: [returned, shown, led],
  },
  {
    id: 'deployment:murne-rin',
    rules: ['IA-DEP-murne-rin'],
    actions: {
      'false-orders': {
        cost: 1,
        can: (s, figure) => wouldObey(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, gullible),
      },
    },
    trigger: {
      // Field Report.
      'end of activation': {
        of: 'figure',
        when: (s, effect) => handSize(s, effect.seat) > handSize(s, otherSeat(effect.seat ?? '')),
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'hidden')
          choose(s, effect, reported)
        },
      },
    },
    asks: [gullible, order, reported],
  },
]

function handSize(s: AState, seat: Seat | null): number {
  return handOf(s, seat ?? '').length
}
