import { type Seat, tell } from '@sandtable/kernel'
import type { Rank } from '../data/types.ts'
import { rankOnCards } from './catalogue.ts'
import { noTokens } from './no-tokens.ts'
import type { Open } from './open.ts'
import type { Equipped, LegionTable, LState, Mini, Objective, TokenName, Unit } from './state.ts'
import { isPanicked } from './values.ts'
import type { Condition, Lying } from './vocabulary/missions.ts'

/**
 * What units, players and tokens hold. Only these functions change it, and each tells what it did, so that nothing goes
 * or comes without a word; everywhere else the compiler forbids it.
 */

export function addTokens(s: LState, unit: Unit, token: TokenName, count: number): void {
  if (count <= 0) return
  const tokens: Open<Unit['tokens']> = unit.tokens
  tokens[token] += count
  tell(s, { type: 'token', unit: unit.id, token, count })
}

/** Tokens go, as far as there are so many; how many went. */
export function takeTokens(
  s: LState,
  unit: Unit,
  token: TokenName,
  count: number,
  how: 'token lost' | 'token spent' = 'token lost',
): number {
  const taken = Math.min(count, unit.tokens[token])
  if (taken <= 0) return 0
  const tokens: Open<Unit['tokens']> = unit.tokens
  tokens[token] -= taken
  tell(s, { type: how, unit: unit.id, token, count: taken })
  // Whoever is calm again may panic again (LG2-SUPP-014).
  if (token === 'suppression' && unit.wasPanicked) unit.wasPanicked = isPanicked(s, unit)
  return taken
}

/** Active shield tokens are turned over, as far as there are so many (LG2-KW-190); how many were. */
export function flipShields(s: LState, unit: Unit, count: number): number {
  const flipped = takeTokens(s, unit, 'shield', count, 'token spent')
  const tokens: Open<Unit['tokens']> = unit.tokens
  tokens['spent shield'] += flipped
  return flipped
}

export function takeAll(s: LState, unit: Unit, token: TokenName): number {
  return takeTokens(s, unit, token, unit.tokens[token])
}

/** What lay beside a unit goes with it. */
export function clearTokens(unit: Unit): void {
  Object.assign(unit.tokens, noTokens())
}

/** Wound tokens come onto a miniature. */
export function addWounds(s: LState, unit: Unit, mini: Mini, count: number): void {
  const open: Open<Mini> = mini
  open.wounds += count
  tell(s, { type: 'wounds', unit: unit.id, mini: mini.id, count })
}

/** Wound tokens are removed from a miniature. */
export function removeWounds(s: LState, unit: Unit, mini: Mini, count: number): void {
  const removed = Math.min(count, mini.wounds)
  if (removed === 0) return
  const open: Open<Mini> = mini
  open.wounds -= removed
  tell(s, { type: 'wounds removed', unit: unit.id, mini: mini.id, count: removed })
}

/** The chosen miniature takes the leader's place (LG2-WOUND-010): it comes first. */
export function makeLeader(s: LState, unit: Unit, mini: Mini): void {
  unit.minis = [mini, ...unit.minis.filter((one) => one !== mini)]
  tell(s, { type: 'new leader', unit: unit.id, mini: mini.id })
}

export function turnOrder(s: LState, unit: Unit, to: Unit['order']): void {
  const open: Open<Unit> = unit
  if (to !== 'up') open.again = false
  if (unit.order === to) return
  open.order = to
  if (to === 'up') tell(s, { type: 'order', unit: unit.id })
}

/** One a round, even if something takes it away (LG2-ORD-012). */
export function issueOrder(s: LState, unit: Unit): void {
  const open: Open<Unit> = unit
  open.ordered = true
  turnOrder(s, unit, 'up')
}

/** At the end of a round its order token goes back. */
export function endOrder(s: LState, unit: Unit): void {
  const open: Open<Unit> = unit
  open.ordered = false
  turnOrder(s, unit, 'none')
}

