import type { Drop, Plain, Scene, Spot, Zone } from '@sandtable/kernel'
import type { Drawing } from './drawing.ts'
import { boxOf } from './labels.ts'

/** A piece that is held over the table until it is set down: in units of the drawing. */
export interface Held {
  readonly drop: Drop
  readonly at: Spot
  readonly facing: number
  /** It lies where it was put and waits for a word; else it follows the pointer. */
  readonly rests: boolean
}

/** Something that is held and may be turned: by wheel, by keys, by its handle where it rests. */
export interface Turning {
  readonly at: Spot
  readonly rests: boolean
  turn(by: number): void
  face(facing: number): void
}

/** What may be done with a piece that is held. */
export interface Placing extends Held, Turning {
  /** The rule by which it may not stand there; null: it may, or nobody knows yet. */
  readonly refused: string | null
  /** Whatever else may be taken up instead. */
  readonly drops: readonly Drop[]
  take(drop: Drop): void
  move(to: Spot, rests: boolean): void
  place(at?: Spot): void
}

/** So far a turn of the wheel or a key turns a piece, in degrees; with a finer hand, so far. */
export const turnStep = 15
export const fineTurn = 1

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Where an arrow key moves a piece to; null: it is no arrow. */
export function movedBy(key: string, fine: boolean, { x, y }: Spot): Spot | null {
  const way = arrows[key]
  if (way === undefined) return null
  const step = fine ? 1 : 10
  return { x: x + way[0] * step, y: y + way[1] * step }
}

export function isArrow(key: string): boolean {
  return Object.hasOwn(arrows, key)
}

/** How far a key turns a piece; 0: it is none of those that turn. */
export function turnedBy(key: string): number {
  if (key === 'q' || key === 'e') return key === 'q' ? -turnStep : turnStep
  if (key === 'Q' || key === 'E') return key === 'Q' ? -fineTurn : fineTurn
  return 0
}

/** The facing from a piece to where its handle is held: 0 looks along y, clockwise. */
export function facingTo(from: Spot, to: Spot): number {
  return Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI)
}

/** A piece is taken up straight, in the middle of where it may stand. */
export function takenUp(drop: Drop, zones: readonly Zone[], { height }: Scene): Held {
  const zone = zones.find(({ drops }) => drops.includes(drop))
  const box = zone === undefined ? { x: 0, y: 0, width: 0, height: 0 } : boxOf(zone.form, height)
  const at = { x: box.x + box.width / 2, y: height - box.y - box.height / 2 }
  return { drop, at, facing: drop.facing, rests: true }
}

/** The answer that sets it down there. */
export function answerOf({ drop, at, facing }: Held, drawing: Drawing): Plain {
  const { x, y } = drawing.spotInScene(at)
  const turned = ((drawing.facingInScene(facing) % 360) + 360) % 360
  return { ...drop.gives, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, facing: turned }
}
