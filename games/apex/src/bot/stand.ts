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
import { foesOf, type Gunnery, gunneryOf, prizeOf } from './shots.ts'

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
  const isLast = roundsLeft(s) === 0
  // After its last turn nothing comes down any more.
  const struck = isLast && legend.squad === 'blue' ? new Map<Field, number>() : announced(s, ground)
  const caution = mind.caution * wariness(s, legend)
  const price = 0.55 * prizeOf(s, legend)
  const drones = s.table.pieces.filter(
    (piece) => piece.kind === 'doc-heal-drone' && ownerSquad(s, piece.legend) === legend.squad,
  )
  const lost = ringLoss(s, ground, legend)
  const shot = remembered((field) => {
    let best = 0
    for (const foe of foes)
      if (foe.field !== null) best = Math.max(best, gunnery.best(legend, field, foe, foe.field)?.worth ?? 0)
    return best
  })
  const danger = remembered((field) => {
    let sum = 0
    for (const foe of foes) sum += gunnery.threat(foe, legend, field)
    return sum
  })
  const loot = (field: Field) => (spoils.fields.has(field) ? wanted : 0)
  const stand = remembered((field) => {
    const risk = caution === 0 ? 0 : danger(field)
    const left = legend.shield + legend.health
    let worth = -caution * risk - (caution > 0.1 ? price * Math.max(0, risk / left - 0.55) : 0)
    worth -= lost(field)
    worth -= 0.9 * (struck.get(field) ?? 0)
    for (const { field: at } of drones)
      if (at !== null && distance(ground, at, field) <= 2 && at !== field)
        worth += 0.6 * Math.min(10, startHealth - legend.health)
    // After the last round nobody goes on from where it stands.
    if (isLast) return worth
    const aim = shot(field)
    return worth + (aim > 0 ? 0.15 * aim : 0) + pull(ground, legend, foes, spoils, wanted, field, aim > 0)
  })
  return { gunnery, shot, danger, stand, loot }
}

/**
 * Whoever is ahead takes care and whoever is behind takes risks towards the end. Blue has the last turn, so red cannot
 * wait: unless it is ahead it presses for an end before. After that turn blue is shot at no more; red has a lead or a draw
 * to lose in it.
 */
function wariness(s: AState, { squad, boxes }: Legend): number {
  const late = roundsLeft(s)
  const lead = s.table.points[squad] - s.table.points[otherSquad(squad)]
  if (late > 1) return squad === 'blue' || lead > 0 ? 1 : 0.3
  if (late === 1) return lead > 0 ? 1.2 : lead === 0 ? 1 : 0.8
  if (squad === 'blue') return 0
  // Where points are equal, the healthiest of those with both death boxes decides (APX-WIN-006).
  return lead < 0 ? 0.3 : lead === 0 && boxes === deathBoxes ? 2.5 : 1.5
}

/** Rounds to come after this one. */
export function roundsLeft({ table }: Pick<AState, 'table'>): number {
  return roundTrack.filter((space, at) => space.kind === 'diamond' && at > table.roundMarker).length
}

function ownerSquad(s: AState, id: string): string | undefined {
  return s.table.legends.find((one) => one.id === id)?.squad
}

/** Closed bins and packages: the fields from which they can be looted, and how far it is to the nearest. */
interface Spoils {
  readonly fields: ReadonlySet<Field>
  nearest(field: Field): number
}

const known = new WeakMap<Ground, Map<string, Spoils>>()
const mostKept = 100

function spoilsOf(s: AState, ground: Ground): Spoils {
  const packages = s.table.pieces.flatMap(({ kind, opened, field }) =>
    kind === 'care-package' && !opened && field !== null ? [field] : [],
  )
  let all = known.get(ground)
  if (all === undefined) {
    all = new Map()
    known.set(ground, all)
  }
  const key = `${s.table.opened} ${packages}`
  let found = all.get(key)
  if (found === undefined) {
    if (all.size >= mostKept) all.clear()
    const fields = lootFrom(s, ground, packages)
    found = {
      fields,
      nearest: remembered((field) => Math.min(...[...fields].map((one) => costTo(ground, one, field)))),
    }
    all.set(key, found)
  }
  return found
}