/** A unit that has activated may be so once more: by the order that it still has, or by a token (LG2-KW-250, -252). */
export function turnOnce(unit: Unit, keepsOrder: boolean): void {
  const open: Open<Unit> = unit
  if (!keepsOrder) open.order = 'none'
  open.again = true
}

/** Its order is turned down before it has activated: whoever is unstoppable may still be so by a token (LG2-KW-250). */
export function turnUnused(s: LState, unit: Unit, unstoppable: boolean): void {
  turnOrder(s, unit, 'down')
  const open: Open<Unit> = unit
  open.again = unstoppable
}

/** A unit takes up the weapon of a command card, or lays it down. */
export function wield(unit: Unit, wields: Unit['wields']): void {
  const open: Open<Unit> = unit
  open.wields = wields
}

export function setCommander(s: LState, unit: Unit, to: Unit['commander']): void {
  if (unit.commander === to) return
  const open: Open<Unit> = unit
  open.commander = to
  if (to !== 'none') tell(s, { type: to, unit: unit.id })
}

/** The round of a nominated commander is over; whoever was promoted keeps its token (LG2-PROM-007). */
export function endNomination(unit: Unit): void {
  if (unit.commander !== 'nominated') return
  const own = rankOnCards(
    unit.card,
    unit.upgrades.map(({ card }) => card),
  )
  const open: Open<Unit> = unit
  open.commander = unit.rank === own ? 'none' : 'promoted'
}

/** Spent shield tokens are turned to their active side, as far as there are so many (LG2-KW-028, -090). */
export function restoreShields(s: LState, unit: Unit, count: number): void {
  const flipped = Math.min(count, unit.tokens['spent shield'])
  const tokens: Open<Unit['tokens']> = unit.tokens
  tokens['spent shield'] -= flipped
  addTokens(s, unit, 'shield', flipped)
}

export function becomeDamaged(s: LState, unit: Unit): void {
  const open: Open<Unit> = unit
  open.damaged = true
  open.damagedOnce = true
  tell(s, { type: 'damaged', unit: unit.id })
}

export function becomeDisabled(s: LState, unit: Unit): void {
  const open: Open<Unit> = unit
  open.disabled = true
  tell(s, { type: 'disabled', unit: unit.id })
}

export function breakWeapon(s: LState, unit: Unit, weapon: string): void {
  const open: Open<Unit> = unit
  open.broken = [...(unit.broken ?? []), weapon]
  tell(s, { type: 'weapon broken', unit: unit.id, weapon })
}

export function disruptWeapon(s: LState, unit: Unit, weapon: string): void {
  const open: Open<Unit> = unit
  open.disrupted = [...(unit.disrupted ?? []), weapon]
  tell(s, { type: 'weapon disrupted', unit: unit.id, weapon })
}

export function setUse(s: LState, unit: Unit, card: string, state: Equipped['state']): void {
  const open: Open<Unit> = unit
  open.upgrades = unit.upgrades.map((one) => (one.card === card ? { ...one, state } : one))
  tell(s, { type: 'upgrade', unit: unit.id, card, state })
}

export function scorePoints(s: LState, seat: Seat, count: number, card: string): void {
  if (count <= 0) return
  const open: Open<LegionTable> = s.table
  open.points = { ...s.table.points, [seat]: (s.table.points[seat] ?? 0) + count }
  tell(s, { type: 'points', seat, count, card })
}

export function setPool(s: LState, seat: Seat, ranks: readonly Rank[]): void {
  const open: Open<LegionTable> = s.table
  open.pools = { ...s.table.pools, [seat]: ranks }
}

/** Order tokens go face down onto a command card, out of the pool. */
export function setTokensAside(s: LState, seat: Seat, ranks: readonly Rank[]): void {
  let pool = s.table.pools[seat] ?? []
  for (const rank of ranks) pool = pool.toSpliced(pool.indexOf(rank), 1)
  setPool(s, seat, pool)
  setReserve(s, seat, [...(s.table.reserves[seat] ?? []), ...ranks])
  tell(s, { type: 'tokens aside', seat, count: ranks.length })
}

