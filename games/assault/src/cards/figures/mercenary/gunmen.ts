import { type Effect, enter } from '@sandtable/kernel'
import { type AState, figureOf, isFigure, isOnMap } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  attackOf,
  canAttack,
  choice,
  choose,
  gainCondition,
  hasRerolls,
  isMe,
  mayReroll,
  strain,
} from '../../words.ts'
import { attackerSeat, namedSurge } from '../abilities.ts'
import { afterAttack } from '../rebel/abilities.ts'
import { priorityTarget } from '../rebel/troops.ts'
import { partingShot, relentless, scattergun, takeCover } from './abilities.ts'

/** Disposable: one dodge less. */
const disposable: ACard['query'] = {
  results: (value, _, effect, v) => (isMe(effect, v.target) ? { ...value, dodge: value.dodge - 1 } : value),
}

/** Versatile Weaponry and Targeting Computer: of which kind a die could be rerolled. */
function rerollable(s: AState, effect: Effect, v: Attack): ('attack' | 'defence')[] {
  return (['attack', 'defence'] as const).filter((kind) => hasRerolls(s, { ...effect, seat: v.by }, kind))
}

const first = choice<string>('first', {
  from: (s, effect) => rerollable(s, effect, attackOf(s)),
  by: (s) => attackOf(s).by,
  do: (s, effect, choice) => {
    const { by } = attackOf(s)
    const kinds = choice === 'attack' ? (['attack', 'defence'] as const) : (['defence', 'attack'] as const)
    for (const kind of kinds) mayReroll(s, effect, kind, 1, { by })
  },
})

/** Both in the order that its player likes. */
const assassin: Pick<ACard, 'trigger' | 'asks'> = {
  trigger: {
    'reroll dice': {
      seat: attackerSeat,
      of: 'attacker',
      when: (s, effect, v) => rerollable(s, effect, v).length > 0,
      do: (s, effect) => choose(s, effect, first),
    },
  },
  asks: [first],
}

/** Raider: any one die, of whomever. */
const raider: NonNullable<ACard['trigger']>['reroll dice'] = {
  seat: attackerSeat,
  of: 'attacker',
  when: (s, effect, v) => hasRerolls(s, { ...effect, seat: v.by }, 'either'),
  do: (s, effect, v) => mayReroll(s, effect, 'either', 1, { least: 1, by: v.by }),
}

/** Tusken Cycler: an attack that owes nothing to what else the figure can do. */
const cycler: ACard['actions'] = {
  'tusken-cycler': {
    cost: 1,
    attack: true,
    can: (s, figure) => canAttack(s, figure.id, { type: 'ranged' }),
    do: (s, figure) => attackNow(s, figure.id, { type: 'ranged', pool: ['blue', 'red'], bare: true }),
  },
}

/** Those who shoot for money, and those who shoot for less. */
export const mercenaryGunmen: readonly ACard[] = [
  {
    id: 'deployment:hired-gun',
    rules: ['IA-DEP-hired-gun'],
    query: disposable,
    trigger: { 'health reached': partingShot },
  },
  {
    id: 'deployment:hired-gun-elite',
    rules: ['IA-DEP-hired-gun-elite'],
    query: disposable,
    trigger: { 'health reached': partingShot },
  },
  {
    id: 'deployment:trandoshan-hunter',
    rules: ['IA-DEP-trandoshan-hunter'],
    query: { results: scattergun(1) },
    trigger: { 'attack declared': relentless },
  },
  {
    id: 'deployment:trandoshan-hunter-elite',
    rules: ['IA-DEP-trandoshan-hunter-elite'],
    query: { results: scattergun(2) },
    trigger: { 'attack declared': relentless },
  },
  { id: 'deployment:hk-assassin-droid', rules: ['IA-DEP-hk-assassin-droid'], ...assassin },
  {
    id: 'deployment:hk-assassin-droid-elite',
    rules: ['IA-DEP-hk-assassin-droid-elite'],
    ...assassin,
    // Priority Target.
    query: { 'attacks past figures': priorityTarget },
  },
  {
    id: 'deployment:weequay-pirate',
    rules: ['IA-DEP-weequay-pirate'],
    trigger: { 'reroll dice': raider },
  },
  {
    id: 'deployment:weequay-pirate-elite',
    rules: ['IA-DEP-weequay-pirate-elite'],
    trigger: { 'reroll dice': raider },
    actions: { prowl: { cost: 1, do: (s, figure) => gainCondition(s, figure.id, 'hidden') } },
  },
  { id: 'deployment:tusken-raider', rules: ['IA-DEP-tusken-raider'], actions: cycler },
  { id: 'deployment:tusken-raider-elite', rules: ['IA-DEP-tusken-raider-elite'], actions: cycler },
  {
    id: 'deployment:jawa-scavenger',
    rules: ['IA-DEP-jawa-scavenger'],
    ...namedSurge('harass', 1, (s, { on }, v) => {
      enter(s, { card: 'effect:harass', seat: v.by, on, until: 'attack' })
    }),
    trigger: { 'modify results': takeCover },
  },
  afterAttack(
    'harass',
    'IA-DEP-jawa-scavenger',
    (s, effect, v) => strain(s, v.target, 1, effect.on),
    (s, v) => !v.missed && isFigure(s, v.target) && isOnMap(figureOf(s, v.target)),
  ),
]
