import { query } from '@sandtable/kernel'
import { TOLERANCE } from '@sandtable/plane'
import type { Keyword, Slot, UpgradeCard, Weapon } from '../data/types.ts'
import { commandCard, editionOfCard, findCounterpart, findUpgrade, upgradeCard } from './catalogue.ts'
import { reachOf, SEGMENT } from './geometry/measures.ts'
import { inMeleeWith, isEngaged } from './geometry/melee.ts'
import { distanceToUnit } from './geometry/ranges.ts'
import { keptByCards } from './kept-by-cards.ts'
import type { LState, Mini, Unit } from './state.ts'
import { asTarget, cardOfUnit, counterpartOf, isActive, keywordOfMini, leaderOf } from './units.ts'
import { hasKeyword } from './values.ts'
import type { Added, PoolKind } from './vocabulary/attacks.ts'
import { weaponsOn } from './weapons-of-cards.ts'

/** Weapons, and who may use them. */

/** A weapon with the card that it is printed on; null: the unit card. */
export interface Arm {
  readonly weapon: Weapon
  readonly card: string | null
}

/** Their weapons are for the miniature alone that they brought (LG2-UPG-008). */
const personal: readonly Slot[] = ['heavy weapon', 'personnel', 'squad leader']

function mayUse(mini: Mini, upgrade: UpgradeCard): boolean {
  return !personal.includes(upgrade.slot) || mini.by === upgrade.id
}

/** Noncombatants use no weapon (LG2-CKW-051); with Sidearm only that of the card, for what it names (LG2-CKW-055). */
function isBarred(unit: Unit, mini: Mini, { card }: Arm, kind: PoolKind): boolean {
  if (keywordOfMini(mini, 'noncombatant') !== undefined) return true
  return unit.upgrades.some((one) => {
    const upgrade = upgradeCard(one.card)
    const sidearm = upgrade.gains?.find(({ id }) => id === 'sidearm')
    if (sidearm === undefined || one.card === card || !isActive(unit, one.card)) return false
    const isIts = upgrade.adds === undefined || mini.by === one.card
    return isIts && sidearm.of?.toLowerCase().includes(kind) === true
  })
}

/** All weapons of a unit that could be used in attacks of its own. */
export function armsOf(unit: Unit): readonly Arm[] {
  return armoury(unit).own
}

/** Those for whom it overruns, and nobody else (LG2-WKW-051). */
export function overrunArms(unit: Unit): readonly Arm[] {
  return armoury(unit).overrun
}

/** All weapons of a unit, and which of its own each miniature may use, once somebody asked. */
interface Armoury {
  readonly own: readonly Arm[]
  readonly overrun: readonly Arm[]
  readonly ofMinis: Readonly<Record<PoolKind, Map<Mini, readonly Arm[]>>>
}

/** By the card that it wields. */
const armouries: (unit: Unit) => Map<string, Armoury> = keptByCards(() => new Map())

function armoury(unit: Unit): Armoury {
  const { wields } = unit
  const known = armouries(unit)
  const wielded = wields === null ? '' : `${wields.card} ${wields.only}`
  const name = unit.broken === undefined ? wielded : `${wielded} ${unit.broken.join()}`
  let found = known.get(name)
  if (found === undefined) {
    const arms = readyArms(unit)
    found = {
      own: arms.filter(({ weapon }) => weapon.overrun !== true),
      overrun: arms.filter(({ weapon, card }) => weapon.overrun === true && isInUse(unit, card)),
      ofMinis: { ranged: new Map(), melee: new Map(), overrun: new Map() },
    }
    known.set(name, found)
  }
  return found
}

/** The names of all weapons on its cards, whatever their state. */
export function weaponsOfUnit(unit: Unit): string[] {
  const more = unit.upgrades.flatMap(({ card }) => weaponsOn(unit, card))
  return [...cardOfUnit(unit).weapons, ...more].map(({ name }) => name)
}

function isInUse(unit: Unit, card: string | null): boolean {
  return card === null || findUpgrade(card) === undefined || isActive(unit, card)
}