export function setReserve(s: LState, seat: Seat, ranks: readonly Rank[]): void {
  const open: Open<LegionTable> = s.table
  open.reserves = { ...s.table.reserves, [seat]: ranks }
}

/** Takes the order token of a unit's rank out of its pool; false: there is none. */
export function takeFromPool(s: LState, { seat, rank }: Unit): boolean {
  const pool = s.table.pools[seat] ?? []
  const at = pool.indexOf(rank)
  setPool(
    s,
    seat,
    pool.filter((_, place) => place !== at),
  )
  return at >= 0
}

export function setPasses(s: LState, seat: Seat, count: number): void {
  if (s.table.passes[seat] === count) return
  const open: Open<LegionTable> = s.table
  open.passes = { ...s.table.passes, [seat]: count }
  tell(s, { type: 'pass pool', seat, count })
}

/** A face-up order token is shuffled into its owner's pool. */
export function shuffleOrderIn(s: LState, unit: Unit): void {
  if (unit.order !== 'up' && unit.order !== 'down') return
  turnOrder(s, unit, 'none')
  setPool(s, unit.seat, [...(s.table.pools[unit.seat] ?? []), unit.rank])
  tell(s, { type: 'order returned', unit: unit.id })
}

export function changeObjective(s: LState, objective: Objective, to: Partial<Objective>): void {
  s.table.objectives = s.table.objectives.map((one) => (one === objective ? { ...one, ...to } : one))
}

/** A unit claims an asset token: it leaves the battlefield for the unit's card (LG2-OBJ-011). */
export function claim(s: LState, unit: Unit, objective: Objective): void {
  const open: Open<Unit> = unit
  open.holds = [...unit.holds, objective.id]
  changeObjective(s, objective, { lies: false })
  tell(s, { type: 'claimed', unit: unit.id, objective: objective.id })
}

/** A token is placed on the battlefield. */
export function placeToken(s: LState, token: Objective, seat: Seat, at: Lying): void {
  changeObjective(s, token, { lies: true, ...at })
  tell(s, { type: 'placed', seat, objective: token.id })
}

/** A token leaves the game; whoever held it holds it no longer. */
export function removeToken(s: LState, token: Objective): void {
  changeObjective(s, token, { lies: false })
  for (const unit of s.table.units) {
    const open: Open<Unit> = unit
    open.holds = unit.holds.filter((id) => id !== token.id)
  }
  tell(s, { type: 'token removed', objective: token.id })
}

/** Wounds or suppression come onto a token. */
export function countOnToken(s: LState, token: Objective, more: number): void {
  changeObjective(s, token, { count: token.count + more })
  tell(s, { type: 'token count', objective: token.id, count: token.count + more })
}

export function controlToken(s: LState, unit: Unit, token: Objective): void {
  changeObjective(s, token, { seat: unit.seat })
  tell(s, { type: 'controlled', unit: unit.id, objective: token.id })
}

export function addCondition(s: LState, unit: Unit, condition: Condition): void {
  const open: Open<Unit> = unit
  open.conditions = [...unit.conditions, condition]
  tell(s, { type: 'condition', unit: unit.id, condition })
}

export function removeCondition(s: LState, unit: Unit, condition: Condition): void {
  const open: Open<Unit> = unit
  open.conditions = unit.conditions.filter((one) => one !== condition)
  tell(s, { type: 'condition over', unit: unit.id, condition })
}

/** A box of a score table is marked (LG2-CARD-009); its points are told by themselves. */
export function markBox(s: LState, seat: Seat, box: string): void {
  s.table.marks = { ...s.table.marks, [seat]: [...(s.table.marks[seat] ?? []), box] }
}

/** A unit gives up an asset token that then lies on the battlefield. */
export function drop(s: LState, unit: Unit, objective: Objective, at: Lying): void {
  const open: Open<Unit> = unit
  open.holds = unit.holds.filter((id) => id !== objective.id)
  changeObjective(s, objective, { lies: true, ...at })
  tell(s, { type: 'dropped', unit: unit.id, objective: objective.id })
}
