import type { Named } from '@sandtable/kernel'
import type { PilotCard, Restrictions, ShipType, Slot, Stats, UpgradeCard } from '../../data/types.ts'
import { cardName, shipTypeName } from '../words/names.ts'
import { sameCard } from './cards.ts'
import { nameOf } from './names.ts'
import { type Problem, ruleOf, say } from './problem.ts'
import { limitOf, slotsWith } from './slots.ts'
import type { Squad } from './squad.ts'
import { actionNames } from './terms.ts'

/** A ship of a squad with its cards looked up. */
export interface Fitting {
  readonly at: number
  readonly pilot: PilotCard
  readonly type: ShipType
  readonly equipped: readonly UpgradeCard[]
}

/** A squad with its cards looked up. */
export interface Roster {
  readonly faction: Squad['faction']
  readonly fittings: readonly Fitting[]
}

/** What the card's own words forbid on this ship. */
export function brokenBy(card: UpgradeCard, fitting: Fitting, roster: Roster): Problem[] {
  const { restrictions } = card
  const found: Problem[] = []
  const add = (rule: string, text: Named, culprit = card) =>
    found.push({ rule, ship: fitting.at, card: culprit.id, text })
  repeated(card, fitting, (twice) => add(ruleOf(card.id), say.sameTwice(nameOf(twice), nameOf(card)), twice))
  if (restrictions === undefined) return found
  inGeneral(card, restrictions, fitting, roster, add)
  ofValues(card, restrictions, fitting, add)
  ofBars(card, restrictions, fitting, add)
  ofOtherCards(card, restrictions, fitting, roster, add)
  return found
}

type Add = (rule: string, text: Named, culprit?: UpgradeCard) => void

/** Faction (XW-BUILD-003); ship type and size (XW-BUILD-009). */
function inGeneral(
  card: UpgradeCard,
  { faction, ...rest }: Restrictions,
  fitting: Fitting,
  roster: Roster,
  add: Add,
) {
  const { ships, size, factionWaivedIfSquadHas: friend } = rest
  const waived = friend !== undefined && hasName(roster, friend)
  if (faction !== undefined && !faction.includes(roster.faction) && !waived)
    add('XW-BUILD-003', say.otherFaction(nameOf(card), faction))
  // The data name every ship type whose name contains the restricted one: nothing is compared by name here.
  if (ships !== undefined && !ships.includes(fitting.type.id))
    add('XW-BUILD-009', say.onlyShips(nameOf(card), ships.map(shipTypeName)))
  if (size !== undefined && !size.includes(fitting.type.size))
    add('XW-BUILD-009', say.onlySizes(nameOf(card), size))
}

function hasName(roster: Roster, xws: string): boolean {
  return roster.fittings.some(
    ({ pilot, equipped }) => pilot.xws === xws || equipped.some((card) => card.xws === xws),
  )
}

const valueNames = {
  skill: { en: 'pilot skill', de: 'Pilotenwert' },
  agility: { en: 'agility', de: 'Wendigkeit' },
  hull: { en: 'hull value', de: 'Hüllenwert' },
  shields: { en: 'shield value', de: 'Schildwert' },
} as const

function ofValues(card: UpgradeCard, restrictions: Restrictions, fitting: Fitting, add: Add) {
  const { minSkill, maxAgility, maxHull, shieldValue } = restrictions
  if (minSkill !== undefined && valueWith('skill', card, fitting) < minSkill)
    add(ruleOf(card.id), say.atLeast(nameOf(card), valueNames.skill, minSkill))
  if (maxAgility !== undefined && valueWith('agility', card, fitting) > maxAgility)
    add(ruleOf(card.id), say.atMost(nameOf(card), valueNames.agility, maxAgility))
  if (maxHull !== undefined && valueWith('hull', card, fitting) > maxHull)
    add(ruleOf(card.id), say.atMost(nameOf(card), valueNames.hull, maxHull))
  if (shieldValue !== undefined && valueWith('shields', card, fitting) !== shieldValue)
    add(ruleOf(card.id), say.exactly(nameOf(card), valueNames.shields, shieldValue))
}

