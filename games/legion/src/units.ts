import type { Seat } from '@sandtable/kernel'
import type { CounterpartCard, Keyword, Slot, UnitCard, UnitType, UpgradeCard } from '../data/types.ts'
import { findCounterpart, laid, upgradeCard } from './catalogue.ts'
import { formOf } from './forms.ts'
import { keptByCards } from './kept-by-cards.ts'
import { newUnit } from './new-unit.ts'
import type { LState, Mini, Objective, Unit, UnitId } from './state.ts'

/** Who is there, and what kind of unit it is. */

export function unitOf(s: LState, id: UnitId): Unit {
  for (const unit of s.table.units) if (unit.id === id) return unit
  for (const token of s.table.objectives) if (token.id === id) return unitOfToken(token)
  throw new Error(`no unit ${id}`)
}

/** A token that was laid, as a unit: so range, sight and attacks take it like any other (LG2-WKW-006). */
export function unitOfToken({ id, x, y, on, seat, card, lies }: Objective): Unit {
  const name = `${laid}${card ?? ''}`
  const unit = newUnit(seat ?? '', { card: name, upgrades: [] }, id)
  return { ...unit, deployed: lies, minis: unit.minis.map((mini) => ({ ...mini, x, y, on })) }
}

/** Is it such a token? What it does is an area attack (LG2-WKW-013). */
export function isLaid(unit: Unit): boolean {
  return unit.card.startsWith(laid)
}

export function findUnitOf(s: LState, id: unknown): Unit | undefined {
  return s.table.units.find((unit) => unit.id === id)
}

export function cardOfUnit(unit: Unit): UnitCard {
  return formOf(unit).card
}

/** The unit leader (LG2-UNIT-002). */
export function leaderOf(unit: Unit): Mini {
  const [leader] = unit.minis
  if (leader === undefined) throw new Error(`${unit.id} is defeated`)
  return leader
}

/** Its leader, or whoever led it last, for an attack that outlives it (LG1-KW-015). */
export function shootingLeaderOf(unit: Unit): Mini {
  return unit.minis[0] ?? unit.fallen.at(-1) ?? leaderOf(unit)
}

/** Neither has it an order token, nor was it issued an order before in this round (LG2-ORD-005, -012). */
export function hasNoOrder({ order, ordered }: Unit): boolean {
  return order === 'none' && !ordered
}

/** A unit is defeated when all its miniatures are (LG2-WOUND-012). */
export function isDefeated(unit: Unit): boolean {
  return unit.minis.length === 0
}

export function isOnBattlefield(unit: Unit): boolean {
  return unit.deployed && unit.minis.length > 0
}

/** It comes later, as its condition card says (LG1-DEPL-006). */
export function isHeldBack({ conditions }: Unit): boolean {
  return conditions.includes('reinforcements')
}

export function unitsOn(s: LState): Unit[] {
  return s.table.units.filter(isOnBattlefield)
}

/** Undefeated units of a side, deployed or not (LG2-POOL-005). */
export function unitsOfSide(s: LState, seat: Seat): Unit[] {
  return s.table.units.filter((unit) => unit.seat === seat && !isDefeated(unit))
}

export function enemiesOf(s: LState, unit: Unit): Unit[] {
  return s.table.units.filter((other) => other.seat !== unit.seat && isOnBattlefield(other))
}

/** All of its side that live, itself among them; those who are not there yet are near and in sight of each other (LG2-RANGE-022). */
export function friendsOf(s: LState, unit: Unit): Unit[] {
  return unitsOfSide(s, unit.seat).filter((other) => !isHeldBack(other))
}

export function isVehicle(unit: Unit): boolean {
  return formOf(unit).isVehicle
}

/** Every unit is a trooper or a vehicle (LG2-APXB-001, -003). */
export function isTrooper(unit: Unit): boolean {
  return !isVehicle(unit)
}

export function isOfType(unit: Unit, type: UnitType): boolean {
  return formOf(unit).type === type
}

export function isDroid(unit: Unit): boolean {
  return isOfType(unit, 'droid trooper') || isOfType(unit, 'heavy droid trooper')
}

/** Does it stand on notched bases (LG2-BASE-005, -006)? */
export function isNotched(unit: Unit): boolean {
  return formOf(unit).isNotched
}

/** Hover: Ground, by which it stands in the way of sight as a ground vehicle does (LG2-KW-199). */
export function hoversLow(unit: Unit): boolean {
  return cardOfUnit(unit).keywords.some(({ id, of }) => id === 'hover' && of === 'Ground')
}

/** The upgrades whose rules apply. */
export const activeUpgrades: (unit: Unit) => readonly UpgradeCard[] = keptByCards((unit) =>
  unit.upgrades.flatMap(({ card }) => (isActive(unit, card) ? [upgradeCard(card)] : [])),
)

/** Not once all its miniatures are defeated, unless it says so (LG2-UPG-021), and on no unit that is. */
export function isActive(unit: Unit, upgrade: string): boolean {
  const { adds, stays, slot } = upgradeCard(upgrade)
  if (unit.minis.length === 0) return false
  // What a counterpart brought goes with it (LG2-KW-155).
  if (isOfCounterpart(unit, slot)) return counterpartOf(unit) !== null
  return adds === undefined || stays === true || unit.minis.some((mini) => mini.by === upgrade)
}

