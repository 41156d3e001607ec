import { clone, type Effect, type Entry, leave, type Plain, underWay } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { startHealth } from '../../data/modes.ts'
import { piecesOf } from '../abilities.ts'
import { distance } from '../board/distance.ts'
import type { Field } from '../board/ground.ts'
import { within } from '../board/reach.ts'
import { seesField } from '../board/sight.ts'
import { apartFrom, groundIn, isOccupied } from '../field.ts'
import { cardById } from '../hand.ts'
import { shieldLimit } from '../legend.ts'
import { type AState, isOnBoard, type Legend, legendOf, type Standing } from '../state.ts'
import type { Shot } from '../vocabulary/shot.ts'
import type { Mind } from './mind.ts'
import { planFor } from './plan.ts'
import { blowOfShot, worthOfBlow } from './shots.ts'
import { blastWorth, landedIn } from './throwing.ts'

/** Which of the cards that may be used at a moment, if any. */
export function chooseUse(
  s: AState,
  moment: string,
  options: readonly Plain[],
  bearer: (option: Plain) => string,
  mind: Mind,
  news: readonly Entry[],
): Plain {
  let [best, gained]: [Plain | null, number] = [null, 0]
  for (const option of options) {
    if (option === 'pass') continue
    const card = String(part(option, 'card') ?? '')
    if (card === 'stand-by') continue
    const legend = s.table.legends.find((one) => one.id === bearer(option))
    const gain = legend === undefined ? 0.1 : gainOf(s, moment, card, legend, mind, news)
    if (gain > gained) [best, gained] = [option, gain]
  }
  if (best !== null) return best
  return options.includes('pass') ? 'pass' : (options[0] ?? 'pass')
}

function gainOf(
  s: AState,
  moment: string,
  card: string,
  legend: Legend,
  mind: Mind,
  news: readonly Entry[],
): number {
  const shot = underWay(s, 'shoot')
  switch (moment) {
    case 'enhanced shot':
      return shot === null ? 0 : enhancing(s, shot, card, legend) - mind.thrift
    case 'before firing':
      return shot === null ? 0 : guarding(s, shot, card, legend) - mind.thrift
    case 'after firing':
    case 'shoot action over':
      return shot === null ? 0 : afterwards(s, shot, card, legend, mind) - 0.8 * mind.thrift
    case 'begins its activation':
      return beginning(s, card, legend, mind)
    case 'entered a field':
      return throughPortal(s, mind)
    case 'grenade landed':
      return shifting(s, legend, news) - mind.thrift
  }
  // Whoever is eliminated, or comes back: such moments are rare.
  return 1
}

/** The shot with a card played: what cards do to a shot is written in it. */
export function shotWith(
  s: AState,
  v: Shot,
  card: string,
  legend: Legend,
  window: 'enhanced shot' | 'before firing',
): Shot {
  const copy = clone(v)
  const effect: Effect = { id: -1, card, seat: legend.seat, on: legend.id, vars: {}, due: null }
  const depth = s.stack.length
  const { lastEffect } = s
  cardById(s, card).trigger?.[window]?.do(s, effect, copy)
  // What it would do besides is not looked at here.
  s.stack.length = depth
  for (let id = lastEffect + 1; id <= s.lastEffect; id++) leave(s, id)
  return copy
}

function shotValue(s: AState, v: Shot): number {
  return worthOfBlow(s, legendOf(s, v.target), blowOfShot(s, v))
}

function enhancing(s: AState, v: Shot, card: string, legend: Legend): number {
  const before = blowOfShot(s, v)
  const target = legendOf(s, v.target)
  // Replacing cards brings about half as much again.
  if (card === 'bangalore-suppressing-burst') return 0.6 * worthOfBlow(s, target, before)
  return shotValue(s, shotWith(s, v, card, legend, 'enhanced shot')) - worthOfBlow(s, target, before)
}

/** What a reaction keeps off the squad. */
function guarding(s: AState, v: Shot, card: string, legend: Legend): number {
  const now = shotValue(s, v)
  if (card === 'wraith-voices')
    return now - Math.min(now, ...elsewhere(s, v, stepsOf(s, legendOf(s, v.target))))
  if (card === 'pathfinder-reel-in') return now - Math.min(now, ...elsewhere(s, v, besideOf(s, legend)))
  return now - shotValue(s, shotWith(s, v, card, legend, 'before firing'))
}

function stepsOf(s: AState, legend: Legend): Field[] {
  if (!isOnBoard(legend)) return []
  return within(groundIn(s), legend.field, 1).flatMap(({ field }) => (isOccupied(s, field) ? [] : [field]))
}

