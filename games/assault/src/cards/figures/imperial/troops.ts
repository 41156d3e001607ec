import { type Effect, enter, of, own } from '@sandtable/kernel'
import { modifiersOf } from '../../../attack.ts'
import { type AState, figureOf, isFigure, isOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  add,
  adjacentFigures,
  choose,
  gainCondition,
  gainMovement,
  gainPower,
  isMe,
  me,
  strain,
  withTrait,
} from '../../words.ts'
import { assault, paysNoExtra, rerollsAttack, tended, waysToTend } from '../abilities.ts'

/** Squad Training: with another friendly Trooper beside it. */
export const squadTraining = rerollsAttack(1, (s, effect) => adjacentTroopers(s, effect).length > 0)

function adjacentTroopers(s: AState, effect: Effect): string[] {
  return withTrait(s, adjacentFigures(s, me(s, effect), 'friendly'), 'trooper')
}

const recoveryGear: Pick<ACard, 'actions' | 'asks'> = {
  actions: {
    'environmental-recovery-gear': {
      cost: 1,
      can: (s, figure, effect) =>
        [figure.id, ...adjacentTroopers(s, effect)].some((id) => waysToTend(s, id).length > 0),
      do: (s, figure, effect) => {
        for (const id of [figure.id, ...adjacentTroopers(s, effect)])
          choose(s, effect, tended, { figure: id })
      },
    },
  },
  asks: [tended],
}

const compositePlating: ACard['query'] = {
  results: (value, _, effect, v) =>
    isMe(effect, v.target) && v.distance >= 4 ? { ...value, block: value.block + 1 } : value,
}

/** Agile: one block becomes an evade. */
const agile: NonNullable<ACard['trigger']>['modify results'] = {
  of: 'target',
  when: (s, _, v) => modifiersOf(s, v).block > 0,
  do: (_, __, v) => add(v, { block: -1, evade: 1 }),
}

const riot: ACard['trigger'] = {
  'attack resolved': {
    forced: true,
    of: 'attacker',
    when: (s, _, v) => v.suffered > 0 && isFigure(s, v.target) && isOnMap(figureOf(s, v.target)),
    do: (s, effect, v) => strain(s, v.target, 1, effect.on),
  },
  'end of activation': {
    forced: true,
    of: 'figure',
    when: (s, effect) => !me(s, effect).power.includes('block'),
    do: (s, effect) => gainPower(s, effect.on ?? '', 'block'),
  },
}

/** Is this the figure's own activation? */
function isOwn(s: AState, effect: Effect): boolean {
  return activationOf(s)?.figure === effect.on
}

/** Tripod: in its activation it attacks, or it goes (IA-DEP-e-web-engineer). */
const tripod: ACard['trigger'] = {
  'attack declared': {
    forced: true,
    of: 'attacker',
    when: (s, effect) => isOwn(s, effect),
    do: (s, effect) =>
      void enter(s, { card: 'effect:tripod-stands', on: effect.on, seat: effect.seat, until: 'activation' }),
  },
}

const eWeb = {
  trigger: tripod,
  query: {
    'attack actions': assault,
    'attack forbidden': own((value: string | null, s: AState, effect: Effect) =>
      isOwn(s, effect) && activationOf(s)?.moved === true ? 'IA-DEP-e-web-engineer' : value,
    ),
  },
}

/** Stormtroopers and the like. */
export const imperialTroops: readonly ACard[] = [
  {
    id: 'deployment:stormtrooper',
    rules: ['IA-DEP-stormtrooper'],
    trigger: { 'reroll dice': squadTraining },
  },
  {
    id: 'deployment:stormtrooper-elite',
    rules: ['IA-DEP-stormtrooper-elite'],
    trigger: {
      'reroll dice': squadTraining,
      // Last Stand: one of those that are left, as their player likes.
      'figure defeated': {
        when: (s, effect, v) => isOnMap(me(s, effect)) && figureOf(s, v.target).group === me(s, effect).group,
        limit: { times: 1, per: 'suffering', key: 'last stand' },
        forced: true,
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
  { id: 'deployment:snowtrooper', rules: ['IA-DEP-snowtrooper'], ...recoveryGear },
  {
    id: 'deployment:snowtrooper-elite',
    rules: ['IA-DEP-snowtrooper-elite'],
    ...recoveryGear,
    query: { 'pays no extra': paysNoExtra },
  },
  {
    id: 'deployment:heavy-stormtrooper',
    rules: ['IA-DEP-heavy-stormtrooper'],
    query: compositePlating,
  },
  {
    id: 'deployment:heavy-stormtrooper-elite',
    rules: ['IA-DEP-heavy-stormtrooper-elite'],
    query: compositePlating,
  },
  {
    id: 'deployment:jet-trooper',
    rules: ['IA-DEP-jet-trooper'],
    trigger: {
      'modify results': agile,
      // Jets.
      'attack resolved': {
        forced: true,
        of: 'attacker',
        when: (s, effect, v) => v.distance <= 2 && isOnMap(me(s, effect)),
        do: (s, effect) => gainMovement(s, effect.on ?? '', 1),
      },
    },
  },
  {
    id: 'deployment:jet-trooper-elite',
    rules: ['IA-DEP-jet-trooper-elite'],
    query: {
      'attack pool': of('attacker', (value, _, __, v) => (v.distance <= 2 ? [...value, 'blue'] : value)),
    },
    trigger: {
      'modify results': agile,
      // Fly-By.
      'attack resolved': {
        forced: true,
        of: 'attacker',
        when: (s, effect, v) => v.distance <= 2 && isOnMap(me(s, effect)),
        do: (s, effect) => gainMovement(s, effect.on ?? '', 2),
      },
    },
  },
  { id: 'deployment:riot-trooper-skirmish', rules: ['IA-DEP-riot-trooper-skirmish'], trigger: riot },
  {
    id: 'deployment:riot-trooper-elite-skirmish',
    rules: ['IA-DEP-riot-trooper-elite-skirmish'],
    trigger: { ...riot, 'reroll dice': rerollsAttack() },
  },
  { id: 'deployment:e-web-engineer', rules: ['IA-DEP-e-web-engineer'], ...eWeb },
  { id: 'deployment:e-web-engineer-elite', rules: ['IA-DEP-e-web-engineer-elite'], ...eWeb },
  {
    id: 'effect:tripod-stands',
    rules: ['IA-DEP-e-web-engineer', 'IA-DEP-e-web-engineer-elite'],
    query: {
      'exit forbidden': own(() => 'IA-DEP-e-web-engineer'),
    },
  },
]
