import type { Space, Stand } from '@sandtable/grid'
import { end, tell } from '@sandtable/kernel'
import { figuresAt, spacesOf } from '../board.ts'
import { mayEnd } from '../movement.ts'
import { type AState, figureOf, isOnMap } from '../state.ts'
import { isMassive } from '../values.ts'
import { pushAside } from './push.ts'
import { call, opening, procedure, repeat, run } from './words.ts'

/** A figure on its way, step by step. */
export interface Stepping {
  readonly figure: string
  readonly path: Stand[]
  /** How many steps are done. */
  at: number
  /** The spaces it covered before the last step. */
  from: Space[]
  readonly how: 'move' | 'push' | 'place'
}

export function onTheWay(figure: string, path: Stand[], how: Stepping['how']): Stepping {
  return { figure, path, at: 0, from: [], how }
}

/** IA-MOVE-022, -023: it leaves spaces and enters others, one step after the other. */
export const walk = procedure<Stepping>(
  'walk',
  [
    run('step', (s, v) => {
      const figure = figureOf(s, v.figure)
      const next = v.path[v.at]
      if (!isOnMap(figure) || next === undefined) return end
      v.from = [...spacesOf(s, figure)]
      figure.stand = next
      v.at++
      carryAlong(s, v)
      return undefined
    }),
    opening('space exited', { when: (s, v) => isAlone(s, v) }),
    opening('space entered', { when: (s, v) => isAlone(s, v) }),
    repeat('step', (s, v) => v.at < v.path.length && isOnMap(figureOf(s, v.figure))),
    run('arrive', (s, v) => {
      tell(s, { type: v.how, figure: v.figure, path: v.path.slice(0, v.at) })
      if (!isOnMap(figureOf(s, v.figure))) return end
      return undefined
    }),
    call(
      'push those beneath aside',
      () => pushAside,
      (s, v) => (isMassive(s, figureOf(s, v.figure)) ? { figure: v.figure, left: beneath(s, v) } : null),
    ),
    opening('movement ended'),
  ],
  { period: 'walk', about: (_, v) => ({ figure: v.figure }) },
)

/** Nothing interrupts a figure that shares a space with another (IA-INTR-006, IA-OPEN-011). */
function isAlone(s: AState, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  return isOnMap(figure) && (isMassive(s, figure) || mayEnd(s, figure, figure.stand))
}

/** Figures that a Massive one stands on: friends of it first (IA-MASS-005, -006). */
function beneath(s: AState, v: Stepping): string[] {
  const figure = figureOf(s, v.figure)
  const others = new Set(spacesOf(s, figure).flatMap((space) => figuresAt(s, space)))
  return [...others]
    .filter((other) => other.id !== figure.id)
    .sort((one, other) => Number(one.seat !== figure.seat) - Number(other.seat !== figure.seat))
    .map((other) => other.id)
}

/** Tokens go with the figure that carries them (IA-CARRY-001). */
function carryAlong(s: AState, v: Stepping): void {
  const figure = figureOf(s, v.figure)
  if (figure.carries.length === 0) return
  const spaces = spacesOf(s, figure)
  for (const object of s.table.objects) if (object.carrier === figure.id) object.spaces = [...spaces]
}
