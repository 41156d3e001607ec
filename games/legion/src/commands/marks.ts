import { cardWords, type Effect, enter, inPlay, leave } from '@sandtable/kernel'
import type { Legion, LState, Unit } from '../state.ts'
import { speedOf } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Deed } from './deeds.ts'

/** Small effects on single units that command cards leave behind for a while. */

const { recall } = cardWords<Legion>()

/** A command card remembers something of a unit: that it was ordered with it, say. */
export const marked: LCard = { id: 'marked', rules: ['LG2-CARD-002'] }

export function mark(as: string, until: 'round' | 'activation' | 'attack' | 'pool'): Deed {
  return {
    do: (s, unit, effect) =>
      void enter(s, {
        card: marked.id,
        seat: unit.seat,
        on: unit.id,
        vars: { command: effect.card, by: effect.seat, as },
        until,
      }),
  }
}

function marksOf(s: LState, effect: Effect, unit: Unit, as: string): Effect[] {
  return inPlay(s, { card: marked.id, on: unit.id }).filter(
    ({ vars }) => vars.command === effect.card && vars.by === effect.seat && vars.as === as,
  )
}

export function timesMarked(s: LState, effect: Effect, unit: Unit, as: string): number {
  return marksOf(s, effect, unit, as).length
}

export function isMarked(s: LState, effect: Effect, unit: Unit, as: string): boolean {
  return timesMarked(s, effect, unit, as) > 0
}

export function forget(s: LState, effect: Effect, unit: Unit, as: string): void {
  for (const { id } of marksOf(s, effect, unit, as)) leave(s, id)
}

/** The card remembers whom it ordered. */
export const remembered: Deed = mark('ordered', 'round')

export const isRemembered = (s: LState, effect: Effect, unit: Unit): boolean =>
  isMarked(s, effect, unit, 'ordered')

/** Its speed is at most this. */
export const slowed: LCard = {
  id: 'slowed',
  rules: ['LG2-MOVE-002'],
  query: {
    speed: (value, _, effect, unit) =>
      effect.on === unit ? Math.min(value, recall(effect, 'slowed').most) : value,
  },
}

export function slowedTo(most: (speed: number) => number): Deed {
  return {
    do: (s, unit) =>
      void enter<Legion, 'slowed'>(s, {
        card: 'slowed',
        seat: unit.seat,
        on: unit.id,
        vars: { most: most(speedOf(s, unit)) },
        until: 'activation',
      }),
  }
}

/** Its ranged weapons reach farther by 1, at most this far. */
export const farther: LCard = {
  id: 'farther',
  rules: ['LG2-ATK-016'],
  query: {
    'farthest range': (value, _, effect, { unit }) => {
      if (value === null || effect.on !== unit) return value
      return Math.max(value, Math.min(recall(effect, 'farther').most, value + 1))
    },
  },
}

export function reachesFarther(most: number, until: 'activation' | 'round'): Deed {
  return {
    do: (s, unit) =>
      void enter<Legion, 'farther'>(s, {
        card: 'farther',
        seat: unit.seat,
        on: unit.id,
        vars: { most },
        until,
      }),
  }
}

/** Attack surges of this unit convert in the pool under way. */
export const converting: LCard = {
  id: 'converting',
  rules: ['LG2-ATK-034'],
  query: {
    surges: (chart, _, effect, { unit }) =>
      effect.on === unit ? { ...chart, attack: chart.attack ?? 'hit' } : chart,
  },
}

/** Surges are hits in this pool, or in the whole attack. */
export const surgesHit = (until: 'pool' | 'attack'): Deed => ({
  do: (s, unit) => void enter(s, { card: converting.id, seat: unit.seat, on: unit.id, until }),
})

export const marks: readonly LCard[] = [marked, slowed, farther, converting]