/**
 * A value with what other equipped cards add to it. A card that lies in a slot which the asking card brings
 * does not count: Veteran Instincts cannot lend a rookie the skill for the R2-D6 that makes room for it.
 */
function valueWith(
  value: 'skill' | keyof Stats,
  asking: UpgradeCard,
  { pilot, type, equipped }: Fitting,
): number {
  let sum = value === 'skill' ? pilot.skill : (pilot.statOverrides?.[value] ?? type[value])
  for (const card of equipped) {
    const hangsOnIt = asking.grants?.slots?.includes(card.slot) ?? false
    if (card !== asking && !hangsOnIt) sum += card.grants?.stats?.[value] ?? 0
  }
  return sum
}

function ofBars(card: UpgradeCard, restrictions: Restrictions, fitting: Fitting, add: Add) {
  const { requiresAction: action, requiresIcons, forbidsIcon } = restrictions
  const others = fitting.equipped.filter((other) => other !== card)
  if (action !== undefined) {
    const has =
      fitting.type.actions.includes(action) || others.some((o) => o.grants?.actions?.includes(action))
    if (!has) add(ruleOf(card.id), say.needsAction(nameOf(card), actionNames[action]))
  }
  if (requiresIcons === undefined && forbidsIcon === undefined) return
  const slots = slotsWith(fitting.pilot.slots, others)
  const shows = (icon: Slot) =>
    slots.some(({ accepts: [first, ...more] }) => first === icon && more.length === 0)
  for (const icon of requiresIcons ?? [])
    if (!shows(icon)) add(ruleOf(card.id), say.needsIcon(nameOf(card), icon))
  for (const icon of forbidsIcon ?? [])
    if (shows(icon)) add(ruleOf(card.id), say.forbidsIcon(nameOf(card), icon))
}

function ofOtherCards(
  card: UpgradeCard,
  restrictions: Restrictions,
  fitting: Fitting,
  roster: Roster,
  add: Add,
) {
  const { mustEquip, maxCrewCost, onlyUniqueIn, docks } = restrictions
  if (mustEquip !== undefined && !fitting.equipped.some((other) => other.id === mustEquip))
    add(ruleOf(card.id), say.mustEquip(nameOf(card), cardName(`upgrade:${mustEquip}`)))
  for (const other of fitting.equipped) {
    if (maxCrewCost !== undefined && other.slot === 'crew' && other.points > maxCrewCost)
      add(ruleOf(card.id), say.tooDear(nameOf(other), nameOf(card), maxCrewCost), other)
    if (other.slot === onlyUniqueIn && !other.unique)
      add(ruleOf(card.id), say.notUnique(nameOf(other), nameOf(card)), other)
  }
  if (docks === undefined) return
  const partner = roster.fittings.some(
    ({ type, equipped }) => type.id === docks.ship && equipped.some((other) => other.id === docks.title),
  )
  if (partner) return
  const [ship, title] = [shipTypeName(docks.ship), cardName(`upgrade:${docks.title}`)]
  add(ruleOf(card.id), say.docksNothing(nameOf(card), ship, title))
}

/** Cards that are there twice although this one asks for different ones. */
function repeated(card: UpgradeCard, { equipped }: Fitting, found: (twice: UpgradeCard) => void) {
  const asks: readonly [boolean, Slot][] = [
    [limitOf('modification', card)?.different ?? false, 'modification'],
    [limitOf('title', card)?.different ?? false, 'title'],
    [card.restrictions?.differentElite ?? false, 'elite'],
  ]
  for (const [different, slot] of asks) {
    if (!different) continue
    const ofSlot = equipped.filter((other) => other.slot === slot)
    for (const [at, other] of ofSlot.entries()) {
      if (ofSlot.slice(0, at).some((earlier) => sameCard(earlier, other))) found(other)
    }
  }
}
