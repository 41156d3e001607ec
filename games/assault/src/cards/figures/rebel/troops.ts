import type { Effect } from '@sandtable/kernel'
import { of } from '@sandtable/kernel'
import type { AState, Assault } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  choice,
  choose,
  distanceToTarget,
  gainCondition,
  gainMovement,
  interactions,
  interactWith,
  isFigureTarget,
  isMe,
  me,
  moveSpaces,
} from '../../words.ts'
import { paysNoExtra, rerollsAttack } from '../abilities.ts'

type Query = NonNullable<ACard['query']>
type Results = NonNullable<Query['results']>

/** Guerrilla. */
const guerrilla: NonNullable<NonNullable<ACard['trigger']>['attack resolved']> = {
  forced: true,
  of: 'attacker',
  when: (s, _, v) => v.defeated && isFigureTarget(s, v),
  do: (s, effect) => gainCondition(s, effect.on ?? '', 'hidden'),
}

/** Sniper, Elite Sniper: at a target space far away. */
const sniper = (most: number) => rerollsAttack(most, (_, __, v) => v.distance >= 5)

/** Slippery: hard to hit, and gone afterwards. */
const slippery = {
  query: {
    results: of('target', (value: Assault['queries']['results']['value']) => ({
      ...value,
      accuracy: value.accuracy - 2,
    })),
  },
  trigger: {
    'attack resolved': {
      forced: true,
      of: 'target' as const,
      do: (s: AState, effect: Effect) => gainMovement(s, effect.on ?? '', 2),
    },
  },
}

/** Smuggler's Instincts: an interaction, then some spaces. */
function instincts(ability: string, spaces: number): Pick<ACard, 'actions' | 'asks'> {
  const handled = choice<string>('object', {
    from: (s, effect) => interactions(s, me(s, effect)),
    do: (s, effect, object) => {
      interactWith(s, effect.on ?? '', object)
      moveSpaces(s, effect.on ?? '', spaces)
    },
  })

  return {
    actions: {
      [ability]: {
        cost: 1,
        can: (s, figure) => interactions(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, handled),
      },
    },
    asks: [handled],
  }
}

/** Front Line: a red die in place of a blue one, against somebody near. */
const frontLine: ACard['trigger'] = {
  'before rolling': {
    seat: (_, __, v) => v.by,
    of: 'attacker',
    when: (s, _, v) => v.pool.includes('blue') && distanceToTarget(s, v) <= 3,
    do: (_, __, v) => void v.pool.splice(v.pool.indexOf('blue'), 1, 'red'),
  },
}

/** Combat Suit: the total of Pierce is one less; it never counts as less than nothing (IA-KW-003). */
export const combatSuit: Results = (value, _, effect, v) =>
  isMe(effect, v.target) ? { ...value, pierce: value.pierce - 1 } : value

/** Overload. */
const overload: NonNullable<Query['surge ability uses']> = (value, _, effect, { attack }) =>
  isMe(effect, attack.attacker) ? Math.max(value, 2) : value

/** Priority Target. */
export const priorityTarget: NonNullable<Query['attacks past figures']> = (value, _, effect, figure) =>
  value || isMe(effect, figure)

/** Aim: for those who have stayed where they are. */
const aim: Results = (value, s, effect, v) =>
  isMe(effect, v.attacker) && activationOf(s)?.walkers.includes(v.attacker) !== true
    ? { ...value, damage: value.damage + 1, accuracy: value.accuracy + 2 }
    : value

/** Fury. */
const fury: Results = (value, s, effect, v) =>
  isMe(effect, v.attacker) && me(s, effect).damage >= 5 ? { ...value, surge: value.surge + 1 } : value

/** Rangers, smugglers, saboteurs, troopers, Wookiees. */
export const rebelTroops: readonly ACard[] = [
  {
    id: 'deployment:alliance-ranger',
    rules: ['IA-DEP-alliance-ranger'],
    trigger: { 'attack resolved': guerrilla, 'reroll dice': sniper(1) },
  },
  {
    id: 'deployment:alliance-ranger-elite',
    rules: ['IA-DEP-alliance-ranger-elite'],
    trigger: { 'attack resolved': guerrilla, 'reroll dice': sniper(2) },
  },
  {
    id: 'deployment:alliance-smuggler',
    rules: ['IA-DEP-alliance-smuggler'],
    ...slippery,
    ...instincts('smugglers-instincts', 2),
  },
  {
    id: 'deployment:alliance-smuggler-elite',
    rules: ['IA-DEP-alliance-smuggler-elite'],
    ...slippery,
    ...instincts('improved-smugglers-instincts', 3),
  },
  {
    id: 'deployment:echo-base-trooper',
    rules: ['IA-DEP-echo-base-trooper'],
    query: { 'pays no extra': paysNoExtra },
    trigger: frontLine,
  },
  {
    id: 'deployment:echo-base-trooper-elite',
    rules: ['IA-DEP-echo-base-trooper-elite'],
    query: { 'pays no extra': paysNoExtra, results: combatSuit },
    trigger: frontLine,
  },
  {
    id: 'deployment:rebel-saboteur',
    rules: ['IA-DEP-rebel-saboteur'],
    query: { 'surge ability uses': overload },
  },
  {
    id: 'deployment:rebel-saboteur-elite',
    rules: ['IA-DEP-rebel-saboteur-elite'],
    query: { 'surge ability uses': overload, 'attacks past figures': priorityTarget },
  },
  { id: 'deployment:rebel-trooper', rules: ['IA-DEP-rebel-trooper'], query: { results: aim } },
  {
    id: 'deployment:rebel-trooper-elite',
    rules: ['IA-DEP-rebel-trooper-elite'],
    query: { results: aim },
    actions: {
      'get-into-position': {
        cost: 2,
        do: (s, figure) => {
          gainMovement(s, figure.id, 4)
          gainCondition(s, figure.id, 'focused')
        },
      },
    },
  },
  { id: 'deployment:wookiee-warrior', rules: ['IA-DEP-wookiee-warrior'], query: { results: fury } },
  {
    id: 'deployment:wookiee-warrior-elite',
    rules: ['IA-DEP-wookiee-warrior-elite'],
    query: { results: fury },
  },
]
