import type { Ghost, Led, Spot, Stand, Steer, Thing } from '@sandtable/kernel'
import type { Turning } from './placing.ts'

/** A piece that is led over the table with all that follow it, in units of the drawing. */
export interface Steering {
  readonly steer: Steer
  /** Where it is held; null: it stands where it stood. */
  readonly at: Spot | null
  /** How it shall look there; null: as it comes. */
  readonly facing: number | null
  /** It lies where it was put and waits for a word; else it follows the pointer. */
  readonly rests: boolean
  /** Whom arrow keys move: the piece itself, or one that follows it. */
  readonly turn: string
  /** What would come of it: the tool, everybody where they would stand, lines. */
  readonly things: readonly Thing[]
  /** The rule by which it may not go there; null: it may, or nobody knows yet. */
  readonly refused: string | null
  /** Could it be done as it lies? */
  readonly isReady: boolean
  /** The same as something that may be turned; null: it may not, or it is not held. */
  readonly turning: Turning | null
  /** Takes it there; it rests, or follows the pointer. */
  move(to: Spot, rests: boolean): void
  /** Puts one of those that follow it elsewhere. */
  put(follower: string, to: Spot): void
  /** Lets go: it is done if it may be, unless it is to be changed by hand first. */
  release(adjusts: boolean): void
  /** Does it as it lies. */
  commit(at?: Spot): void
  /** Puts it back. */
  drop(): void
  /** The next one is moved by keys. */
  next(): void
}

/** What may be led: a unit that acts, and those that are chosen by being led. */
export interface Leads {
  /** The unit that is led, or may be; null: none is, yet. */
  readonly steering: Steering | null
  /** Could this one be chosen by leading it? */
  mayTake(of: string): boolean
  /** Takes it up, and there. */
  take(of: string, to: Spot): void
}

/** Which piece one takes hold of by this ghost of a unit that rests; null: none. */
export function grippedBy({ things }: Pick<Steering, 'things'>, id: string): string | null {
  const ghost = things.find((one): one is Ghost => one.type === 'ghost' && one.id === id)
  return ghost?.of ?? null
}

/** How the piece itself would stand there. */
export function standOf({ things, steer }: Pick<Steering, 'things' | 'steer'>): Stand | null {
  return things.find((one): one is Ghost => one.type === 'ghost' && one.of === steer.of)?.at ?? null
}

/** Where a piece of the unit lies as it is led. */
export function spotOf({ things }: Pick<Steering, 'things'>, of: string): Spot | null {
  const ghost = things.find((one): one is Ghost => one.type === 'ghost' && one.of === of)
  return ghost === undefined ? null : { x: ghost.at.x, y: ghost.at.y }
}

/** Are two ways of leading the same? */
export function isSameLed(one: Led | null, other: Led | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
