import type { Form, Look } from '@sandtable/kernel'
import { createContext, useContext } from 'react'

export type LooksByName = Readonly<Record<string, Look>>

/** The looks that the game on the table has brought with it; null: they are on their way. */
export const Looks = createContext<LooksByName | null>({})

/**
 * Looks of our own for what lies on many tables, and the plain arrow for whatever has none: a new game can be played
 * before anybody draws for it.
 */
const nothing: Look = { shape: '' }
export const arrow: Look = { shape: 'M0-8L5.6 6.4 0 3.2-5.6 6.4Z' }

const common: LooksByName = {
  figure: {
    shape: 'M0-8.8A4 4 0 1 1 0-.8 4 4 0 0 1 0-8.8ZM-8.4 9C-8.4 3 -4 .6 0 .6S8.4 3 8.4 9Z',
    upright: true,
  },
  crate: {
    shape: 'M-8-6.4H8V7H-8Z',
    cut: 'M-6.4-4.8H6.4V-1.6H-6.4ZM-6.4 .2H-1.6V5.4H-6.4ZM1.6 .2H6.4V5.4H1.6Z',
    over: 'M-1.6-2.6H1.6V1.8H-1.6Z',
    upright: true,
  },
  terminal: {
    shape: 'M-7.6-8H7.6V2.6H-7.6ZM-2.4 2H2.4V5H-2.4ZM-6 4.8H6L7.4 8.6H-7.4Z',
    cut: 'M-5.8-6.2H5.8V.8H-5.8Z',
    over: 'M-4.4-4.8H1V-3.8H-4.4ZM-4.4-2.6H3.6V-1.6H-4.4Z',
    upright: true,
  },
  token: {
    shape: 'M0-7.6A7.6 7.6 0 1 1 0 7.6 7.6 7.6 0 0 1 0-7.6Z',
    cut: 'M0-5.2A5.2 5.2 0 1 1 0 5.2 5.2 5.2 0 0 1 0-5.2Z',
    over: 'M0-3.2L2.8 0 0 3.2-2.8 0Z',
    upright: true,
  },
  bomb: {
    shape: 'M0-7A7 7 0 1 1 0 7 7 7 0 0 1 0-7Z',
    cut: 'M-1.2-4.6H1.2V1.4H-1.2ZM-1.2 2.8H1.2V5H-1.2Z',
    upright: true,
  },
}

/** The look of that name, or of the kind that it belongs to (`crate-red` is a crate). */
export function lookOf(looks: LooksByName | null, name: string, kind = ''): Look {
  if (looks === null) return nothing
  for (const one of [name, name.split('-')[0] ?? '', kind]) {
    const look = own(looks, one) ?? own(common, one)
    if (look !== undefined) return look
  }
  return arrow
}

function own(looks: LooksByName, name: string): Look | undefined {
  return Object.hasOwn(looks, name) ? looks[name] : undefined
}

export function useLook(name: string, kind?: string): Look {
  return lookOf(useContext(Looks), name, kind)
}

/** Looks fill most of the base. */
export function lookScale(form: Form): number {
  if (form.type === 'circle') return form.radius / 12
  if (form.type === 'stroke') return form.width / 14
  if (form.type !== 'polygon') return 1.5
  if (form.points.length > 16) return acrossRound(form.points) / 25
  // A turned base has a larger box around it; its own side is what counts.
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = form.points
  return Math.min(Math.hypot(bx - ax, by - ay), Math.hypot(cx - bx, cy - by)) / 25
}

/** How wide a base with rounded ends is: its area, spread along its length. */
function acrossRound(points: readonly number[]): number {
  let [area, length] = [0, 0]
  const count = points.length / 2
  for (let at = 0; at < count; at++) {
    const [x = 0, y = 0] = points.slice(2 * at, 2 * at + 2)
    const next = 2 * ((at + 1) % count)
    const over = 2 * ((at + Math.floor(count / 2)) % count)
    area += x * (points[next + 1] ?? 0) - (points[next] ?? 0) * y
    length = Math.max(length, Math.hypot(x - (points[over] ?? 0), y - (points[over + 1] ?? 0)))
  }
  return Math.abs(area) / 2 / length
}