function lootFrom(s: AState, ground: Ground, packages: readonly Field[]): Set<Field> {
  const found = new Set<Field>()
  for (const { kind, id, edges, level } of ground.pieces)
    if (kind === 'supply-bin' && !s.table.opened.includes(id))
      for (const edge of edges) for (const field of fieldsAtEdge(ground, edge, level)) found.add(field)
  const printed = groundNamed(s.table.board, s.table.plan)
  for (const field of packages)
    for (const other of printed.fields) if (areAdjacent(printed, field, other)) found.add(other)
  return found
}

/** What a bin is worth: gear and weapons early, ammo always. */
function lootWorth(s: AState, legend: Legend): number {
  const ammo = legend.weapons.reduce((sum, weapon) => sum + (weapon?.ammo ?? 0), 0)
  if (roundsLeft(s) === 0) return ammo === 0 ? 4 : 0.5
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

/** What the ring costs on a field: damage at the end of this round, and the way back into what it will be. */
function ringLoss(s: AState, ground: Ground, legend: Legend): (field: Field) => number {
  const { ring, roundMarker } = s.table
  const space = roundTrack[roundMarker]
  const damage = space?.kind === 'diamond' ? space.ringDamage : 0
  const next = roundTrack[roundMarker + 1]
  const moves = next?.kind === 'square' && next.symbols.includes('ring-move')
  const card = moves ? ringCards.find((one) => one.id === ring.card) : undefined
  const later = card && {
    top: Math.min(ring.top + card.top, ring.bottom),
    bottom: Math.max(ring.bottom - card.bottom, ring.top),
    left: Math.min(ring.left + card.left, ring.right),
    right: Math.max(ring.right - card.right, ring.left),
  }
  // After the last round health counts only where points are equal, and one more can level them; and then that of legends
  // with both death boxes.
  const lead = s.table.points[legend.squad] - s.table.points[otherSquad(legend.squad)]
  const isKept = roundsLeft(s) > 0 || (Math.abs(lead) <= 1 && legend.boxes === deathBoxes)
  // It goes past the shield, and is certain.
  const hurt = isKept ? 2 * damage : 1
  return (field) => {
    const at = placeOf(ground, field)
    const out = outside(ring, at)
    const loss = out > 0 ? hurt + (damage >= legend.health ? 40 : 0) + 0.5 * out : 0
    if (later === undefined) return loss
    const back = outside(later, at)
    return loss + (0.35 * back + 1.5 * Math.max(0, back - 3))
  }
}

/** Fields from there to the ring; 0: inside. */
function outside(
  { left, right, top, bottom }: Omit<Ring, 'card' | 'deck'>,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  return Math.max(left - x, x - right, top - y, y - bottom, 0)
}

/** Movement points from anywhere to a field, about. */
const costsTo = once((ground, to) => {
  const costs = new Uint8Array(ground.board.area).fill(40)
  for (const { field, cost } of within(ground, to, 60)) costs[field] = cost
  return costs
})

function costTo(ground: Ground, to: Field, from: Field): number {
  return costsTo(ground, to)[from]!
}

/** What draws it on: somebody to shoot at, if nobody is in sight, and bins. */
function pull(
  ground: Ground,
  legend: Legend,
  foes: readonly Legend[],
  spoils: Spoils,
  wanted: number,
  field: Field,
  aims: boolean,
): number {
  const isArmed = legend.weapons.some((weapon) => weapon !== null && weapon.ammo > 0)
  let worth = 0
  if (isArmed && !aims && foes.length > 0) {
    let nearest = 40
    for (const { field: at } of foes) if (at !== null) nearest = Math.min(nearest, costTo(ground, at, field))
    worth -= 0.45 * Math.max(0, nearest - 3)
  }
  const cost = spoils.nearest(field)
  return worth + (cost < 10 ? wanted * (0.45 - 0.045 * cost) : 0)
}
