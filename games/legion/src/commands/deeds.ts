import {
  call,
  cause,
  type Effect,
  goOn,
  choose as put,
  rollNames,
  type Sequel,
  tell,
} from '@sandtable/kernel'
import type { Keyword } from '../../data/types.ts'
import { hasDefender } from '../actions/defenders.ts'
import {
  giveAttack,
  giveAttackAction,
  giveMove,
  giveMoveAction,
  giveRecoverAction,
  mayAttackFreely,
  mayBeGivenMoveAction,
  mayRecoverFreely,
} from '../actions/given.ts'
import { wound } from '../attack/wounding.ts'
import { canBeOrdered, mayOrderItself } from '../command/matches.ts'
import { activationOf } from '../current.ts'
import { defenceDice } from '../dice.ts'
import { mayRecoverAnything } from '../flow/recover.ts'
import { grantKeyword, loseKeyword } from '../keywords/granted.ts'
import { mayBeGivenMove, mayMoveAction } from '../moves/may-move.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import type { Legion, LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain, loseSuppression, loseSuppressionUpTo, mayLoseSuppression } from '../tokens.ts'
import { unitOf, woundsLeft } from '../units.ts'
import { speedOf } from '../values.ts'
import { suffering } from '../vocabulary/attacks.ts'
import { moveBy } from '../vocabulary/moves.ts'

/** What command cards have a unit do or get. "May" is not said where nobody would decline, or where the move itself asks. */
export interface Deed {
  do(s: LState, unit: Unit, effect: Effect): void
  /** Would it do anything now? */
  can?(s: LState, unit: Unit, effect: Effect): boolean
  readonly asks?: readonly Sequel<Legion, never, never>[]
}

type Count = number | ((s: LState, unit: Unit, effect: Effect) => number)

export function gains(token: TokenName, count: Count = 1): Deed {
  const howMany = typeof count === 'number' ? () => count : count
  return {
    can: (s, unit, effect) => howMany(s, unit, effect) > 0,
    do: (s, unit, effect) => gain(s, unit, token, howMany(s, unit, effect)),
  }
}

/** Several tokens at once, one of each. */
export function gainsEach(...tokens: readonly TokenName[]): Deed {
  return {
    do: (s, unit) => {
      for (const token of tokens) gain(s, unit, token)
    },
  }
}

/** A speed-X move, which may be none. */
export function moves(speed: number): Deed {
  return { can: mayBeGivenMove, do: (s, unit) => giveMove(s, unit, speed) }
}

export const moveAction: Deed = { can: mayBeGivenMoveAction, do: giveMoveAction }

export const attackAction: Deed = { can: mayAttackFreely, do: (s, unit) => giveAttackAction(s, unit) }

/** A free attack action, though it has attacked before. */
export const attacksAgain: Deed = {
  can: (s, unit) => hasDefender(s, unit),
  do: (s, unit) => giveAttackAction(s, unit),
}

/** An attack that is no action, so that earlier ones do not matter. */
export const attack: Deed = {
  can: (s, unit) => hasDefender(s, unit),
  do: (s, unit) => giveAttack(s, unit),
}

/** Suppression goes and exhausted upgrades are readied, but it is no action (LG2-ACT-019). */
export const recovers: Deed = {
  can: (s, unit) => mayRecoverAnything(s, unit),
  do: (s, unit) => call(s, 'recover', { unit: unit.id }),
}

/** So many suppression tokens go, unless something keeps them (LG2-KW-079). */
export function calms(count: number): Deed {
  return { can: mayLoseSuppression, do: (s, unit) => loseSuppression(s, unit, count) }
}

/** It may lose up to so many: who keeps some has cover for them. */
export function mayCalm(count: number): Deed {
  return { can: mayLoseSuppression, do: (s, unit) => loseSuppressionUpTo(s, unit, count) }
}

/** It has these keywords until the round is over. */
export const has = (...keywords: readonly (string | Keyword)[]): Deed => hasUntil('round', keywords)

/** It has them for the rest of the game. */
export const hasForGood = (...keywords: readonly (string | Keyword)[]): Deed => hasUntil(undefined, keywords)

export function hasUntil(until: string | undefined, keywords: readonly (string | Keyword)[]): Deed {
  return {
    do: (s, unit) => {
      for (const keyword of keywords) grantKeyword(s, unit, keyword, until)
    },
  }
}

export function suffers(count: number, by?: UnitId): Deed {
  return { do: (s, unit) => call(s, 'suffer wounds', suffering(unit, count, by)) }
}

/** A white defence die for each miniature; everything but a blank wounds. */
export const isCrushed: Deed = {
  do: (s, enemy, effect) => {
    const dice = rollNames(s, defenceDice.white, enemy.minis.length)
    tell(s, { type: 'strike dice', seat: effect.seat ?? '', card: effect.card, dice })
    suffers(dice.filter((face) => face !== 'blank').length).do(s, enemy, effect)
  },
}

