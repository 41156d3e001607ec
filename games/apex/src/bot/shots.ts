import { underWay } from '@sandtable/kernel'
import { deathBoxes, modes } from '../../data/modes.ts'
import { roundTrack } from '../../data/tracks.ts'
import { isCovered } from '../board/cover.ts'
import { distance } from '../board/distance.ts'
import type { Field, Ground } from '../board/ground.ts'
import { within } from '../board/reach.ts'
import { seesField } from '../board/sight.ts'
import { isInZone, zoneApplies } from '../board/zone.ts'
import { groundIn } from '../field.ts'
import { sufferedBy } from '../odds/suffering.ts'
import { chancesOf, damageBy, type Volley, volleyAt, volleyOf } from '../odds/volley.ts'
import { difficultyOf, fireOf, passivesOf } from '../shot.ts'
import { type AState, enemiesOf, isOnBoard, type Legend, legendOf, otherSquad, squadOf } from '../state.ts'
import type { Bonus, Shot } from '../vocabulary/shot.ts'

/** What a shot comes to, on average: points lost, and how likely that is the end. */
export interface Blow {
  readonly damage: number
  readonly kill: number
}

export const noBlow: Blow = { damage: 0, kill: 0 }

function blowOf(volley: Volley | null, target: Legend): Blow {
  if (volley === null) return noBlow
  let [damage, kill] = [0, 0]
  for (const { value, chance } of chancesOf(volley)) {
    const amount = damageBy(volley, value)
    if (amount === 0) continue
    const suffered = sufferedBy(target, [{ amount, source: 'shot' }])
    damage += chance * suffered.damage
    if (suffered.defeated) kill += chance
  }
  return { damage, kill }
}

/** A shot that could be declared, exactly. */
export function blowAt(
  s: AState,
  shooter: Legend,
  target: Legend,
  weapon: number,
  bonus?: Partial<Bonus>,
): Blow {
  return blowOf(volleyAt(s, shooter.id, target.id, weapon, bonus), target)
}

/** A shot that is declared, as it would be fired now. */
export function blowOfShot(s: AState, v: Shot): Blow {
  const passives = passivesOf(s, v)
  const now: Shot = { ...v, passives, difficulty: difficultyOf(s, v) }
  now.fire = fireOf(s, now)
  return blowOf(volleyOf(s, now), legendOf(s, v.target))
}

/** What it is worth to eliminate somebody: most if that wins, more for the first time (APX-WIN-001). */
export function prizeOf(s: AState, target: Legend): number {
  const hunters = otherSquad(target.squad)
  const others = squadOf(s, target.squad).filter((one) => one.id !== target.id)
  const wins =
    target.boxes === deathBoxes
      ? others.every((one) => one.boxes < deathBoxes)
      : // Its next activation is the end (APX-WIN-002).
        target.boxes === 1 && s.table.points[hunters] + 1 >= modes[s.table.size].points
  if (wins) return 80
  if (target.boxes === 0) return 8
  const usual = target.boxes === deathBoxes ? 28 : 16
  if (roundTrack[s.table.roundMarker + 1]?.kind !== 'trophy') return usual
  // In the last round a point decides where nobody leads by more.
  const lead = s.table.points[hunters] - s.table.points[target.squad]
  return lead === 0 || lead === -1 ? 60 : 1.6 * usual
}

export function worthOfBlow(s: AState, target: Legend, { damage, kill }: Blow): number {
  return damage * hurtOf(target) + kill * prizeOf(s, target)
}

/** What shots come to from anywhere to anywhere: for plans, found once for each range, level and cover. */
export interface Gunnery {
  /** The damage on average with the best weapon, and what that is worth to the shooter; null: out of sight, out of ammo. */
  best(shooter: Legend, from: Field, target: Legend, to: Field): Aimed | null
  /** The damage on average of the best that somebody could do to somebody there, with a move before. */
  threat(shooter: Legend, target: Legend, to: Field): number
}

export interface Aimed extends Blow {
  readonly worth: number
}

const zones: readonly string[] = ['smoke', 'dome-of-protection']

/** What shots with one weapon at one target come to, by range, level and cover. */
interface Table {
  readonly key: string
  readonly volleys: (Volley | null | undefined)[]
  readonly blows: (Blow | undefined)[]
}

// All that something hangs on is in its key, so it serves as long as nothing of that changes: many decisions long.
const volleys = new Map<string, Table['volleys']>()
const tables = new Map<string, Table>()
const mostKept = 4000
/** Threats by all that they hang on, then by field; NaN: not found out yet. */
const threats = new WeakMap<Ground, Map<string, Float64Array>>()
const mostThreats = 500

/** What is kept under a key; once there is too much of it, all is forgotten. */
function kept<T>(all: Map<string, T>, most: number, key: string, make: () => T): T {
  let found = all.get(key)
  if (found === undefined) {
    if (all.size >= most) all.clear()
    found = make()
    all.set(key, found)
  }
  return found
}

function tableFor(s: AState, shooter: Legend, weapon: number, target: Legend): Table {
  const { card = '', attached = [] } = shooter.weapons[weapon] ?? {}
  const { shield, health, gear } = target
  const activation = underWay(s, 'activation')
  const moved = activation?.legend === shooter.id && activation.moved
  const marks = s.table.pieces.filter((piece) => piece.on === shooter.id || piece.on === target.id)
  const owes = Object.values(s.effects).some(
    (effect) => effect.card === 'bloodhound-blood-debt/owed' && effect.on === target.id,
  )
  const whose = s.table.passives ? target.id : ''
  const shot = `${card} ${attached} ${moved} ${owes} ${shield > 0} ${gear.helmet} ${whose} ${shooter.squad} ${marks.map((one) => `${one.kind} ${one.on === target.id} ${one.legend}`)}`
  const key = `${shot} ${shield} ${health} ${gear.knockdown}`
  return kept(tables, mostKept, key, () => ({
    key,
    volleys: kept(volleys, mostKept, shot, () => []),
    blows: [],
  }))
}

