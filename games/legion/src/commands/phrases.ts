import type { Effect, Trigger } from '@sandtable/kernel'
import type { Keyword, Needs } from '../../data/types.ts'
import { commandCard, editionOfCard } from '../catalogue.ts'
import { matches } from '../command/matches.ts'
import { takeBackCommand } from '../hands.ts'
import type { WindowOfUnit } from '../keywords/words.ts'
import { chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { findUnitOf, isOnBattlefield, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Windows } from '../vocabulary/windows.ts'
import { all, type Deed, has } from './deeds.ts'

/** What command cards say again and again. A card is a list of such parts. */
export type Part = Omit<LCard, 'id' | 'rules'>

/** A command card by its id; its rule has the letters of the card. */
export function command(id: string, ...parts: readonly Part[]): LCard {
  const ledger = editionOfCard(id) === '2018' ? 'LG1' : 'LG2'
  return { id: `command:${id}`, rules: [`${ledger}-CMD-${commandCard(id).hq}`], ...joined(parts) }
}

/** All parts of a card as one. */
export function joined(parts: readonly Part[]): Part {
  return parts.reduce(together, {})
}

/** What a command card does when it is shown from hand during set-up (LG2-CKW-034), and from then on. */
export function divulged(id: string, part: Part): LCard {
  const trigger = part.trigger?.['a command card is divulged']
  const card = { id: `command:${id}/divulged`, rules: [`LG2-CMD-${commandCard(id).hq}`], ...part }
  if (trigger === undefined) return card
  return {
    ...card,
    trigger: {
      ...part.trigger,
      'a command card is divulged': {
        ...trigger,
        when: (s, effect, v) =>
          v.card === id && v.seat === effect.seat && trigger.when?.(s, effect, v) !== false,
      },
    },
  }
}

/** Was this card divulged? */
export function wasDivulged(s: LState, { seat }: Effect, id: string): boolean {
  return s.table.divulged[seat ?? '']?.includes(id) === true
}

function together(one: Part, other: Part): Part {
  for (const kind of ['query', 'replace'] as const)
    for (const name of Object.keys(other[kind] ?? {}))
      if (Object.hasOwn(one[kind] ?? {}, name)) throw new Error(`two parts of a command card change ${name}`)
  return {
    ...one,
    ...other,
    query: { ...one.query, ...other.query },
    replace: { ...one.replace, ...other.replace },
    trigger: bothTriggers(one.trigger ?? {}, other.trigger ?? {}),
    asks: [...(one.asks ?? []), ...(other.asks ?? [])],
  }
}

type Triggers = NonNullable<LCard['trigger']>
type AnyTrigger = Trigger<Legion, object>

/** What happens of itself at the same moment happens one after the other, as it is written. */
function bothTriggers(one: Triggers, other: Triggers): Triggers {
  const merged: Record<string, AnyTrigger> = { ...(one as Record<string, AnyTrigger>) }
  for (const [window, second] of Object.entries(other as Record<string, AnyTrigger>)) {
    const first = merged[window]
    merged[window] = first === undefined ? second : inTurn(window, first, second)
  }
  return merged as Triggers
}

function inTurn(window: string, first: AnyTrigger, second: AnyTrigger): AnyTrigger {
  const both = [first, second]
  if (!both.every(({ forced, limit }) => forced === true && limit === undefined))
    throw new Error(`two parts of a command card at ${window}, and one of them is a choice or limited`)
  return {
    forced: true,
    when: (s, effect, v) => both.some(({ when }) => when?.(s, effect, v) !== false),
    do: (s, effect, v) => {
      for (const part of both) if (part.when?.(s, effect, v) !== false) part.do(s, effect, v)
    },
  }
}

/** The friendly units that a card speaks of. */
export function ours(s: LState, { seat }: Effect, who: Needs): Unit[] {
  return unitsOfSide(s, seat ?? '').filter((unit) => matches(s, unit, who))
}

export function isOurs(s: LState, { seat }: Effect, unit: Unit, who: Needs): boolean {
  return unit.seat === seat && matches(s, unit, who)
}

/** The unit of this kind among ours that has defeated an enemy; undefined: none has. */
export function victorOf(
  s: LState,
  effect: Effect,
  { unit, by }: Windows['a unit is defeated'],
  who: Needs = anyone,
): Unit | undefined {
  const victor = findUnitOf(s, by)
  const isEnemy = unitOf(s, unit).seat !== effect.seat
  return victor !== undefined && isEnemy && isOurs(s, effect, victor, who) ? victor : undefined
}

type PhaseWindow =
  | 'set-up effects'
  | 'a command card is divulged'
  | 'command cards revealed'
  | 'resolve command cards'
  | 'end of the command phase'
  | 'start of the activation phase'
  | 'start of the end phase'

/** At a moment of the round, all friendly units of this kind. */
export function each(window: PhaseWindow, who: Needs, ...deeds: readonly Deed[]): Part {
  const deed = all(...deeds)
  const which = (s: LState, effect: Effect) =>
    ours(s, effect, who).filter((unit) => deed.can?.(s, unit, effect) !== false)
  return {
    trigger: {
      [window]: {
        forced: true,
        when: (s: LState, effect: Effect) => which(s, effect).length > 0,
        do: (s: LState, effect: Effect) => {
          for (const unit of which(s, effect)) deed.do(s, unit, effect)
        },
      },
    },
    asks: deed.asks ?? [],
  }
}

/** Is this the round of the card? It may have stayed in play since an earlier one. */
export function isPlayedNow(s: LState, { seat, card }: Effect): boolean {
  return `command:${s.table.played[seat ?? '']}` === card
}

/** When the card is resolved. */
export const resolve = (who: Needs, ...deeds: readonly Deed[]): Part =>
  each('resolve command cards', who, ifNow(all(...deeds)))

function ifNow(deed: Deed): Deed {
  return {
    ...deed,
    can: (s, unit, effect) => isPlayedNow(s, effect) && deed.can?.(s, unit, effect) !== false,
  }
}

/** For the round they have keywords. */
export const round = (who: Needs, ...keywords: readonly (string | Keyword)[]): Part =>
  resolve(who, has(...keywords))

export const startOfPhase = (who: Needs, ...deeds: readonly Deed[]): Part =>
  each('start of the activation phase', who, ...deeds)

/** Each unit of this kind that is issued an order with the card. */
export function ordered(who: Needs, ...deeds: readonly Deed[]): Part {
  const deed = all(...deeds)
  return {
    trigger: {
      'order issued': {
        forced: true,
        when: (s, effect, { unit: id, command }) => {
          const unit = unitOf(s, id)
          return (
            effect.card === `command:${command}` &&
            isOurs(s, effect, unit, who) &&
            deed.can?.(s, unit, effect) !== false
          )
        },
        do: (s, effect, { unit }) => deed.do(s, unitOf(s, unit), effect),
      },
    },
    asks: deed.asks ?? [],
  }
}

/** Each unit of this kind that this one issues an order, with the card or otherwise. */
export function orderedBy(by: Needs, who: Needs, ...deeds: readonly Deed[]): Part {
  return at('order issued', who, all(...deeds), {
    when: (s, effect, v) => v.by !== undefined && isOurs(s, effect, unitOf(s, v.by), by),
  })
}

interface More<W extends WindowOfUnit> {
  when?(s: LState, effect: Effect, v: Windows[W], unit: Unit): boolean
  /** In the next activation only, or once a round. */
  readonly once?: 'round' | 'activation' | 'attack'
  /** It is the player's choice. */
  readonly may?: true
}

/** At a moment that is about a friendly unit of this kind. */
export function at<W extends WindowOfUnit>(window: W, who: Needs, deed: Deed, more: More<W> = {}): Part {
  return {
    trigger: {
      [window]: {
        forced: more.may !== true,
        when: (s: LState, effect: Effect, v: Windows[W]) => {
          const unit = unitOf(s, v.unit)
          return (
            isOurs(s, effect, unit, who) &&
            unit.minis.length > 0 &&
            more.when?.(s, effect, v, unit) !== false &&
            deed.can?.(s, unit, effect) !== false
          )
        },
        do: (s: LState, effect: Effect, v: Windows[W]) => deed.do(s, unitOf(s, v.unit), effect),
        ...(more.once !== undefined && { limit: { times: 1, per: more.once } }),
      },
    },
    asks: deed.asks ?? [],
  }
}

/** At the start of the end phase another card comes back from the discard pile. */
export function returns(card: string): Part {
  return {
    trigger: {
      'start of the end phase': {
        forced: true,
        when: (s, { seat }) => s.table.discards[seat ?? '']?.includes(card) === true,
        do: (s, { seat }) => takeBackCommand(s, seat ?? '', card),
      },
    },
  }
}

/** At the start of its next activation, which is the first of this round. */
export const startOfNext = (who: Needs, ...deeds: readonly Deed[]): Part =>
  at('start of an activation', who, all(...deeds), { once: 'round' })

export const endOfNext = (who: Needs, ...deeds: readonly Deed[]): Part =>
  at('end of an activation', who, all(...deeds), { once: 'round' })

/** A free action of units of this kind, in the round of the card. */
export function freeAction(who: Needs, deed: Deed, cost: 0 | 1 = 0): Part {
  return {
    action: {
      cost,
      can: (s, unit, effect) => matches(s, unit, who) && deed.can?.(s, unit, effect) !== false,
      do: (s, unit, effect) => deed.do(s, unit, effect),
    },
    asks: deed.asks ?? [],
  }
}

/** How many units are chosen: so many, or up to so many. */
type HowMany = number | ((s: LState, effect: Effect) => number) | { readonly upTo: number }

function fewestAndMost(s: LState, effect: Effect, many: HowMany): { least: number; most: number } {
  if (typeof many === 'object') return { least: 0, most: many.upTo }
  const most = typeof many === 'number' ? many : many(s, effect)
  return { least: most, most }
}

/** Units of the player's choice, of those that there are: where no fewer may be chosen, all of them if there are no more. */
export function chosen(
  window: PhaseWindow,
  many: HowMany,
  from: (s: LState, effect: Effect) => readonly Unit[],
  deed: Deed,
  // A card may choose several times.
  name = 'the chosen units',
): Part {
  const which = (s: LState, effect: Effect) =>
    from(s, effect).filter((unit) => deed.can?.(s, unit, effect) !== false)
  const then = sequel<readonly UnitId[]>(name, (s, effect, units) => {
    for (const unit of unitsNamed(s, units)) deed.do(s, unit, effect)
  })
  return {
    trigger: {
      [window]: {
        forced: true,
        when: (s: LState, effect: Effect) => which(s, effect).length > 0,
        do: (s: LState, effect: Effect) =>
          chooseUnits(s, effect, then, {
            seat: effect.seat ?? '',
            from: ids(which(s, effect)),
            ...fewestAndMost(s, effect, many),
          }),
      },
    },
    asks: [then, ...(deed.asks ?? [])],
  }
}

/** Enemy units on the battlefield. */
export function theirs(s: LState, { seat }: Effect): Unit[] {
  return s.table.units.filter((unit) => unit.seat !== seat && isOnBattlefield(unit))
}

export const anyone: Needs = {}
export const aLeader: Needs = { any: [{ rank: 'commander' }, { rank: 'operative' }] }
export const trooper: Needs = { typeAny: 'trooper' }
export const vehicle: Needs = { typeAny: 'vehicle' }
export const named = (name: string): Needs => ({ name })
