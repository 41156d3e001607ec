import type { Stand } from '@sandtable/grid'
import { end, type Seat, tell, underWay } from '@sandtable/kernel'
import { figuresAt, sharesSpace, spacesOf } from '../board/board.ts'
import { costOfStep, isOpenWay, mayLeave } from '../board/movement.ts'
import { activationOf } from '../current-activation.ts'
import { sidesInOrder } from '../current-attack.ts'
import { payStep } from '../holdings.ts'
import { checkVictory } from '../score.ts'
import { type AState, figureOf, isOnMap, otherSeat } from '../state.ts'
import { isMassive } from '../values.ts'
import type { Manner, Stepping, Walking } from '../vocabulary/moves.ts'
import { whoOrders } from './interrupts.ts'
import { ask, call, opening, procedure, repeat, run, window } from './words.ts'

export function onTheWay(
  figure: string,
  path: Stand[],
  how: Walking['how'],
  manner: Manner | null = null,
): Walking {
  return { figure, path, at: 0, how, manner, over: [] }
}

/** IA-MOVE-022, -023: it leaves spaces and enters others, one step after the other. */
export const walk = procedure(
  'walk',
  [
    run('pay', (s, v) => pay(s, v)),
    call(
      'step',
      'step',
      (s, v) => nextStep(s, v),
      (_, v, { way }) => {
        if (way !== 'ended before') v.at++
        if (way !== 'goes on') v.path.length = v.at
      },
    ),
    repeat('pay', (s, v) => goesOn(s, v)),
    run('arrive', (s, v) => {
      tell(s, { type: v.how, figure: v.figure, path: v.path.slice(0, v.at) })
      if (!isOnMap(figureOf(s, v.figure))) return end
      v.over = isMassive(s, figureOf(s, v.figure)) ? beneath(s, v) : []
      if (v.over.length > 0) halt(s, v)
      return undefined
    }),
    call('push those beneath aside', 'push aside', (_, v) => ({
      figure: v.figure,
      left: [...v.over],
      to: null,
    })),
    opening('movement ended'),
  ],
  { period: 'walk', about: (_, v) => ({ figure: v.figure }) },
)

/** A span of time of its own: what is done once is done once for each step (IA-CMD-003). */
export const step = procedure(
  'step',
  [
    run('go there', (s, v) => {
      figureOf(s, v.figure).stand = v.to
      carryAlong(s, v)
      const activation = activationOf(s)
      if (v.how === 'move' && activation?.figure === v.figure) activation.moved = true
      if (activation?.walkers.includes(v.figure) === false) activation.walkers.push(v.figure)
      checkVictory(s)
    }),
    window('space left'),
    ask('choose who interrupts first', whoFirst('space exited')),
    opening('space exited', { when: (s, v) => isAlone(s, v), order: (s, v) => firstOf(s, v) }),
    ask('choose who interrupts the arrival first', whoFirst('space entered')),
    opening('space entered', { when: (s, v) => isAlone(s, v), order: (s, v) => firstOf(s, v) }),
  ],
  { period: 'step', about: (_, v) => ({ figure: v.figure }) },
)

function nextStep(s: AState, v: Walking): Stepping | null {
  const figure = figureOf(s, v.figure)
  const to = v.path[v.at]
  if (!isOnMap(figure) || to === undefined) return null
  const { stand: before } = figure
  return {
    figure: v.figure,
    how: v.how,
    to,
    before,
    from: [...spacesOf(s, figure)],
    first: null,
    way: 'goes on',
  }
}

/** Each step is paid for when it is made: whatever happens on the way finds the points that are left (IA-MOVE-002). */
function pay(s: AState, v: Walking): void {
  const figure = figureOf(s, v.figure)
  const next = v.path[v.at]
  const purse = purseOf(s, v)
  if (purse === null || next === undefined || !isOnMap(figure)) return
  payStep(purse, costOfStep(s, figure, { points: purse.points, ...v.manner }, next) ?? 0)
}

/** After every step all is looked at anew: what happened meanwhile may have put an end to its way (IA-INTR-003). */
function goesOn(s: AState, v: Walking): boolean {
  const figure = figureOf(s, v.figure)
  if (!isOnMap(figure)) return false
  if (v.how === 'move' && !mayLeave(s, figure)) return false
  const points = purseOf(s, v)?.points ?? v.path.length
  return isOpenWay(s, figure, { points, ...v.manner }, v.path.slice(v.at))
}

/** Movement points are those of the activation, or of the movement, that the walk is part of. */
function purseOf(s: AState, { how }: Walking): { readonly points: number } | null {
  if (how !== 'move') return null
  const isOwn = s.stack[s.stack.length - 2]?.procedure === 'activate a figure'
  return isOwn ? underWay(s, 'activate a figure') : underWay(s, 'move now')
}

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
function halt(s: AState, v: Walking): void {
  const activation = activationOf(s)
  if (activation?.figure === v.figure) activation.halted = true
}

/** Figures that a Massive one stands on: friends of it first (IA-MASS-005, -006). */
function beneath(s: AState, v: Walking): string[] {
  const figure = figureOf(s, v.figure)
  const others = new Set(spacesOf(s, figure).flatMap((space) => figuresAt(s, space)))
  return [...others]
    .filter((other) => other.id !== figure.id)
    .sort((one, other) => Number(one.seat !== figure.seat) - Number(other.seat !== figure.seat))
    .map((other) => other.id)
}

/** Tokens go with the figure that carries them (IA-CARRY-001). */
export function carryAlong(s: AState, v: Pick<Stepping, 'figure'>): void {
  const spaces = spacesOf(s, figureOf(s, v.figure))
  for (const object of s.table.objects) if (object.carrier === v.figure) object.spaces = [...spaces]
}