/** It is defeated, whatever it had left. */
export const falls: Deed = { do: (s, unit) => wound(s, unit, woundsLeft(unit)) }

/** It has not got these keywords until the round is over. */
export function loses(...keywords: readonly string[]): Deed {
  return {
    do: (s, unit) => {
      for (const keyword of keywords) loseKeyword(s, unit, keyword, 'round')
    },
  }
}

/** One of several things, as the player likes; `none`: or nothing at all. */
export function oneOf(deeds: Readonly<Record<string, Deed>>, none: 'none' | '' = ''): Deed {
  const open = (s: LState, unit: Unit, effect: Effect) =>
    Object.keys(deeds).filter((name) => deeds[name]?.can?.(s, unit, effect) !== false)
  const pick = choice<string, { readonly unit: UnitId }>(`one of ${Object.keys(deeds).join(', ')}`, {
    from: (s, effect, { unit }) => open(s, unitOf(s, unit), effect),
    may: () => none === 'none',
    do: (s, effect, name, { unit }) => deeds[name]?.do(s, unitOf(s, unit), effect),
  })
  return {
    can: (s, unit, effect) => open(s, unit, effect).length > 0,
    do: (s, unit, effect) => put(s, effect, pick, { unit: unit.id }),
    asks: [pick, ...Object.values(deeds).flatMap(({ asks = [] }) => asks)],
  }
}

/** It is the player's choice, and costs something. */
export function may(name: string, deed: Deed): Deed {
  return oneOf({ [name]: deed }, 'none')
}

/** A recover action: suppression goes, exhausted upgrades are readied, and what follows an action follows (LG2-ACT-017 to -019). */
export const recoverAction: Deed = { can: mayRecoverFreely, do: giveRecoverAction }

const recoversIfItLikes: Deed = may('recover', recoverAction)

/** It may, which is asked only where it could cost something: the one of its activation, or a standby token. */
export const mayRecover: Deed = {
  ...recoversIfItLikes,
  do: (s, unit, effect) => {
    const costs = activationOf(s, unit) !== null || unit.tokens.standby > 0
    ;(costs ? recoversIfItLikes : recoverAction).do(s, unit, effect)
  },
}

/** It may, and whether it does or not something else follows. */
export function mayRecoverThen(deed: Deed): Deed {
  const then = sequel<UnitId>('once it has recovered', (s, effect, id) => deed.do(s, unitOf(s, id), effect))
  return {
    asks: [then, ...(mayRecover.asks ?? []), ...(deed.asks ?? [])],
    do: (s, unit, effect) => {
      if (mayRecover.can?.(s, unit, effect) !== false) mayRecover.do(s, unit, effect)
      goOn(s, effect, then, unit.id)
    },
  }
}

/** Several things, one after the other. */
export function all(...deeds: readonly Deed[]): Deed {
  return {
    can: (s, unit, effect) => deeds.some(({ can }) => can?.(s, unit, effect) !== false),
    do: (s, unit, effect) => {
      for (const deed of deeds) if (deed.can?.(s, unit, effect) !== false) deed.do(s, unit, effect)
    },
    asks: deeds.flatMap(({ asks = [] }) => asks),
  }
}

/** One of several things, so many times, as the player likes. */
export function severalOf(
  count: (s: LState, unit: Unit, effect: Effect) => number,
  deeds: Readonly<Record<string, Deed>>,
  none: 'none' | '' = '',
): Deed {
  const pick = choice<string, { readonly unit: UnitId; readonly left: number }>(
    `several of ${Object.keys(deeds).join(', ')}`,
    {
      from: () => Object.keys(deeds),
      may: () => none === 'none',
      do: (s, effect, name, { unit, left }) => {
        deeds[name]?.do(s, unitOf(s, unit), effect)
        if (left > 1) put(s, effect, pick, { unit, left: left - 1 })
      },
    },
  )
  return {
    can: (s, unit, effect) => count(s, unit, effect) > 0,
    do: (s, unit, effect) => put(s, effect, pick, { unit: unit.id, left: count(s, unit, effect) }),
    asks: [pick, ...Object.values(deeds).flatMap(({ asks = [] }) => asks)],
  }
}

/** It is issued an order, though not by the card's own fields (LG2-ORD-011, -012). */
export const getsOrder: Deed = {
  can: (s, unit) => unit.order === 'none' && canBeOrdered(s, unit),
  do: (s, unit) => cause(s, 'issue order', { unit: unit.id }),
}

/** It issues an order to itself. */
export const ordersItself: Deed = {
  can: mayOrderItself,
  do: (s, unit) => cause(s, 'issue order', { unit: unit.id, by: unit.id }),
}

/** A jump outside of its activation, or instead of a move (LG2-KW-224). */
export function jumps(height: number): Deed {
  return {
    can: mayMoveAction,
    do: (s, unit) => call(s, 'move', moveBy(unit.id, speedOf(s, unit), { jump: height })),
  }
}