/** On ready cards with the side up that has them. */
function readyArms(unit: Unit): Arm[] {
  const lent = armsOfCommand(unit)
  if (unit.wields?.only === true) return lent
  const own = cardOfUnit(unit).weapons.map((weapon) => ({ weapon, card: null }))
  const more = unit.upgrades.flatMap(({ card, state, side }) => {
    if (upgradeCard(card).use !== undefined && state !== 'ready') return []
    return weaponsOn(unit, card).flatMap((weapon) =>
      weapon.byAction !== true && (weapon.side === undefined || weapon.side === side)
        ? [{ weapon, card }]
        : [],
    )
  })
  const partner = counterpartOf(unit)
  const partners = (partner?.weapons ?? []).map((weapon) => ({ weapon, card: unit.counterpart }))
  return [...own, ...more, ...partners, ...lent].filter(
    ({ weapon }) => weapon.dice !== null && unit.broken?.includes(weapon.name) !== true,
  )
}

/** The weapons of the card that it wields: of a command card its leader alone may use them (LG2-ATK-015). */
function armsOfCommand(unit: Unit): Arm[] {
  const { wields } = unit
  if (wields === null) return []
  if (findUpgrade(wields.card) !== undefined)
    return weaponsOn(unit, wields.card).map((weapon) => ({ weapon, card: wields.card }))
  return (commandCard(wields.card).weapons ?? []).map((weapon) => ({
    weapon,
    card: `command:${wields.card}`,
  }))
}

/** The command card that a weapon is printed on. */
export function commandOfArm(card: string | null): string | null {
  return card?.startsWith('command:') ? card.slice('command:'.length) : null
}

/** Those that this miniature may use in a pool of this kind. */
export function armsOfMini(unit: Unit, mini: Mini, kind: PoolKind): readonly Arm[] {
  const known = armoury(unit).ofMinis[kind]
  const before = known.get(mini)
  if (before !== undefined) return before
  const found = findArms(unit, mini, kind)
  known.set(mini, found)
  return found
}

function findArms(unit: Unit, mini: Mini, kind: PoolKind): readonly Arm[] {
  return armsOf(unit).filter((arm) => {
    if (commandOfArm(arm.card) !== null) return mini === unit.minis[0]
    // Each uses the weapons of its own card (LG2-KW-159).
    if (unit.counterpart !== null && (mini.by === unit.counterpart || arm.card === unit.counterpart))
      return mini.by === arm.card
    return (arm.card === null || mayUse(mini, upgradeCard(arm.card))) && !isBarred(unit, mini, arm, kind)
  })
}

/** Does one miniature only use it in an attack (LG2-UPG-011, LG2-UPG-Kj)? */
export function isForOne({ card }: Arm): boolean {
  if (card === null || commandOfArm(card) !== null) return false
  // In 2018 all of a unit may throw theirs (LG1-WPNB-015).
  if (editionOfCard(card) !== '2024') return false
  const slot = findUpgrade(card)?.slot
  return slot === 'grenades' || slot === 'gear'
}

export function hasMeleeWeapon(unit: Unit): boolean {
  return armsOf(unit).some(({ weapon }) => weapon.melee === true)
}

/** The ways in which a weapon could be used against a unit, as far as range and melee go (LG2-ATK-016, -017). */
export function kindsAgainst(
  s: LState,
  unit: Unit,
  weapon: Weapon,
  defender: Unit,
  farther?: string,
  stance = stanceTo(s, unit, defender),
): readonly PoolKind[] {
  if (stance.inMelee) return weapon.melee === true ? onlyMelee : neither
  const isInReach = reaches(s, unit, weapon, defender, stance.way, weapon.name === farther ? 1 : 0)
  return isInReach && mayShoot(s, unit, weapon, defender, stance) ? onlyRanged : neither
}

/** How a unit stands to another: the same for all its weapons. */
export interface Stance {
  readonly inMelee: boolean
  /** From the leader to the nearest miniature (LG2-ATK-016). */
  readonly way: number
  /** Is either of them engaged? Null until somebody asks. */
  isEngaged: boolean | null
  isDefenderEngaged: boolean | null
}

export function stanceTo(s: LState, unit: Unit, defender: Unit): Stance {
  return {
    inMelee: inMeleeWith(s, unit, defender),
    way: distanceToUnit(unit, leaderOf(unit), asTarget(defender)),
    isEngaged: null,
    isDefenderEngaged: null,
  }
}

