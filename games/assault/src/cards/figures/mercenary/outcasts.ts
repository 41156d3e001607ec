import { type Effect, enter, inPlay, of, own, use, usedUp } from '@sandtable/kernel'
import { legalTargets } from '../../../board/targets.ts'
import { type AState, type Figure, figureOf, isFigure, isOnMap } from '../../../state.ts'
import { healthOf } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  add,
  adjacentFigures,
  attackNow,
  attackOf,
  canAttack,
  choice,
  choose,
  damage,
  defeatFigure,
  distanceBetween,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  goOn,
  isHarmful,
  isMe,
  isSmall,
  me,
  moveSpaces,
  newAttack,
  pushBeside,
  pushFigure,
  recoverDamage,
  seesFigure,
  sequel,
} from '../../words.ts'
import { attackerSeat, namedSurge } from '../abilities.ts'
import { afterAttack } from '../rebel/abilities.ts'

/** Mandalorian Whip: small foes in reach whom she could attack once they are beside her. */
function whippable(s: AState, figure: Figure): string[] {
  return figuresWithin(s, figure, 3, 'hostile', (one) => isSmall(one) && seesFigure(s, figure, one))
}

/** Boltslinger: foes near him whom he sees, but not the one he has just attacked. */
function nearBolts(s: AState, effect: Effect, v: Attack): string[] {
  const vinto = me(s, effect)
  if (!isOnMap(vinto)) return []
  return figuresWithin(s, vinto, 3, 'hostile', (one) => one.id !== v.target && seesFigure(s, vinto, one))
}

function rushed(s: AState, effect: Effect): string[] {
  return adjacentFigures(s, me(s, effect), 'any').filter((id) => isSmall(figureOf(s, id)))
}

/** Could this attack be declared, with Reach or without? */
function hasTargets(s: AState, v: Attack, reach: boolean): boolean {
  return legalTargets(s, { ...v, reach }).some(({ target }) => v.among?.includes(target) ?? true)
}

const round = { times: 1, per: 'round' } as const
const rageKey = (effect: Effect) => `has acted ${effect.on}`

const stalkPrey = namedSurge('stalk-prey', 1, (s, { on }, v) => {
  enter(s, { card: 'effect:stalk-prey', seat: v.by, on, until: 'attack' })
})

const bolt = choice<string>('bolt', {
  from: (s, effect) => nearBolts(s, effect, attackOf(s)),
  do: (s, effect, figure) => damage(s, figure, 1, effect.on),
})

const arrived = sequel<null>('arrived', (s, effect) => {
  if (isOnMap(me(s, effect))) choose(s, effect, pushed)
})

const pushed = choice<string>('pushed', {
  from: (s, effect) => rushed(s, effect),
  may: () => true,
  do: (s, effect, figure) => {
    pushFigure(s, figure, effect.seat ?? '', 1)
    damage(s, effect.on ?? '', 1, effect.on)
    damage(s, figure, 1, effect.on)
  },
})

const defence = choice<string>('defence', {
  from: () => ['block', 'evade'],
  do: (s, _, symbol) => add(attackOf(s), symbol === 'block' ? { block: 1 } : { evade: 1 }),
})

const whipped = choice<string>('whipped', {
  from: (s, effect) => whippable(s, me(s, effect)),
  do: (s, effect, figure) => {
    pushBeside(s, figure, effect.seat ?? '', 3, effect.on ?? '')
    attackNow(s, effect.on ?? '', { among: [figure] })
  },
})

const responsive = choice<string>('responsive', {
  from: () => ['movement', 'recover'],
  do: (s, effect, choice) => {
    if (choice === 'movement') gainMovement(s, effect.on ?? '', 1)
    else recoverDamage(s, effect.on ?? '', 1)
  },
})

