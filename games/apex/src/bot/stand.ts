import { areas } from '../../data/areas.ts'
import { deathBoxes, startHealth } from '../../data/modes.ts'
import { ringCards } from '../../data/ring.ts'
import { roundTrack } from '../../data/tracks.ts'
import { abilityData } from '../abilities.ts'
import { fieldsHit, placeOf } from '../board/area.ts'
import { areAdjacent, fieldsAtEdge } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import type { Field, Ground } from '../board/ground.ts'
import { within } from '../board/reach.ts'
import { groundNamed } from '../boards.ts'
import { groundIn } from '../field.ts'
import { remembered } from '../remembered.ts'
import { once } from '../speed/once.ts'
import { type AState, type Legend, otherSquad, type Ring } from '../state.ts'
import type { Mind } from './mind.ts'
import { foesOf, type Gunnery, gunneryOf } from './shots.ts'

/** What it is worth to a legend to stand somewhere: what it can do there, and what can be done to it. */
export interface Judge {
  readonly gunnery: Gunnery
  /** The worth of the best shot from there, now. */
  shot(field: Field): number
  /** Damage that the enemies could do there before it acts again. */
  danger(field: Field): number
  /** All in all, at the end of an activation. */
  stand(field: Field): number
  /** What looting there is worth: 0 without a closed bin beside it. */
  loot(field: Field): number
}

export function judgeFor(s: AState, legend: Legend, mind: Mind): Judge {
  const ground = groundIn(s)
  const gunnery = gunneryOf(s)
  const foes = foesOf(s, legend)
  const spoils = spoilsOf(s, ground)
  const wanted = lootWorth(s, legend)
  const struck = announced(s, ground)
  const caution = mind.caution * wariness(s, legend)
  const price = isLastToFall(s, legend) ? 45 : 14
  const drones = s.table.pieces.filter(
    (piece) => piece.kind === 'doc-heal-drone' && ownerSquad(s, piece.legend) === legend.squad,
  )
  const shot = remembered((field) => {
    let best = 0
    for (const foe of foes)
      if (foe.field !== null) best = Math.max(best, gunnery.best(legend, field, foe, foe.field)?.worth ?? 0)
    return best
  })
  const danger = remembered((field) => {
    let sum = 0
    for (const foe of foes) sum += threatOf(ground, gunnery, foe, legend, field)
    return sum
  })
  const loot = (field: Field) => (spoils.has(field) ? wanted : 0)
  const stand = remembered((field) => {
    const risk = caution === 0 ? 0 : danger(field)
    const left = legend.shield + legend.health
    let worth = -caution * risk - (caution > 0.1 ? price * Math.max(0, risk / left - 0.55) : 0)
    worth -= ringLoss(s, ground, legend, field)
    worth -= 0.9 * (struck.get(field) ?? 0)
    for (const { field: at } of drones)
      if (at !== null && distance(ground, at, field) <= 2 && at !== field)
        worth += 0.6 * Math.min(8, startHealth - legend.health)
    const aim = shot(field)
    return worth + (aim > 0 ? 0.15 * aim : 0) + pull(ground, legend, foes, spoils, wanted, field, aim > 0)
  })
  return { gunnery, shot, danger, stand, loot }
}

/** Would its squad lose with it (APX-WIN-001)? */
function isLastToFall(s: AState, legend: Legend): boolean {
  return (
    legend.boxes === deathBoxes &&
    s.table.legends.every(
      (one) => one.squad !== legend.squad || one.id === legend.id || one.boxes < deathBoxes,
    )
  )
}

/**
 * Whoever is ahead takes care and whoever is behind takes risks towards the end. In the last round nobody gains by
 * hiding: after it blue is shot at no more, and what red does not bring down shoots at it in the last turn.
 */
function wariness(s: AState, { squad }: Legend): number {
  const late = roundsLeft(s)
  if (late > 1) return 1
  const lead = s.table.points[squad] - s.table.points[otherSquad(squad)]
  if (late === 0) return squad === 'blue' ? 0 : lead > 0 ? 1 : 0.4
  return lead > 0 ? 1.2 : lead === 0 ? 1 : 0.8
}

/** Rounds to come after this one. */
export function roundsLeft(s: AState): number {
  return roundTrack.filter((space, at) => space.kind === 'diamond' && at > s.table.roundMarker).length
}

/** The best that somebody could do to somebody there, with a move before. */
function threatOf(ground: Ground, gunnery: Gunnery, foe: Legend, legend: Legend, field: Field): number {
  if (foe.field === null) return 0
  let most = 0
  for (const { field: from } of within(ground, foe.field, 2)) {
    if (from === field) continue
    const aimed = gunnery.best(foe, from, legend, field)
    if (aimed !== null && aimed.damage > most) most = aimed.damage
  }
  return most
}