function threatsOn(ground: Ground, key: string): Float64Array {
  let known = threats.get(ground)
  if (known === undefined) {
    known = new Map()
    threats.set(ground, known)
  }
  return kept(known, mostThreats, key, () => new Float64Array(ground.board.area).fill(Number.NaN))
}

export function gunneryOf(s: AState): Gunnery {
  const ground = groundIn(s)
  const { legends } = s.table
  const known: (Table | undefined)[] = []
  const prizes = legends.map((legend) => prizeOf(s, legend))
  const hurts = legends.map(hurtOf)
  const lying = s.table.pieces.filter((piece) => zones.includes(piece.kind) && piece.corner !== null)
  const tableOf = (shooter: Legend, target: Legend, weapon: number): Table => {
    const pair = (2 * legends.indexOf(shooter) + weapon) * legends.length + legends.indexOf(target)
    let table = known[pair]
    if (table === undefined) {
      table = tableFor(s, shooter, weapon, target)
      known[pair] = table
    }
    return table
  }
  const one = (shooter: Legend, from: Field, target: Legend, to: Field, weapon: number): Blow => {
    const { blows, volleys } = tableOf(shooter, target, weapon)
    const rise = Math.sign((ground.levels[to] ?? 0) - (ground.levels[from] ?? 0))
    const at = (distance(ground, from, to) * 3 + rise + 1) * 2 + (isCovered(ground, from, to) ? 1 : 0)
    let found = blows[at]
    if (found === undefined) {
      let volley = volleys[at]
      if (volley === undefined) {
        volley = imaginedAt(s, shooter, from, target, to, () => volleyAt(s, shooter.id, target.id, weapon))
        volleys[at] = volley
      }
      found = blowOf(volley, target)
      blows[at] = found
    }
    return found
  }
  const best: Gunnery['best'] = (shooter, from, target, to) => {
    if (!seesField(ground, from, to)) return null
    const place = legends.indexOf(target)
    const [prize = 0, hurt = 0] = [prizes[place], hurts[place]]
    let [damage, kill, worth] = [0, 0, -1]
    for (const [weapon, held] of shooter.weapons.entries()) {
      if (held === null || held.ammo === 0) continue
      const blow = one(shooter, from, target, to, weapon)
      const value = blow.damage * hurt + blow.kill * prize
      if (value > worth) [damage, kill, worth] = [blow.damage, blow.kill, value]
    }
    if (worth < 0) return null
    const share = lying.length === 0 ? 1 : shareThrough(ground, lying, from, to)
    return { damage: share * damage, kill: share * kill, worth: share * worth }
  }
  const smoke = lying.map(({ kind, corner, level }) => `${kind} ${corner} ${level}`).join()
  const sorts = new Map<string, Float64Array>()
  const threat: Gunnery['threat'] = (shooter, target, to) => {
    if (shooter.field === null) return 0
    const pair = `${shooter.id} ${target.id}`
    let by = sorts.get(pair)
    if (by === undefined) {
      const arms = shooter.weapons.map((held, weapon) =>
        held === null || held.ammo === 0 ? '' : tableOf(shooter, target, weapon).key,
      )
      const prize = prizes[legends.indexOf(target)]
      by = threatsOn(ground, `${shooter.field} ${prize} ${smoke} ${arms.join('/')}`)
      sorts.set(pair, by)
    }
    const before = by[to]!
    if (!Number.isNaN(before)) return before
    let most = 0
    for (const { field: from } of within(ground, shooter.field, 2)) {
      if (from === to) continue
      const aimed = best(shooter, from, target, to)
      if (aimed !== null && aimed.damage > most) most = aimed.damage
    }
    by[to] = most
    return most
  }
  return { best, threat }
}

/** Rather on those who have been hurt: whoever is gone does not shoot. */
function hurtOf({ shield, health }: Legend): number {
  return 1.25 - 0.25 * Math.min(1, (shield + health) / 60)
}

/** What is left of a shot through smoke and domes, roughly. */
function shareThrough(ground: Ground, lying: AState['table']['pieces'], from: Field, to: Field): number {
  let share = 1
  for (const { kind, corner, level } of lying) {
    if (corner === null || !zoneApplies(ground, { corner, level }, from, to)) continue
    if (kind === 'smoke') share *= 0.65
    else if (!isInZone(ground, { corner, level }, from) || !isInZone(ground, { corner, level }, to))
      share *= 0.25
  }
  return share
}

/** As if the two stood there, and no zones lay about. */
function imaginedAt<T>(s: AState, shooter: Legend, from: Field, target: Legend, to: Field, look: () => T): T {
  const [was, wasTarget, pieces] = [shooter.field, target.field, s.table.pieces]
  shooter.field = from
  target.field = to
  s.table.pieces = pieces.filter((piece) => !zones.includes(piece.kind))
  const found = look()
  shooter.field = was
  target.field = wasTarget
  s.table.pieces = pieces
  return found
}

/** Enemies on the board. */
export function foesOf(s: AState, legend: Legend): Legend[] {
  return enemiesOf(s, legend).filter(isOnBoard)
}
