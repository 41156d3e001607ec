import { end, goTo, type Plain, tell, underWay } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { distance } from '../board/distance.ts'
import { isImpassable } from '../board/ground.ts'
import { type Reached, wayTo, within } from '../board/reach.ts'
import { stepCost, whyNoStep } from '../board/steps.ts'
import { groundIn, holdsMiniature, isOccupied, takenFields } from '../field.ts'
import { handOf } from '../hand.ts'
import { distinct } from '../legend.ts'
import { otherEnd } from '../portals.ts'
import {
  type AState,
  type Field,
  type Legend,
  type LegendId,
  legendOf,
  matesOf,
  type Standing,
  standingOf,
} from '../state.ts'
import type { Moving, Must } from '../vocabulary/acting.ts'
import { hasten } from './haste.ts'
import { whyNotMeanwhile } from './parts.ts'
import { ask, opening, procedure, repeat, run } from './words.ts'

/** Where to, or not at all, or a card for haste first. */
type Going = Field | 'stay' | { readonly hasten: string }

/** A move action: field by field, for movement points (APX-MOVE, APX-COST). */
export const move = procedure(
  'move',
  [
    run('begin the move', (_, v) => (v.target === null ? undefined : goTo('set out'))),
    ask('move', {
      rule: 'APX-MOVE-001',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      about: (_, v) => ({ points: v.points }),
      secret: (_, __, answer: Going | null) => typeof answer === 'object',
      options: (s, v): readonly Going[] => movesOf(s, v),
      why: (s, v, answer) => whyNotMove(s, v, answer),
      answer: (s, v, answer: Going) => {
        if (answer === 'stay') return end
        if (typeof answer === 'object') {
          raise(s, legendOf(s, v.legend), answer.hasten)
          v.points++
          v.raisable = false
          return goTo('move')
        }
        v.target = answer
        return undefined
      },
    }),
    run('set out', (s, v) => {
      const legend = standingOf(s, v.legend)
      if (v.target === null) throw new Error('nowhere to go')
      const ground = groundIn(s)
      v.raisable = false
      const activation = underWay(s, 'activation')
      if (activation?.legend === v.legend && !v.again) activation.moves++
      v.way = [legend.field]
      v.path = wayTo(ground, legend.field, v.target, v.points, v.gait) ?? []
      v.points -=
        within(ground, legend.field, v.points, v.gait).find((one) => one.field === v.target)?.cost ?? 0
      v.again = false
    }),
    run('enter a field', (s, v) => {
      const next = v.path.shift()
      if (next === undefined) return goTo('arrive')
      enterField(s, legendOf(s, v.legend), next)
      v.way.push(next)
      // Nobody stays where somebody stands: whoever named this field goes through its portal.
      const far = v.path.length === 0 && isTaken(s, v, next) ? otherEnd(s, next, v.legend) : null
      if (far !== null) leap(s, v, far)
      return undefined
    }),
    // Also where one only passes through (APX-META-012).
    opening('entered a field'),
    repeat('enter a field'),
    run('arrive', (s, v) => {
      tellWay(s, v)
      v.target = null
      return v.again && v.points > 0 ? goTo('move') : undefined
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

function tellWay(s: AState, v: Moving): void {
  if (v.way.length > 1) tell(s, { type: 'moves', legend: v.legend, way: [...v.way] })
}

/** In the middle of a move it is put elsewhere at no cost, and goes on from there with the points that are left. */
export function leap(s: AState, v: Moving, field: Field): void {
  const ground = groundIn(s)
  let from = v.way.at(-1)
  for (const next of v.path) {
    if (from !== undefined) v.points += stepCost(ground, from, next, v.gait)
    from = next
  }
  tellWay(s, v)
  reposition(s, legendOf(s, v.legend), field)
  Object.assign(v, { path: [], way: [field], again: true, ported: true })
}

/** May it be put elsewhere in the middle of this move: can the move end there, or from there, where a card says that it must? */
export function mayLeap(s: AState, v: Moving, to: Field): boolean {
  const legend = { ...standingOf(s, v.legend), field: to }
  return mayEnd(s, legend, v.must, to) || hasEndFrom(s, v, legend)
}

/** A legend comes to a field, in whatever way (APX-META-011). */
export function enterField(
  s: AState,
  legend: { readonly id: LegendId; field: Field | null },
  field: Field,
): void {
  legend.field = field
  const activation = underWay(s, 'activation')
  if (activation?.legend === legend.id) activation.moved = true
}

/** A legend is put on a field: no move, nothing on the way counts. */
export function reposition(
  s: AState,
  legend: { readonly id: LegendId; field: Field | null },
  field: Field,
): void {
  enterField(s, legend, field)
  tell(s, { type: 'repositioned', legend: legend.id, field })
}

/** The fields where it may end: free ones within its points (APX-MOVE-007, APX-MOVE-014), where a card lets it (APX-CARD-bloodhound-stalk, APX-CARD-lifeline-rush-to-aid). */
export function endsOf(s: AState, v: Moving): Field[] {
  const legend = standingOf(s, v.legend)
  const found: Field[] = []
  const taken = takenFields(s)
  for (const { field } of reachOf(s, legend, v)) if (isEnd(s, v, legend, taken, field)) found.push(field)
  return found
}

/** Is there any? */
export function hasEnd(s: AState, v: Moving): boolean {
  return hasEndFrom(s, v, standingOf(s, v.legend))
}

function hasEndFrom(s: AState, v: Moving, legend: Standing): boolean {
  const taken = takenFields(s)
  for (const { field } of reachOf(s, legend, v)) if (isEnd(s, v, legend, taken, field)) return true
  return false
}

function isEnd(s: AState, v: Moving, legend: Standing, taken: readonly Field[], field: Field): boolean {
  return (
    field !== legend.field &&
    (!taken.includes(field) || isThroughPortal(s, legend, v, field)) &&
    mayEnd(s, legend, v.must, field)
  )
}

/** Taken, but a portal leads on from there, once in a move, to where it may end (APX-CARD-wraith-portals). */
function isThroughPortal(s: AState, legend: Standing, v: Moving, field: Field): boolean {
  const far = !v.ported && isTaken(s, v, field) ? otherEnd(s, field, v.legend) : null
  return far !== null && mayEnd(s, legend, v.must, far)
}

/** Does somebody or something else stand there, so that nobody stays? */
function isTaken(s: AState, { legend }: Moving, field: Field): boolean {
  return s.table.legends.some((one) => one.id !== legend && one.field === field) || holdsMiniature(s, field)
}

function reachOf(s: AState, legend: Standing, v: Moving): readonly Reached[] {
  return within(groundIn(s), legend.field, v.points, v.gait)
}

/** Is this where a card says that the move must end? */
function mayEnd(s: AState, legend: Standing, must: Must | null, field: Field): boolean {
  if (must === null) return true
  if ('nearer' in must) return farFrom(s, field, legendOf(s, must.nearer)) < must.than
  for (const mate of matesOf(s, legend)) if (farFrom(s, field, mate) === 1) return true
  return false
}

function farFrom(s: AState, field: Field, other: Legend): number {
  return other.field === null ? Number.POSITIVE_INFINITY : distance(groundIn(s), field, other.field)
}

function movesOf(s: AState, v: Moving): Going[] {
  const legend = standingOf(s, v.legend)
  const ends = endsOf(s, v)
  const cards = v.raisable ? distinct(handOf(s, legend)).map((card) => ({ hasten: card })) : []
  const stays =
    (v.may && !v.ported) || mayEnd(s, legend, v.must, legend.field) || ends.length + cards.length === 0
  return [...ends, ...cards, ...(stays ? (['stay'] as const) : [])]
}

/** Haste as a bonus: a card goes for one movement point more (APX-HASTE-003). */
export function raise(s: AState, legend: Legend, card: string): void {
  const activation = underWay(s, 'activation')
  if (activation === null) throw new Error('nobody is activated')
  hasten(s, activation, legend, card)
}

/** The rule that keeps a move from ending there. */
export function whyNotMove(s: AState, v: Moving, answer: Plain): string | null {
  const legend = standingOf(s, v.legend)
  if (isMap(answer)) return 'hasten' in answer ? whyNotRaise(s, v) : whyNotMeanwhile(answer)
  if (answer === 'stay') return v.must?.by ?? null
  if (typeof answer !== 'number') return 'APX-MOVE-001'
  const ground = groundIn(s)
  if (!ground.fields.includes(answer)) return 'APX-MOVE-012'
  if (isImpassable(ground, answer)) return 'APX-MOVE-017'
  if (isOccupied(s, answer) && answer !== legend.field) return 'APX-MOVE-014'
  if (!reachOf(s, legend, v).some((one) => one.field === answer)) {
    const isNear = distance(ground, legend.field, answer) === 1
    return (isNear ? whyNoStep(ground, legend.field, answer, v.gait) : null) ?? 'APX-MOVE-007'
  }
  // It goes from field to field: one's own is none that it comes to.
  return v.must === null || mayEnd(s, legend, v.must, answer) ? 'APX-MOVE-006' : v.must.by
}

/** The rule that keeps haste from raising this move: it is made in somebody else's activation, haste is used up, or it has begun. */
function whyNotRaise(s: AState, { legend, raisable }: Moving): string {
  if (raisable) return 'APX-HASTE-001'
  const activation = underWay(s, 'activation')
  if (activation?.legend !== legend) return 'APX-ACT-023'
  return activation.hasted ? 'APX-HASTE-004' : 'APX-HASTE-003'
}

/** The same, called by a card. */
export const repositioning = procedure(
  'reposition',
  [run('put it there', (s, v) => reposition(s, legendOf(s, v.legend), v.field))],
  { about: (_, v) => ({ legend: v.legend }) },
)
