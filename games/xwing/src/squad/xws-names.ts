import { pilotCards } from '../../data/pilots.ts'
import type { PilotCard, Slot, SquadFaction, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'

/** XWS names: how lists that travel between squad builders spell factions, ships, slots and cards. */

/** An XWS name is the English one in small letters and digits; a hyphen sets off the release. */
export function canonical(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9-]/g, '')
}

const factions: ReadonlyMap<string, SquadFaction> = new Map([
  ...['rebel', 'rebels', 'rebelalliance', 'resistance'].map((name) => [name, 'rebel'] as const),
  ...['imperial', 'empire', 'galacticempire', 'firstorder'].map((name) => [name, 'imperial'] as const),
  ...['scum', 'scumandvillainy'].map((name) => [name, 'scum'] as const),
])

export function factionNamed(name: string): SquadFaction | undefined {
  return factions.get(canonical(name).replaceAll('-', ''))
}

/** How we write each slot, and how others do or did. */
const slotSpellings: Readonly<Record<Slot, readonly [string, ...string[]]>> = {
  elite: ['ept', 'elite', 'elitepilottalent', 'talent'],
  torpedo: ['torpedo', 'torpedoes'],
  missile: ['missile', 'missiles'],
  cannon: ['cannon'],
  turret: ['turret', 'turretweapon'],
  bomb: ['bomb', 'bombmine', 'device'],
  crew: ['crew'],
  astromech: ['amd', 'astromech', 'astromechdroid'],
  'salvaged-astromech': ['samd', 'salvagedastromech', 'salvagedastromechdroid'],
  system: ['system', 'systemupgrade', 'sensor'],
  tech: ['tech'],
  illicit: ['illicit'],
  modification: ['mod', 'modification'],
  title: ['title'],
}

const slots: ReadonlyMap<string, Slot> = new Map(
  upgradeCards.flatMap(({ slot }) => slotSpellings[slot].map((name) => [name, slot] as const)),
)

export function slotNamed(name: string): Slot | undefined {
  return slots.get(canonical(name).replaceAll('-', ''))
}

export function nameOfSlot(slot: Slot): string {
  return slotSpellings[slot][0]
}

/** Ship names of early lists. */
const olderShips: ReadonlyMap<string, string> = new Map([
  ['m3ascykinterceptor', 'm3ainterceptor'],
  ['yt2400freighter', 'yt2400'],
  ['tieadvancedprototype', 'tieadvprototype'],
])

export function shipNamed(name: string): string {
  return olderShips.get(canonical(name)) ?? canonical(name)
}

/** The pilots that a list may mean. Pilots share names: the ship tells them apart, or else the faction. */
export function pilotsNamed(name: string, ship: string | null, faction: SquadFaction): PilotCard[] {
  const wanted = canonical(name)
  let found = pilotCards.filter((card) => card.xws === wanted || card.id === wanted)
  if (ship !== null) found = someOr(found, (card) => card.ship === shipNamed(ship))
  return someOr(found, (card) => card.squadFaction === faction)
}

function someOr<T>(items: T[], test: (item: T) => boolean): T[] {
  const some = items.filter(test)
  return some.length > 0 ? some : items
}

/**
 * The upgrade that a list means. Early lists use the bare name and leave it to the slot to tell R2-D2 the crew
 * from R2-D2 the astromech; later ones have a name for each. A dual card comes with the side it is listed by first.
 */
export function upgradeNamed(name: string, slot: Slot | undefined): UpgradeCard | undefined {
  const wanted = canonical(name)
  const exact = upgradeCards.filter((card) => card.id === wanted || card.xws === wanted)
  const inSlot = exact.find((card) => card.slot === slot)
  return inSlot ?? upgradeCards.find((card) => card.slot === slot && bare(card) === wanted) ?? exact[0]
}

function bare(card: UpgradeCard): string {
  return canonical(card.name).replaceAll('-', '')
}
