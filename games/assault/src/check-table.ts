import { isThere, mayStand, type Space } from '@sandtable/grid'
import { allUnderWay, query } from '@sandtable/kernel'
import { type Amendable, changedBeyond, isWhole } from '@sandtable/kit'
import { battlefieldOf } from './board/battlefield.ts'
import { goesAnywhere, skirmishMap, spacesOf } from './board/board.ts'
import { activationOf } from './current-activation.ts'
import { mostPower } from './figure.ts'
import { mapOf } from './map/library.ts'
import { nameOfSpace } from './map/map.ts'
import { striding, walking } from './map/terrain.ts'
import { type AState, type Figure, figuresOnMap, liesInAmbush } from './state.ts'
import { baseOf, healthOf } from './values.ts'

const amendable: Amendable = [
  'round',
  'initiative',
  'points *',
  'groups * exhausted',
  'figures * stand',
  'figures * damage',
  'figures * power',
  'figures * carries',
  'objects * spaces',
  'objects * carrier',
  'objects * damage',
  'objects * count',
]

/**
 * What is wrong with a table that players have agreed on; null: nothing. The rules leave no table like that
 * behind, but may be on their way through one: a figure that is being moved or defeated is not looked at.
 */
export function checkTable(s: AState, before: AState = s): string | null {
  const changed = changedBeyond(amendable, before.table, s.table)
  if (changed !== null) return `${changed} stays as it is`
  for (const check of checks) {
    const [problem] = check(s)
    if (problem !== undefined) return problem
  }
  return null
}

/** In this order: each relies on what those before it have found right. */
const checks: readonly ((s: AState) => Iterable<string>)[] = [
  numbers,
  tokens,
  stands,
  things,
  carrying,
  room,
  health,
]

function* numbers({ table, seats }: AState): Generator<string> {
  const { round, rounds, initiative, points, groups } = table
  if (!isWhole(round, 0, most)) yield 'the round is a whole number'
  if (rounds !== null && rounds < round) yield 'the last round is yet to come'
  if (!seats.includes(initiative)) yield 'one of the players has the initiative'
  for (const seat of seats)
    if (!isWhole(points[seat], 0, most)) yield `victory points of ${seat}: a whole number, not less than 0`
  for (const { id, exhausted } of groups)
    if (typeof exhausted !== 'boolean') yield `${id} is ready or exhausted`
}

/** More than any game comes to. */
const most = 999

const isToken = (token: string) => ['damage', 'surge', 'block', 'evade'].includes(token)

function* tokens({ table }: AState): Generator<string> {
  for (const { id, power, carries } of table.figures) {
    if (!Array.isArray(carries)) yield `${id} carries things`
    if (!Array.isArray(power) || power.length > mostPower || !power.every(isToken))
      yield `${id} has at most ${mostPower} power tokens`
  }
}

/** Whoever is on the map stands on spaces that it has; whoever is not has been defeated or is still to come. */
function* stands(s: AState): Generator<string> {
  const { map, plan, phase, figures } = s.table
  const { board } = mapOf(map, plan)
  for (const figure of figures) {
    const { id, stand, defeated } = figure
    if (stand === null) {
      if (!defeated && phase !== 'set-up' && !liesInAmbush(s, figure) && !isUnderWay(s, figure))
        yield `${id} is on the map`
      continue
    }
    if (defeated) yield `${id} is defeated`
    const isStand = Number.isInteger(stand) && stand >= 0 && stand < 2 * board.size
    if (!isStand || !mayStand(board, anywhere, baseOf(figure), stand)) yield `${id} stands on no space`
  }
}

const anywhere = { ...striding, spaces: 0, edges: 0, corners: 0 }

