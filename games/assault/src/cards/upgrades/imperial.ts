import { type Effect, enter, of, own } from '@sandtable/kernel'
import type { AttackDie, Condition } from '../../../data/types.ts'
import { handOf } from '../../hand.ts'
import type { AState } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { rerollsAttack } from '../figures/abilities.ts'
import { canChoke, choked } from '../figures/imperial/villains.ts'
import {
  activationOf,
  add,
  attackNow,
  canAttack,
  choice,
  choose,
  discardCondition,
  discardOne,
  drawCards,
  exhaust,
  gainCondition,
  gainMovement,
  goOn,
  isFriend,
  isHarmful,
  isReady,
  me,
  moveSpaces,
  newAttack,
  sequel,
} from '../words.ts'

/** Is it not the figure's own activation? */
function isOthers(s: AState, figure: string): boolean {
  return activationOf(s)?.figure !== figure
}

/** Driven by Hatred: what comes after the two spaces. */
const strikeOut = sequel<null>('strike out', (s, effect) => choose(s, effect, way))

const way = choice<'choke' | 'attack'>('way', {
  from: (s, effect) => {
    const vader = me(s, effect)
    return [
      ...(canChoke(s, vader) ? (['choke'] as const) : []),
      ...(canAttack(s, vader.id) ? (['attack'] as const) : []),
    ]
  },
  may: () => true,
  do: (s, effect, chosen) => (chosen === 'choke' ? choose(s, effect, choked) : choose(s, effect, die)),
})

/** The attack loses a die of the player's choice. */
const die = choice<AttackDie>('die', {
  from: (s, effect) => [...new Set(ownDice(s, effect))],
  do: (s, effect, lost) => {
    const pool = ownDice(s, effect)
    pool.splice(pool.indexOf(lost), 1)
    attackNow(s, effect.on ?? '', { pool })
  },
})

function ownDice(s: AState, effect: Effect): AttackDie[] {
  return [...newAttack(s, effect.on ?? '').pool]
}

const condition = choice<Condition>('condition', {
  from: (s, effect) =>
    me(s, effect)
      .conditions.map((one) => one.name)
      .filter(isHarmful),
  do: (s, effect, name) => discardCondition(s, me(s, effect), name),
})

const focus = sequel<null>('focus', (s, effect) => gainCondition(s, effect.on ?? '', 'focused'))

export const imperialUpgrades: readonly ACard[] = [
  { id: 'deployment:temporary-alliance-imperial', rules: ['IA-DEP-temporary-alliance-imperial'] },
  {
    id: 'deployment:advanced-com-systems',
    rules: ['IA-DEP-advanced-com-systems'],
    query: {
      'ability range': own((value) => Math.max(value, 3)),
    },
  },
  {
    id: 'deployment:cross-training',
    rules: ['IA-DEP-cross-training'],
    traits: ['spy'],
    trigger: {
      'attack declared': {
        of: 'target',
        when: (s, effect) => figureCard(me(s, effect)).defence.includes('black'),
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:cross-training',
            seat: effect.seat,
            on: effect.on,
            until: 'attack',
          }),
      },
    },
  },
  {
    id: 'effect:cross-training',
    rules: ['IA-DEP-cross-training'],
    query: {
      'defence pool': of('target', (value) => {
        const black = value.indexOf('black')
        return black >= 0 ? value.with(black, 'white') : value
      }),
    },
  },
  {
    id: 'deployment:driven-by-hatred',
    rules: ['IA-DEP-driven-by-hatred'],
    query: {
      results: of('attacker', (value) => ({ ...value, damage: value.damage + 1 })),
    },
    trigger: {
      'reroll dice': rerollsAttack(),
      'end of round': {
        do: (s, effect) => {
          moveSpaces(s, effect.on ?? '', 2)
          goOn(s, effect, strikeOut, null)
        },
      },
    },
    asks: [strikeOut, way, die, choked],
  },
  {
    id: 'deployment:rule-by-fear',
    rules: ['IA-DEP-rule-by-fear'],
    trigger: {
      'start of round': {
        forced: true,
        limit: { times: 1, per: 'game' },
        when: (s) => s.table.round === 1,
        do: (s, effect) => {
          drawCards(s, effect.seat ?? '', 2)
          discardOne(s, effect)
        },
      },
    },
  },
  {
    id: 'deployment:the-generals-ranks',
    rules: ['IA-DEP-the-generals-ranks'],
    query: {
      move: own((value, s, _, figure) => (isOthers(s, figure) ? value + 2 : value)),
      results: of('attacker', (value, s, _, v) =>
        isOthers(s, v.attacker) ? { ...value, damage: value.damage + 1 } : value,
      ),
    },
  },
  {
    id: 'deployment:vaders-finest',
    rules: ['IA-DEP-vaders-finest'],
    actions: {
      'attack-and-go': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id),
        do: (s, figure) => {
          attackNow(s, figure.id)
          gainMovement(s, figure.id, 2)
        },
      },
      'gather-themselves': {
        cost: 2,
        do: (s, _, effect) => {
          choose(s, effect, condition)
          goOn(s, effect, focus, null)
        },
      },
    },
    asks: [condition, focus],
  },
  {
    id: 'deployment:zillo-technique',
    rules: ['IA-DEP-zillo-technique'],
    trigger: {
      'modify results': {
        limit: { times: 1, per: 'attack' },
        when: (s, effect, v) => isFriend(s, effect, v.target) && handOf(s, effect.seat ?? '').length > 0,
        do: (s, effect, v) => {
          discardOne(s, effect)
          add(v, { block: 1 })
        },
      },
      // After the surges: what they bought is part of the attack's Pierce.
      'before damage': {
        when: (s, effect, v) => isFriend(s, effect, v.target) && isReady(s, effect) && v.tally.pierce > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (_, __, v) => {
          v.tally.pierce = Math.max(0, v.tally.pierce - 2)
        },
      },
    },
  },
]