/** What it gives this unit, as the card lies now. */
function gainsOf(unit: Unit, { id, gains = [] }: UpgradeCard): Keyword[] {
  const up = unit.upgrades.find(({ card }) => card === id)?.side
  return gains.filter(({ on, side }) => (on ?? unit.card) === unit.card && (side ?? up) === up)
}

/** Only the counterpart has room for such upgrades. */
function isOfCounterpart(unit: Unit, slot: Slot): boolean {
  if (unit.counterpart === null || cardOfUnit(unit).slots.includes(slot)) return false
  return findCounterpart(unit.counterpart)?.slots?.includes(slot) === true
}

/** The keywords that its upgrades give it; what it has already may bring another in its place. */
export const gainedKeywords: (unit: Unit) => readonly Keyword[] = keptByCards((unit) => {
  const upgrades = activeUpgrades(unit)
  const printed = upgrades.flatMap((upgrade) =>
    gainsOf(unit, upgrade).map((gained) => {
      const others = upgrades.filter((one) => one !== upgrade).flatMap(({ gains = [] }) => gains)
      const had = [...cardOfUnit(unit).keywords, ...others].some(({ id }) => id === gained.id)
      return gained.orElse !== undefined && had ? gained.orElse : gained
    }),
  )
  // Those of a counterpart, too, while it lives (LG2-KW-158, -160).
  return [...printed, ...unit.gained, ...(counterpartOf(unit)?.keywords ?? [])]
})

/** Does the upgrade that brought this miniature give it a keyword of its own: Leader, Noncombatant, Sidearm? */
export function keywordOfMini({ by }: Mini, id: string): Keyword | undefined {
  if (by === null) return undefined
  const keywords = findCounterpart(by)?.keywords ?? upgradeCard(by).gains
  return keywords?.find((one) => one.id === id)
}

/** What counts of a unit that is shot at: small counterparts are overlooked (LG2-CKW-030, -031). */
export function asTarget(unit: Unit): Unit {
  if (unit.counterpart === null) return unit
  const counted = unit.minis.filter((mini) => keywordOfMini(mini, 'small') === undefined)
  return counted.length === unit.minis.length ? unit : { ...unit, minis: counted }
}

/** The counterpart of a unit, while its miniature lives. */
export function counterpartOf({ counterpart, minis }: Unit): CounterpartCard | null {
  if (counterpart === null || !minis.some(({ by }) => by === counterpart)) return null
  return findCounterpart(counterpart) ?? null
}

/** How many of those that it began the game with are defeated. */
export function lostMinis(unit: Unit): number {
  const added = unit.upgrades.reduce((sum, { card }) => sum + (upgradeCard(card).adds?.minis ?? 0), 0)
  const partner = unit.counterpart === null ? 0 : 1
  return cardOfUnit(unit).minis + added + partner - unit.minis.length
}

/** One of the large squads. */
export const isSquad: (unit: Unit) => boolean = keptByCards((unit) =>
  unit.upgrades.some(({ card }) => upgradeCard(card).squad === true),
)

/** The wounds that defeat this miniature (LG2-UNIT-007, LG2-CARD-013). */
export function woundThreshold(unit: Unit, mini: Mini): number {
  // LG2-KW-157.
  const partner = findCounterpart(mini.by ?? '')
  if (partner !== undefined) return partner.wounds
  const own = mini.by === null ? undefined : upgradeCard(mini.by).adds?.wounds
  return own ?? cardOfUnit(unit).wounds ?? 1
}

/** Its affiliation, which an upgrade may change (LG2-APXC-009); null: it has none. */
export function affiliationOf(unit: Unit): string | null {
  const changed = activeUpgrades(unit).find(({ affiliationBecomes }) => affiliationBecomes !== undefined)
  return unit.affiliation ?? changed?.affiliationBecomes ?? cardOfUnit(unit).affiliation ?? null
}

export function isMercenary(unit: Unit): boolean {
  const { faction } = cardOfUnit(unit)
  return faction === 'mercenary' || faction === 'mandalorians'
}

/** Mercenaries are of no faction (LG2-APXC-007). */
export function shareFactionOrAffiliation(a: Unit, b: Unit): boolean {
  if (!isMercenary(a) && cardOfUnit(a).faction === cardOfUnit(b).faction) return true
  return haveSameAffiliation(a, b)
}

export function haveSameAffiliation(a: Unit, b: Unit): boolean {
  const affiliation = affiliationOf(a)
  return affiliation !== null && affiliation === affiliationOf(b)
}

/** So many wounds would defeat all that are left of it. */
export function woundsLeft(unit: Unit): number {
  return unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini) - mini.wounds, 0)
}

/** Has a vehicle any token of damage already (LG1-RESB-009)? */
export function isHarmed({ damaged, disabled, broken = [], disrupted = [] }: Unit): boolean {
  return damaged || disabled === true || broken.length + disrupted.length > 0
}

/** The wound tokens on all of its miniatures. */
export function woundsOn({ minis }: Unit): number {
  return minis.reduce((sum, { wounds }) => sum + wounds, 0)
}