const fury = choice<string>('fury', {
  from: (s) => (hasTargets(s, attackOf(s), false) ? ['reach', 'focused'] : ['reach']),
  by: (s) => attackOf(s).by,
  do: (s, { seat, on }, choice) => {
    if (choice === 'focused') gainCondition(s, on ?? '', 'focused')
    else if (inPlay(s, { card: 'effect:dual-bladed-fury', on: on ?? '' }).length === 0)
      enter(s, { card: 'effect:dual-bladed-fury', seat, on, until: 'attack' })
  },
})

/** Those who serve nobody. */
export const mercenaryOutcasts: readonly ACard[] = [
  {
    id: 'deployment:vinto-hreeda',
    rules: ['IA-DEP-vinto-hreeda'],
    actions: {
      'rapid-fire': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id),
        do: (s, figure) => {
          attackNow(s, figure.id)
          attackNow(s, figure.id)
        },
      },
    },
    trigger: {
      // Boltslinger.
      'attack resolved': {
        of: 'attacker',
        when: (s, effect, v) => activationOf(s)?.figure === effect.on && nearBolts(s, effect, v).length > 0,
        do: (s, effect) => choose(s, effect, bolt),
      },
    },
    asks: [bolt],
  },
  {
    id: 'deployment:onar-koma',
    rules: ['IA-DEP-onar-koma'],
    actions: {
      rush: {
        cost: 1,
        do: (s, figure, effect) => {
          moveSpaces(s, figure.id, 4)
          goOn(s, effect, arrived, null)
        },
      },
    },
    asks: [arrived, pushed, defence],
    trigger: {
      // Get Down.
      'modify results': {
        limit: round,
        when: (s, effect, v) =>
          isFigure(s, v.target) &&
          isSmall(figureOf(s, v.target)) &&
          distanceBetween(s, me(s, effect), figureOf(s, v.target)) <= 2,
        do: (s, effect) => choose(s, effect, defence),
      },
    },
    replace: {
      // Immune.
      'gain condition': {
        forced: true,
        of: 'figure',
        when: (_, __, { condition }) => isHarmful(condition),
        do: () => null,
      },
    },
  },
  {
    id: 'deployment:shyla-varad',
    rules: ['IA-DEP-shyla-varad'],
    actions: {
      'mandalorian-whip': {
        cost: 1,
        attack: true,
        can: (s, figure) => whippable(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, whipped),
      },
    },
    trigger: {
      // Responsive.
      'start of activation': {
        of: 'figure',
        do: (s, effect) => choose(s, effect, responsive),
      },
    },
    asks: [whipped, responsive],
  },
  {
    id: 'deployment:maul',
    rules: ['IA-DEP-maul'],
    ...stalkPrey,
    // Dual-Bladed Fury.
    aims: (s, figure, effect) => isMe(effect, figure.id) && hasTargets(s, newAttack(s, figure.id), true),
    query: {
      ...stalkPrey.query,
      // Sustained by Rage.
      'can be defeated': (value, s, effect, figure) =>
        value && (!isMe(effect, figure) || usedUp(s, rageKey(effect), round)),
    },
    replace: {
      'recover damage': { forced: true, of: 'figure', do: () => null },
    },
    trigger: {
      'before declaring': {
        forced: true,
        seat: attackerSeat,
        of: 'attacker',
        when: (s, _, v) => hasTargets(s, v, true),
        do: (s, effect) => choose(s, effect, fury),
      },
      'after activation': {
        forced: true,
        when: (s, effect, v) => v.group === me(s, effect).group,
        do: (s, effect) => {
          use(s, rageKey(effect), round)
          const maul = me(s, effect)
          if (maul.damage >= healthOf(s, maul)) defeatFigure(s, maul.id)
        },
      },
    },
    asks: [fury],
  },
  {
    id: 'effect:dual-bladed-fury',
    rules: ['IA-DEP-maul'],
    query: {
      reach: own(() => true),
      results: of('attacker', (value) => ({ ...value, cleave: value.cleave + 2 })),
    },
  },
  afterAttack('stalk-prey', 'IA-DEP-maul', (s, { on }) => {
    gainMovement(s, on ?? '', 2)
    gainPower(s, on ?? '', 'damage')
  }),
]
