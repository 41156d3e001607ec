import type { Space, Stand } from '@sandtable/grid'
import { end, type Seat, tell } from '@sandtable/kernel'
import { figuresAt, sharesSpace, spacesOf } from '../board/board.ts'
import { type AState, figureOf, isOnMap, otherSeat } from '../state.ts'
import { isMassive } from '../values.ts'
import { activationOf } from './activation.ts'
import { sidesInOrder } from './attack.ts'
import { whoOrders } from './interrupts.ts'
import { pushAside } from './push.ts'
import { ask, call, opening, procedure, repeat, run, window } from './words.ts'

/** A figure on its way, step by step. */
export interface Stepping {
  readonly figure: string
  readonly path: Stand[]
  /** How many steps are done. */
  at: number
  /** Where it stood, and the spaces it covered, before the last step. */
  before?: Stand
  from: Space[]
  readonly how: 'move' | 'push' | 'place'
  /** Whom a Massive figure has ended its movement on. */
  over: string[]
  /** Who interrupts first, where that had to be decided. */
  first: Seat | null
}

export function onTheWay(figure: string, path: Stand[], how: Stepping['how']): Stepping {
  return { figure, path, at: 0, from: [], how, over: [], first: null }
}

/** IA-MOVE-022, -023: it leaves spaces and enters others, one step after the other. */
export const walk = procedure<Stepping>(
  'walk',
  [
    run('step', (s, v) => {
      const figure = figureOf(s, v.figure)
      const next = v.path[v.at]
      if (!isOnMap(figure) || next === undefined) return end
      v.before = figure.stand
      v.from = [...spacesOf(s, figure)]
      v.first = null
      figure.stand = next
      v.at++
      carryAlong(s, v)
      const activation = activationOf(s)
      if (v.how === 'move' && activation?.figure === v.figure) activation.moved = true
      if (activation?.walkers.includes(v.figure) === false) activation.walkers.push(v.figure)
      return undefined
    }),
    window('space left'),
    ask('choose who interrupts first', whoFirst('space exited')),
    opening('space exited', { when: (s, v) => isAlone(s, v), order: (s, v) => firstOf(s, v) }),
    ask('choose who interrupts the arrival first', whoFirst('space entered')),
    opening('space entered', { when: (s, v) => isAlone(s, v), order: (s, v) => firstOf(s, v) }),
    repeat('step', (s, v) => v.at < v.path.length && isOnMap(figureOf(s, v.figure))),
    run('arrive', (s, v) => {
      tell(s, { type: v.how, figure: v.figure, path: v.path.slice(0, v.at) })
      if (!isOnMap(figureOf(s, v.figure))) return end
      halt(s, v)
      v.over = isMassive(s, figureOf(s, v.figure)) ? beneath(s, v) : []
      return undefined
    }),
    call(
      'push those beneath aside',
      () => pushAside,
      (s, v) =>
        isMassive(s, figureOf(s, v.figure)) ? { figure: v.figure, left: beneath(s, v), to: null } : null,
    ),
    opening('movement ended'),
  ],
  { period: 'walk', about: (_, v) => ({ figure: v.figure }) },
)

/** Nothing interrupts a figure that shares a space with another (IA-INTR-006, IA-OPEN-011). */
function isAlone(s: AState, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  return isOnMap(figure) && !sharesSpace(s, figure)
}

/** Whoever is activated says which side interrupts first, if both could (IA-INTR-005). */
function whoFirst(window: 'space exited' | 'space entered') {
  return {
    rule: 'IA-INTR-005',
    seats: (s: AState, v: Stepping) => (isAlone(s, v) ? whoOrders(s, window, v) : null),
    about: (_: AState, v: Stepping) => ({ figure: v.figure }),
    options: (s: AState) => [...s.seats],
    answer: (_: AState, v: Stepping, seat: Seat) => {
      v.first = seat
    },
  }
}

function firstOf(s: AState, v: Stepping): Seat[] {
  return v.first === null ? sidesInOrder(s) : [v.first, otherSeat(v.first)]
}

/** A Massive figure that ended its movement on others goes no further in its activation (IA-MASS-007). */
function halt(s: AState, v: Stepping): void {
  const activation = activationOf(s)
  if (activation?.figure === v.figure && isMassive(s, figureOf(s, v.figure)) && beneath(s, v).length > 0)
    activation.halted = true
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
export function carryAlong(s: AState, v: Pick<Stepping, 'figure'>): void {
  const figure = figureOf(s, v.figure)
  if (figure.carries.length === 0) return
  const spaces = spacesOf(s, figure)
  for (const object of s.table.objects) if (object.carrier === figure.id) object.spaces = [...spaces]
}
