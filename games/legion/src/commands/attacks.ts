import { choose, type Effect, goOn } from '@sandtable/kernel'
import type { AttackDie, DefenceDie, Keyword, Needs } from '../../data/types.ts'
import { giveAttackWith, hasTargetWith, targetsWith } from '../actions/given.ts'
import { addDice, aimsSpent } from '../attack/tally.ts'
import { shuffleOrderIn, takeTokens, wield } from '../holdings.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import type { LState, TokenName, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { allows, bars } from '../vocabulary/allowing.ts'
import type { Pool, PoolKind } from '../vocabulary/attacks.ts'
import { all, type Deed, gains, may, severalOf } from './deeds.ts'
import { isRemembered, mark, timesMarked } from './marks.ts'
import { friendWithin } from './near.ts'
import { anyone, at, endOfNext, isOurs, type Part } from './phrases.ts'
import { attackActions } from './values.ts'

/** What command cards do in attacks. */

/** Units of this kind cannot attack this round. */
export function cannotAttack(who: Needs): Part {
  return {
    query: {
      'attack barred': bars((s, effect, { unit }) => isOurs(s, effect, unitOf(s, unit), who)),
    },
  }
}

type CountOf = (s: LState, v: Pool, effect: Effect) => number

/** More dice in the pools that they form. */
export function moreAttackDice(who: Needs, colour: AttackDie, count: CountOf): Part {
  return {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => isOurs(s, effect, unitOf(s, v.attacker), who) && count(s, v, effect) > 0,
        do: (s, effect, v) => addDice(v, colour, count(s, v, effect)),
      },
    },
  }
}

/** More dice for those who defend themselves against anything at all. */
export function moreDefenceDice(who: Needs, count: CountOf, colour?: DefenceDie): Part {
  return {
    trigger: {
      'defence dice gathered': {
        forced: true,
        when: (s, effect, v) =>
          v.defenceDice.length > 0 &&
          isOurs(s, effect, unitOf(s, v.defender), who) &&
          count(s, v, effect) > 0,
        do: (s, effect, v) => {
          const [same] = v.defenceDice
          for (let left = count(s, v, effect); left > 0; left--)
            v.defenceDice.push({ colour: colour ?? same?.colour ?? 'white', face: '' })
        },
      },
    },
  }
}

/** Something that the attacker does or gets when its pool is formed. */
export function poolFormed(
  who: Needs,
  deed: Deed,
  when: (s: LState, v: Pool, effect: Effect) => boolean = () => true,
): Part {
  return {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => {
          const unit = unitOf(s, v.attacker)
          return isOurs(s, effect, unit, who) && when(s, v, effect)
        },
        do: (s, effect, v) => deed.do(s, unitOf(s, v.attacker), effect),
      },
    },
    asks: deed.asks ?? [],
  }
}

/** In each of its attacks it may take so many suppression tokens before it rolls, and gains one of these for each. */
export function daresFor(
  who: Needs,
  most: number,
  token: TokenName,
  when?: (s: LState, v: Pool) => boolean,
): Part {
  const left = (s: LState, unit: Unit, effect: Effect) => most - timesMarked(s, effect, unit, 'daring')
  const dares = all(gains('suppression'), gains(token), mark('daring', 'attack'))
  return poolFormed(
    who,
    severalOf(left, { suppression: dares }, 'none'),
    (s, v, effect) => left(s, unitOf(s, v.attacker), effect) > 0 && when?.(s, v) !== false,
  )
}

/** Two attack actions in its activation in place of one. */
export const attacksTwice = (who: Needs): Part => attackActions(who, (times) => Math.max(2, times))

/** It has the card's weapon beside its own, in its next activation. */
export function takesUp(who: Needs, card: string, also: Deed = { do: () => {} }): Part {
  const taken = at('start of an activation', who, {
    do: (s, unit, effect) => {
      wield(unit, { card, only: false })
      also.do(s, unit, effect)
    },
  })
  const laidDown = at('after an activation', who, { do: (_, unit) => wield(unit, null) })
  return { trigger: { ...taken.trigger, ...laidDown.trigger } }
}

/** A friendly attacker may spend an observation token of the defender when it declares it. */
export function spendsObservation(
  who: Needs,
  then: (s: LState, v: Pool, effect: Effect) => void,
  may: (s: LState, v: Pool, effect: Effect) => boolean = () => true,
): Part {
  return {
    trigger: {
      'the pool is formed': {
        when: (s, effect, v) =>
          isOurs(s, effect, unitOf(s, v.attacker), who) &&
          unitOf(s, v.defender).tokens.observation > 0 &&
          may(s, v, effect),
        pay: (s, _, v) => void takeTokens(s, unitOf(s, v.defender), 'observation', 1, 'token spent'),
        do: (s, effect, v) => then(s, v, effect),
      },
    },
  }
}

