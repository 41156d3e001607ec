import { isThere, mayStand, type Space } from '@sandtable/grid'
import { allUnderWay, query, same } from '@sandtable/kernel'
import { isWhole } from '@sandtable/kit'
import { zoneColours } from '../data/maps/types.ts'
import { findCommand, findFigure, findUpgrade } from './army/cards.ts'
import { battlefieldOf } from './board/battlefield.ts'
import { goesAnywhere, skirmishMap, spacesOf } from './board/board.ts'
import { activationOf } from './current-activation.ts'
import { mostPower } from './figure.ts'
import { mapOf } from './map/library.ts'
import { nameOfSpace } from './map/map.ts'
import { striding, walking } from './map/terrain.ts'
import { type AState, type Attachment, type Figure, figuresOnMap, liesInAmbush } from './state.ts'
import { baseOf, healthOf } from './values.ts'

/**
 * What is wrong with a table that players have agreed on; null: nothing. The rules leave no table like that
 * behind, but may be on their way through one: a figure that is being moved or defeated is not looked at.
 */
export function checkTable(s: AState): string | null {
  for (const check of checks) {
    const [problem] = check(s)
    if (problem !== undefined) return problem
  }
  return null
}

/** In this order: each relies on what those before it have found right. */
const checks: readonly ((s: AState) => Iterable<string>)[] = [
  numbers,
  whose,
  cards,
  stands,
  things,
  carrying,
  room,
  health,
]

function* numbers({ table, seats }: AState): Generator<string> {
  const { round, rounds, points, defeatedCost, cost, sheet, groups } = table
  if (!isWhole(round)) yield 'the round is a whole number'
  if (rounds !== null && !(isWhole(rounds) && rounds >= round)) yield 'the last round is yet to come'
  for (const seat of seats) {
    if (!isWhole(points[seat])) yield `victory points of ${seat}: a whole number, not less than 0`
    if (!isWhole(defeatedCost[seat]) || !isWhole(cost[seat])) yield `costs of ${seat}: a whole number`
    if (!isWhole(sheet.favours[seat] ?? 0)) yield `favours of ${seat}: a whole number`
  }
  if (!isWhole(sheet.pile)) yield 'the pile is a whole number'
  for (const { id, points: worth } of groups)
    if (!Number.isInteger(worth)) yield `${id} is worth whole points`
}

/** Seats, zones, groups and figures name each other. */
function* whose({ table, seats }: AState): Generator<string> {
  const { initiative, phase, zones, groups, figures, objects, sheet } = table
  if (!seats.includes(initiative)) yield 'one of the players has the initiative'
  if (!['set-up', 'activation', 'status'].includes(phase)) yield 'there is no such phase'
  const chosen = seats.map((seat) => zones[seat] ?? null).filter((zone) => zone !== null)
  if (chosen.some((zone) => !zoneColours.includes(zone)) || new Set(chosen).size < chosen.length)
    yield 'each player has a deployment zone'
  for (const all of [groups, [...figures, ...objects]]) {
    const ids = all.map(({ id }) => id)
    if (ids.some((id) => typeof id !== 'string') || new Set(ids).size < ids.length) yield 'two have one name'
  }
  for (const { id, seat, exhausted } of groups)
    if (!seats.includes(seat) || typeof exhausted !== 'boolean') yield `${id} is a player's, ready or not`
  for (const { id, seat, card, group } of figures)
    if (!groups.some((one) => one.id === group && one.seat === seat && one.card === card))
      yield `${id} belongs to no group`
  const { holder, named } = sheet
  if (holder !== null && !seats.includes(holder)) yield 'a player holds the ground, or nobody'
  if (named.some((id) => groups.every((one) => one.id !== id))) yield 'a group that is named is there'
}

/** Cards exist, and what is in play acts. */
function* cards(s: AState): Generator<string> {
  const { decks, groups, upgrades, figures } = s.table
  for (const seat of s.seats) {
    const { draw = [], discard = [] } = decks[seat] ?? {}
    if (![...draw, ...discard].every((id) => findCommand(id) !== undefined)) yield `the deck of ${seat}`
  }
  const attached = [...groups.flatMap((one) => one.attachments), ...Object.values(upgrades).flat()]
  if (!attached.every(isAttachment)) yield 'an upgrade that there is not'
  for (const { id, card, conditions, power } of figures) {
    if (findFigure(card) === undefined) yield `${id} has no card`
    const acting = Object.values(s.effects).filter(
      (one) => one.on === id && one.card.startsWith('condition:'),
    )
    const told = conditions.map(({ name, effect }) => `condition:${name} ${effect}`)
    if (!same(told.toSorted(), acting.map((one) => `${one.card} ${one.id}`).toSorted()))
      yield `${id} has the conditions that act on it`
    const isToken = (token: string) => ['damage', 'surge', 'block', 'evade'].includes(token)
    if (power.length > mostPower || !power.every(isToken)) yield `${id} has at most ${mostPower} power tokens`
  }
}

function isAttachment({ card, exhausted, depleted }: Attachment): boolean {
  return findUpgrade(card) !== undefined && typeof exhausted === 'boolean' && typeof depleted === 'boolean'
}

/** Whoever is on the map stands on spaces that it has; whoever is not has been defeated or is still to come. */
function* stands(s: AState): Generator<string> {
  const { map, plan, phase, figures } = s.table
  const { board } = mapOf(map, plan)
  for (const figure of figures) {
    const { id, stand, defeated } = figure
    if (typeof defeated !== 'boolean') yield `${id} is defeated or not`
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
    const { id, kind, spaces, gone, carrier, health, damage, count, owner } = object
    if (!['door', 'terminal', 'crate', 'token'].includes(kind)) yield `${id} is a thing of the map`
    if (!spaces.every(isSpace)) yield `${id} lies on no space`
    if (!gone && carrier === null && spaces.length === 0) yield `${id} lies nowhere`
    if (!isWhole(damage) || !isWhole(count)) yield `${id}: damage and tokens are whole numbers`
    const lasts = gone || health === null || damage < health || isSuffering(s, id)
    if (!lasts || (health !== null && !isWhole(health))) yield `${id} has less damage than health`
    if (owner !== null && !s.seats.includes(owner)) yield `${id} is nobody's`
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
    if (!isWhole(damage)) yield `${id}: damage is a whole number, not less than 0`
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