function ownerSquad(s: AState, id: string): string | undefined {
  return s.table.legends.find((one) => one.id === id)?.squad
}

/** Closed bins and packages, by the fields from which they can be looted. */
function spoilsOf(s: AState, ground: Ground): Set<Field> {
  const found = new Set<Field>()
  for (const { kind, id, edges, level } of ground.pieces)
    if (kind === 'supply-bin' && !s.table.opened.includes(id))
      for (const edge of edges) for (const field of fieldsAtEdge(ground, edge, level)) found.add(field)
  const printed = groundNamed(s.table.board, s.table.plan)
  for (const { kind, opened, field } of s.table.pieces)
    if (kind === 'care-package' && !opened && field !== null)
      for (const other of printed.fields) if (areAdjacent(printed, field, other)) found.add(other)
  return found
}

/** What a bin is worth: gear and weapons early, ammo always. */
function lootWorth(s: AState, legend: Legend): number {
  const ammo = legend.weapons.reduce((sum, weapon) => sum + (weapon?.ammo ?? 0), 0)
  const round = Math.floor(s.table.roundMarker / 2)
  const need = ammo === 0 ? 14 : ammo <= 2 ? 7 : ammo <= 4 ? 3 : 0
  return 6.5 - 0.6 * round + need
}

/** What is announced to come down, by field. */
function announced(s: AState, ground: Ground): Map<Field, number> {
  const found = new Map<Field, number>()
  for (const { ability, field, turn, kind } of s.table.pieces) {
    if (field === null || kind === 'care-package') continue
    if (kind === 'drop-marker') found.set(field, (found.get(field) ?? 0) + 10)
    const area = areas[abilityData(ability).area ?? '']
    if (area === undefined) continue
    for (const [hit, damage] of fieldsHit(ground, area, placeOf(ground, field), turn ?? 'up'))
      found.set(hit, (found.get(hit) ?? 0) + damage)
  }
  return found
}

/** What the ring costs there: damage at the end of this round, and the way back into what it will be. */
function ringLoss(s: AState, ground: Ground, legend: Legend, field: Field): number {
  const { ring, roundMarker } = s.table
  const space = roundTrack[roundMarker]
  const damage = space?.kind === 'diamond' ? space.ringDamage : 0
  const at = placeOf(ground, field)
  const out = outside(ring, at)
  let loss = out > 0 ? 1.2 * damage + (damage >= legend.health ? 40 : 0) + 0.5 * out : 0
  const next = roundTrack[roundMarker + 1]
  if (next?.kind !== 'square' || !next.symbols.includes('ring-move')) return loss
  const card = ringCards.find((one) => one.id === ring.card)
  if (card === undefined) return loss
  const later = outside(
    {
      ...ring,
      top: Math.min(ring.top + card.top, ring.bottom),
      bottom: Math.max(ring.bottom - card.bottom, ring.top),
      left: Math.min(ring.left + card.left, ring.right),
      right: Math.max(ring.right - card.right, ring.left),
    },
    at,
  )
  loss += 0.35 * later + 1.5 * Math.max(0, later - 3)
  return loss
}

/** Fields from there to the ring; 0: inside. */
function outside(
  { left, right, top, bottom }: Omit<Ring, 'card' | 'deck'>,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  return Math.max(left - x, x - right, top - y, y - bottom, 0)
}

/** Movement points from anywhere to a field, about. */
const costsTo = once((ground, to) => new Map(within(ground, to, 60).map(({ field, cost }) => [field, cost])))

/** What draws it on: somebody to shoot at, if nobody is in sight, and bins. */
function pull(
  ground: Ground,
  legend: Legend,
  foes: readonly Legend[],
  spoils: ReadonlySet<Field>,
  wanted: number,
  field: Field,
  aims: boolean,
): number {
  const isArmed = legend.weapons.some((weapon) => weapon !== null && weapon.ammo > 0)
  let worth = 0
  if (isArmed && !aims && foes.length > 0) {
    let nearest = 40
    for (const { field: at } of foes)
      if (at !== null) nearest = Math.min(nearest, costsTo(ground, at).get(field) ?? 40)
    worth -= 0.45 * Math.max(0, nearest - 3)
  }
  let best = 0
  for (const bin of spoils) {
    const cost = costsTo(ground, bin).get(field) ?? 40
    if (cost < 12) best = Math.max(best, wanted * (0.45 - 0.045 * cost))
  }
  return worth + best
}