interface After {
  readonly kind?: PoolKind
  when?(s: LState, effect: Effect, v: Pool): boolean
  /** Whom the deed is about. */
  readonly to: 'attacker' | 'defender'
  /** Once an attack, however many pools it has. */
  readonly once?: true
}

/** After an attack of a unit of this kind: something that its player, or the defender, gets of it. */
export function afterPool(who: Needs, deed: Deed, { kind, when, to, once }: After): Part {
  return {
    trigger: {
      'after a pool': {
        forced: true,
        when: (s, effect, v) => {
          const unit = unitOf(s, v[to])
          return (
            isOurs(s, effect, unitOf(s, v.attacker), who) &&
            (kind === undefined || v.kind === kind) &&
            unit.minis.length > 0 &&
            when?.(s, effect, v) !== false &&
            deed.can?.(s, unit, effect) !== false
          )
        },
        do: (s, effect, v) => deed.do(s, unitOf(s, v[to]), effect),
        ...(once && { limit: { times: 1, per: 'attack' } }),
      },
    },
    asks: deed.asks ?? [],
  }
}

/** After a ranged attack in which a corps unit spent aim tokens, a friend within range 2 gains one. */
export const corpsPassAimsOn: Part = {
  ...afterPool({ rank: 'corps' }, friendWithin(2, gains('aim')), {
    kind: 'ranged',
    to: 'attacker',
    once: true,
    when: (s, _, v) => aimsSpent(s, v) > 0,
  }),
  query: {
    'is worth an aim': allows(
      (s, effect, v) => v.kind === 'ranged' && isOurs(s, effect, unitOf(s, v.attacker), { rank: 'corps' }),
    ),
  },
}

/** The weapons of these units have keywords more. */
export function weaponsHave(
  who: Needs,
  keywords: readonly Keyword[],
  which: (s: LState, effect: Effect, unit: Unit, isRanged: boolean) => boolean = () => true,
): Part {
  return {
    query: {
      'weapon keywords': (value, s, effect, { unit: id, weapon }) => {
        const unit = unitOf(s, id)
        const isMeant = isOurs(s, effect, unit, who) && which(s, effect, unit, weapon.range !== undefined)
        return isMeant ? [...value, ...keywords] : value
      },
    },
  }
}

/** Those of whom the card ordered. */
export const weaponsOfOrdered = (...keywords: readonly Keyword[]): Part =>
  weaponsHave(anyone, keywords, isRemembered)

/** After its first attack of the round it may attack once more: then, or not at all. */
export function afterFirstAttack(who: Needs, deed: Deed): Part {
  const { do: offer, asks = [] } = may('attack', deed)
  return at('after an attack', who, { do: offer, asks }, { once: 'round' })
}

/**
 * It may attack with the weapon of the card; `most`: so often, each time another enemy. Where its player was asked before
 * whether it shall, it attacks somebody.
 */
export function attackWith(id: string, most: number | 'all' = 1, asked?: 'asked'): Deed {
  const again = sequel<number, { readonly unit: UnitId; readonly before: readonly UnitId[] }>(
    'attack with it',
    (s, effect, left, { unit, before }) => {
      if (left > 0) choose(s, effect, target, { unit, before, left })
    },
  )
  const from = (s: LState, unit: Unit, before: readonly UnitId[]) =>
    targetsWith(s, unit, id).filter((enemy) => !before.includes(enemy))
  const target = choice<UnitId, { unit: UnitId; before: readonly UnitId[]; left: number }>('whom to attack', {
    from: (s, _, { unit, before }) => from(s, unitOf(s, unit), before),
    may: (_s, _effect, { before }) => asked === undefined || before.length > 0,
    do: (s, effect, enemy, { unit, before, left }) => {
      giveAttackWith(s, unitOf(s, unit), id, [enemy])
      goOn(s, effect, again, left - 1, { unit, before: [...before, enemy] })
    },
  })
  return {
    can: (s, unit) => hasTargetWith(s, unit, id),
    do: (s, unit, effect) =>
      goOn(s, effect, again, most === 'all' ? Number.MAX_SAFE_INTEGER : most, { unit: unit.id, before: [] }),
    asks: [target, again],
  }
}

/** At the end of its next activation it may attack with the card's weapon. */
export const attacksAtTheEnd = (who: Needs, id: string, most: number | 'all' = 1): Part =>
  endOfNext(who, attackWith(id, most))

/** Once a round somebody of these may attack with the card's weapon when its activation ends. */
export const attacksOnce = (who: Needs, id: string): Part =>
  at('end of an activation', who, attackWith(id, 1, 'asked'), { once: 'round', may: true })

export function hasFaceUp({ order }: Unit): boolean {
  return order === 'up'
}

/** Its face-up order token is shuffled into its owner's pool. */
export const losesOrder: Deed = { can: (_, unit) => hasFaceUp(unit), do: shuffleOrderIn }
