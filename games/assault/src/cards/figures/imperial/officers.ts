import { type CardChoice, type Effect, type Limit, use, usedUp } from '@sandtable/kernel'
import type { Trait } from '../../../../data/types.ts'
import {
  type AState,
  type Assault,
  type Figure,
  type FigureId,
  figuresOf,
  figuresOnMap,
  groupOf,
} from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  attackOf,
  attacksInTurn,
  bonus,
  canAttack,
  canChoose,
  choice,
  choose,
  friendsInReach,
  gainCondition,
  gainMovement,
  isMe,
  me,
  newAttack,
  performMove,
  seesFigure,
} from '../../words.ts'
import { cower, deadly, namedSurge } from '../abilities.ts'

/** An order to another friend of those that the ability reaches, and what else the card asks for it. */
function order(
  ability: string,
  whom: CardChoice<Assault, FigureId>,
  ...more: NonNullable<ACard['asks']>
): Pick<ACard, 'actions' | 'asks'> {
  return {
    actions: {
      [ability]: {
        cost: 1,
        can: (s, _, effect) => canChoose(s, effect, whom),
        do: (s, _, effect) => choose(s, effect, whom),
      },
    },
    asks: [whom, ...more],
  }
}

/** One of the friends in reach. */
function inReach(
  most: 1 | 2,
  obey: (s: AState, effect: Effect, figure: FigureId) => void,
  ...traits: readonly Trait[]
): CardChoice<Assault, FigureId> {
  return choice('figure', {
    from: (s, effect) => friendsInReach(s, me(s, effect), most, ...traits),
    do: obey,
  })
}

const oncePerRound: Limit = { times: 1, per: 'round' }
const raidKey = (figure: Figure) => `coordinated raid ${figure.group}`

function comrades(s: AState, figure: Figure): string[] {
  return figuresOf(s, groupOf(s, figure))
    .filter((one) => one.id !== figure.id)
    .map((one) => one.id)
}

const spotter = choice<string, { readonly from: readonly string[] }>('figure', {
  from: (_, __, { from }) => from,
  do: (s, effect, figure) => {
    const scout = me(s, effect)
    const among = figuresOnMap(s).filter((one) => one.seat !== scout.seat && seesFigure(s, scout, one))
    attackNow(s, figure, { may: true, among: among.map((one) => one.id) })
  },
})

/** Coordinated Raid: once for the group in a round. */
const raid: Pick<ACard, 'actions' | 'asks'> = {
  actions: {
    'coordinated-raid': {
      cost: 1,
      can: (s, figure) => comrades(s, figure).length > 0 && !usedUp(s, raidKey(figure), oncePerRound),
      do: (s, figure, effect) => {
        use(s, raidKey(figure), oncePerRound)
        choose(s, effect, spotter, { from: comrades(s, figure) })
      },
    },
  },
  asks: [spotter],
}

/** Executive Order: to move or to attack. */
const executive = choice<'move' | 'attack', { readonly figure: FigureId }>('order', {
  from: (s, _, { figure }) => (canAttack(s, figure) ? ['move', 'attack'] : ['move']),
  may: () => true,
  do: (s, _, what, { figure }) => {
    if (what === 'move') performMove(s, figure)
    else attackNow(s, figure)
  },
})

/** Firing Squad: up to two, one after the other, at the same figure. */
const second = choice<FigureId, { readonly first: FigureId }>('second', {
  from: (s, effect, { first }) => [...others(s, effect, first), 'none'],
  do: (s, _, chosen, { first }) => firingSquad(s, chosen === 'none' ? [first] : [first, chosen]),
})

function others(s: AState, effect: Effect, first: FigureId): FigureId[] {
  return friendsInReach(s, me(s, effect), 1, 'trooper').filter((id) => id !== first)
}

function firingSquad(s: AState, squad: readonly FigureId[]): void {
  attacksInTurn(
    s,
    squad.map((id) => newAttack(s, id, { may: true })),
    'same',
  )
}

const squadCommand = choice<FigureId>('focused', {
  from: (s, effect) => friendsInReach(s, me(s, effect), 1, 'trooper'),
  by: (s) => attackOf(s).by,
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

/** Officers, infiltrators and generals on foot. */
export const imperialOfficers: readonly ACard[] = [
  {
    id: 'deployment:imperial-officer',
    rules: ['IA-DEP-imperial-officer'],
    ...order(
      'order',
      inReach(2, (s, _, figure) => gainMovement(s, figure, 2)),
    ),
    trigger: { 'reroll dice': cower },
  },
  {
    id: 'deployment:imperial-officer-elite',
    rules: ['IA-DEP-imperial-officer-elite'],
    ...order(
      'executive-order',
      inReach(2, (s, effect, figure) => choose(s, effect, executive, { figure })),
      executive,
    ),
    trigger: { 'reroll dice': cower },
  },
  { id: 'deployment:isb-infiltrator', rules: ['IA-DEP-isb-infiltrator'], ...raid },
  { id: 'deployment:isb-infiltrator-elite', rules: ['IA-DEP-isb-infiltrator-elite'], ...raid, ...deadly },
  {
    id: 'deployment:kayn-somos',
    rules: ['IA-DEP-kayn-somos'],
    ...namedSurge('squad-command', 1, (s, effect) => choose(s, effect, squadCommand)),
    ...order(
      'firing-squad',
      inReach(
        1,
        (s, effect, first) => {
          if (others(s, effect, first).length === 0) firingSquad(s, [first])
          else choose(s, effect, second, { first })
        },
        'trooper',
      ),
      second,
      squadCommand,
    ),
  },
  {
    id: 'deployment:general-sorin',
    rules: ['IA-DEP-general-sorin'],
    ...order(
      'bombardment',
      inReach(1, (s, _, figure) => attackNow(s, figure, { may: true, bonus: bonus({ blast: 1 }) })),
    ),
    query: {
      // Advanced Firepower.
      'surge abilities': (value, s, effect, v) => {
        const sorin = me(s, effect)
        if (isMe(effect, v.attacker)) return value
        if (!friendsInReach(s, sorin, 1, 'droid', 'vehicle').includes(v.attacker)) return value
        const own = figureCard(sorin).surges.map((one, at) => ({
          ...one,
          key: `${effect.id} advanced ${at}`,
        }))
        return [...value, ...own]
      },
    },
  },
]