function besideOf(s: AState, { field: from }: Legend): Field[] {
  const ground = groundIn(s)
  return from === null
    ? []
    : ground.fields.filter((field) => distance(ground, from, field) === 1 && !isOccupied(s, field))
}

/** What the shot would be worth with its target there. */
export function elsewhere(s: AState, v: Shot, fields: readonly Field[]): number[] {
  const target = legendOf(s, v.target)
  const shooter = legendOf(s, v.shooter)
  const was = target.field
  const found = fields.map((field) => {
    if (shooter.field === null || !seesField(groundIn(s), shooter.field, field)) return 0
    target.field = field
    return shotValue(s, v)
  })
  target.field = was
  return found
}

function afterwards(s: AState, v: Shot, card: string, legend: Legend, mind: Mind): number {
  const target = legendOf(s, v.target)
  switch (card) {
    case 'gibraltar-hold-fast':
      return isOnBoard(target) ? 0.75 * Math.min(8, shieldLimit(target) - target.shield) : 0
    case 'lifeline-stay-with-me':
      return isOnBoard(target) ? 0.75 * Math.min(10, startHealth - target.health) : 0
    case 'pathfinder-backup-plating':
      return 0.75 * Math.min(6, shieldLimit(legend) - legend.shield)
    case 'bloodhound-blood-debt':
      return 4.5
    case 'bangalore-fall-back':
      return 0.75 * Math.min(12, shieldLimit(legend) - legend.shield) + fleeing(s, legend, 3, mind)
    case 'wraith-slip-away':
      return fleeing(s, legend, 2, mind)
    case 'bangalore-double-time':
      return 2.1 + fleeing(s, legend, 1, mind)
  }
  return 0
}

/** What is gained by standing elsewhere. */
function fleeing(s: AState, legend: Legend, points: number, mind: Mind): number {
  if (!isOnBoard(legend)) return 0
  const { judge, reach } = planFor(s, legend, mind)
  const here = judge.stand(legend.field)
  return Math.max(...reach(legend.field, points).map((field) => judge.stand(field) - here))
}

function beginning(s: AState, card: string, legend: Legend, mind: Mind): number {
  if (card === 'wraith-recharge') {
    const slow = Math.max(0, ...legend.tokens.map((token) => (token.at === 'cooldown' ? token.position : 0)))
    return slow >= 2 ? 1 : 0
  }
  if (card !== 'gibraltar-on-me') return 0.5
  const mate = legendOf(s, underWay(s, 'activation')?.legend ?? legend.id)
  if (!isOnBoard(mate)) return 0
  const plan = planFor(s, mate, mind)
  const now = apartFrom(s, mate, legend)
  const here = plan.value(mate.field, 2, true)
  const gains = plan.reach(mate.field, 2).map((field) => {
    const nearer = legend.field !== null && distance(plan.ground, field, legend.field) < now
    return nearer ? plan.value(field, 2, true) - here : 0
  })
  return Math.max(0, ...gains) - mind.thrift
}

/** What it brings to shift a grenade by a field. */
function shifting(s: AState, legend: Legend, news: readonly Entry[]): number {
  const landed = landedIn(news)
  if (landed === null || !isOnBoard(legend)) return 0
  const plan = { s, ground: groundIn(s), legend }
  const { token, x, y } = landed
  const here = blastWorth(plan, token, landed)
  let best = 0
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1])
      best = Math.max(best, blastWorth(plan, token, { x: x + dx, y: y + dy }) - here)
  return best
}

/** Whoever moves has entered a portal: is the other side better than where it was going? */
function throughPortal(s: AState, mind: Mind): number {
  const activation = underWay(s, 'activation')
  const legend = activation === null ? null : legendOf(s, activation.legend)
  if (activation === null || legend === null || !isOnBoard(legend)) return 0
  const other = piecesOf(s, 'portal').find((portal) => portal.field !== null && portal.field !== legend.field)
  if (other === undefined || other.field === null) return 0
  const plan = planFor(s, legend, mind)
  return (
    plan.value(other.field, activation.ap, !activation.shot) -
    plan.value(legend.field, activation.ap, !activation.shot)
  )
}

/** In the middle of a shot at somebody: the field where it hurts least. */
export function dodging(
  s: AState,
  v: Shot,
  legend: Standing,
  fields: readonly Field[],
  mind: Mind,
): (field: Field) => number {
  const { judge } = planFor(s, legend, mind)
  const worth = new Map(fields.map((field, at) => [field, elsewhere(s, v, fields)[at] ?? 0]))
  return (field) => judge.stand(field) - (worth.get(field) ?? 0)
}