const neither: readonly PoolKind[] = []
const onlyMelee: readonly PoolKind[] = ['melee']
const onlyRanged: readonly PoolKind[] = ['ranged']

/** The keywords of a weapon in this unit's hands. */
export function keywordsOfWeapon(s: LState, unit: Unit, weapon: Weapon): readonly Keyword[] {
  return query(s, 'weapon keywords', weapon.keywords ?? [], { unit: unit.id, weapon })
}

/** LG2-MELEE-013, -014, LG2-WKW-060. */
function mayShoot(s: LState, unit: Unit, weapon: Weapon, defender: Unit, stance: Stance): boolean {
  if (!query(s, 'may attack at range', true, { unit: unit.id, defender: defender.id })) return false
  const isVersatile = keywordsOfWeapon(s, unit, weapon).some(({ id }) => id === 'versatile')
  if (!isVersatile) {
    stance.isEngaged ??= isEngaged(s, unit)
    if (stance.isEngaged) return false
  }
  stance.isDefenderEngaged ??= isEngaged(s, defender)
  return !stance.isDefenderEngaged
}

/** Measured from the leader to the nearest miniature of the defender, for all (LG2-ATK-016). */
function reaches(
  s: LState,
  unit: Unit,
  weapon: Weapon,
  defender: Unit,
  way: number,
  farther: 0 | 1,
): boolean {
  if (weapon.range === undefined) return false
  const [least, written] = weapon.range
  const printed = query(s, 'farthest range', written, { unit: unit.id, weapon })
  const most = printed === null ? null : printed + farther
  if (isImmuneToRange(s, defender, most)) return false
  return !isTooNear(least, way) && way <= reachOf(most) + TOLERANCE
}

/** May no pool against this unit have a weapon that reaches no farther than this (LG2-KW-114)? */
export function isImmuneToRange(s: LState, defender: Unit, farthest: number | null): boolean {
  return farthest === 1 && hasKeyword(s, defender, 'immune-range-1-weapons')
}

function isTooNear(least: number, way: number): boolean {
  return least > 1 && way <= (least - 1) * SEGMENT + TOLERANCE
}

/** Could this ranged weapon be used against a unit, however far away it is (LG2-WKW-046)? */
export function mayShootAtAnyRange(s: LState, unit: Unit, weapon: Weapon, defender: Unit): boolean {
  const stance = stanceTo(s, unit, defender)
  const [least = 1] = weapon.range ?? []
  return !stance.inMelee && !isTooNear(least, stance.way) && mayShoot(s, unit, weapon, defender, stance)
}

/** None of its weapons reaches farther than this, not even with Long Shot (LG2-WKW-062). */
export function farthestReach(s: LState, unit: Unit): number {
  let farthest = 1
  for (const { weapon } of armsOf(unit)) {
    if (weapon.range === undefined) continue
    const most = query(s, 'farthest range', weapon.range[1], { unit: unit.id, weapon })
    if (most === null) return Number.POSITIVE_INFINITY
    farthest = Math.max(farthest, most)
  }
  return reachOf(farthest + 1) + TOLERANCE
}

function isOfKind({ range, melee }: Weapon, kind: PoolKind): boolean {
  return kind === 'ranged' ? range !== undefined : melee === true
}

/** A weapon of a unit by the card it is on and its name, whatever the state of the card. */
export function weaponOf(unit: Unit, { weapon, card, kind }: Omit<Added, 'mini'>): Weapon {
  const command = commandOfArm(card)
  const all =
    command !== null
      ? (commandCard(command).weapons ?? [])
      : card === null
        ? cardOfUnit(unit).weapons
        : (findCounterpart(card)?.weapons ?? weaponsOn(unit, card))
  // Both sides of a card may have a weapon of the same name, and a card one for each kind of attack.
  const up = unit.upgrades.find((one) => one.card === card)?.side
  const named = all.filter((one) => one.name === weapon && (kind === undefined || isOfKind(one, kind)))
  const found = named.find(({ side }) => side === up) ?? named[0]
  if (found === undefined) throw new Error(`${unit.id} has no ${weapon}`)
  return found
}