function* things(s: AState): Generator<string> {
  const { board } = skirmishMap(s)
  const isSpace = (space: Space) => Number.isInteger(space) && space >= 0 && isThere(board, space)
  for (const object of s.table.objects) {
    const { id, spaces, gone, carrier, health, damage, count } = object
    if (!Array.isArray(spaces) || !spaces.every(isSpace)) yield `${id} lies on no space`
    if (!gone && carrier === null && spaces.length === 0) yield `${id} lies nowhere`
    if (!isWhole(damage, 0, most) || !isWhole(count, 0, most))
      yield `${id}: damage and tokens are whole numbers`
    const lasts = gone || health === null || damage < health || isSuffering(s, id)
    if (!lasts) yield `${id} has less damage than health`
  }
}

/** Whoever carries something has it, and it is where they are (IA-CARRY-001). */
function* carrying(s: AState): Generator<string> {
  const { figures, objects } = s.table
  for (const { id, carrier, gone } of objects)
    if (carrier !== null && !gone && !figures.some((one) => one.id === carrier && one.carries.includes(id)))
      yield `nobody carries ${id}`
  for (const figure of figures) {
    const own = figure.carries.map((id) => objects.find((one) => one.id === id))
    if (new Set(own).size < own.length) yield `${figure.id} carries something twice`
    for (const one of own)
      if (one?.carrier !== figure.id || one.gone || !isWith(s, figure, one.spaces))
        yield `${figure.id} carries what is not there`
  }
}

function isWith(s: AState, figure: Figure, spaces: readonly Space[]): boolean {
  return spaces.every((space) => spacesOf(s, figure).includes(space))
}

/** Nobody stands where terrain forbids it (IA-MOVE-019, IA-MASS-002, IA-MOB-002), nor on somebody else. */
function* room(s: AState): Generator<string> {
  const { board } = battlefieldOf(s).floor
  const taken = new Map<Space, string>()
  for (const { stands: inTheWay, gone, carrier, spaces, id } of s.table.objects)
    if (inTheWay !== null && !gone && carrier === null) for (const space of spaces) taken.set(space, id)
  for (const figure of figuresOnMap(s)) {
    if (isUnderWay(s, figure)) continue
    const rule = goesAnywhere(s, figure) ? striding : walking
    if (!mayStand(board, rule, baseOf(figure), figure.stand)) yield `${figure.id} may not stand there`
    if (isPassing(s, figure)) continue
    for (const space of spacesOf(s, figure)) {
      if (taken.has(space)) yield `${figure.id} and ${taken.get(space)} share ${nameOfSpace(board, space)}`
      taken.set(space, figure.id)
    }
  }
}

/** Whoever has as much damage as health is defeated by the rules, and not by agreement. */
function* health(s: AState): Generator<string> {
  for (const figure of s.table.figures) {
    const { id, damage, stand } = figure
    if (!isWhole(damage, 0, most)) yield `${id}: damage is a whole number, not less than 0`
    if (stand === null || isSuffering(s, id) || !query(s, 'can be defeated', true, id)) continue
    if (damage >= healthOf(s, figure)) yield `${id} has less damage than health`
  }
}

const going = ['walk', 'move now', 'push', 'settle', 'place'] as const

/** Is it being moved or set down? It may be on its way through others. */
function isUnderWay(s: AState, { id }: Figure): boolean {
  return (
    going.some((procedure) => allUnderWay(s, procedure).some(({ figure }) => figure === id)) ||
    allUnderWay(s, 'walk').some(({ over }) => over.includes(id)) ||
    allUnderWay(s, 'push aside').some(({ figure, left }) => figure === id || left.includes(id))
  )
}

/** In its activation a figure may have stopped among others, to go on (IA-MOVE-019). */
function isPassing(s: AState, { id }: Figure): boolean {
  const activation = activationOf(s)
  return activation?.figure === id && activation.moved
}

function isSuffering(s: AState, id: string): boolean {
  const all = [...allUnderWay(s, 'suffer damage'), ...allUnderWay(s, 'be defeated')]
  return all.some(({ target }) => target === id)
}
