import type { Named } from '@sandtable/kernel'
import { isRecord, parsedJson, short } from '@sandtable/kit'
import { findPilot, findUpgrade, findUpgrades, isDeployed } from './cards.ts'
import { nameOf } from './names.ts'
import { pointsOf, pointsOfShip, type Squad, type SquadFaction, type SquadShip } from './squad.ts'
import {
  canonical,
  factionNamed,
  nameOfSlot,
  pilotsNamed,
  shipNamed,
  slotNamed,
  upgradeNamed,
} from './xws-names.ts'

/** Import and export of XWS, the format in which squad builders exchange squads. */

export type XwsRead =
  | { readonly type: 'squad'; readonly squad: Squad; readonly notices: readonly Notice[] }
  | { readonly type: 'refused'; readonly text: Named }

/** Something in the file that did not make it into the squad, or not as it stood there. */
export interface Notice {
  /** The place of the ship in the file. */
  readonly ship?: number
  readonly text: Named
}

const mostCharacters = 100_000
const mostShips = 100
const mostUpgrades = 30

/** Reads a file. Points in it are not believed, and whether the squad is legal is another question. */
export function readXws(text: string): XwsRead {
  if (text.length > mostCharacters) return refused('The file is too large.', 'Die Datei ist zu groß.')
  const data = parsedJson(text)
  return data === undefined
    ? refused('This is not XWS: the text is not JSON.', 'Das ist kein XWS: Der Text ist kein JSON.')
    : fromXws(data)
}

export function fromXws(data: unknown): XwsRead {
  if (!isRecord(data) || typeof data.faction !== 'string' || !Array.isArray(data.pilots))
    return refused(
      'This is not an XWS squad: its faction or its pilots are missing.',
      'Das ist keine XWS-Staffel: Die Fraktion oder die Piloten fehlen.',
    )
  const faction = factionNamed(data.faction)
  if (faction === undefined) {
    const name = short(data.faction)
    return refused(`There is no faction “${name}”.`, `Es gibt keine Fraktion „${name}“.`)
  }
  if (data.pilots.length > mostShips)
    return refused(`More than ${mostShips} pilots.`, `Mehr als ${mostShips} Piloten.`)
  const notices: Notice[] = []
  const ships = data.pilots.flatMap((entry: unknown, at) => {
    return readShip(entry, faction, (en, de) => notices.push({ ship: at, text: { en, de } })) ?? []
  })
  const name = typeof data.name === 'string' ? data.name : ''
  return { type: 'squad', squad: { name, faction, ships }, notices }
}

function refused(en: string, de: string): XwsRead {
  return { type: 'refused', text: { en, de } }
}

type Tell = (en: string, de: string) => void

function readShip(entry: unknown, faction: SquadFaction, tell: Tell): SquadShip | null {
  const { id, name, ship, upgrades, vendor } = isRecord(entry) ? entry : {}
  const said = typeof id === 'string' ? id : name
  if (typeof said !== 'string') {
    tell('A ship without a pilot was left out.', 'Ein Schiff ohne Pilot wurde weggelassen.')
    return null
  }
  const type = typeof ship === 'string' ? ship : null
  // Some builders list it beside the card that deploys it.
  if (isDeployed(canonical(said))) return null
  const [pilot, another] = pilotsNamed(said, type, faction)
  if (pilot === undefined) {
    tell(`Unknown pilot left out: ${short(said)}.`, `Unbekannter Pilot weggelassen: ${short(said)}.`)
    return null
  }
  if (another !== undefined) {
    const { en, de } = nameOf(pilot)
    tell(`${en} left out: which ship is not said.`, `${de} weggelassen: Es fehlt, welches Schiff.`)
    return null
  }
  if (type !== null && shipNamed(type) !== pilot.ship)
    tell(
      `${nameOf(pilot).en} does not fly that ship: ${short(type)}.`,
      `${nameOf(pilot).de} fliegt dieses Schiff nicht: ${short(type)}.`,
    )
  const { cards, whole } = readUpgrades(upgrades, tell)
  return { pilot: pilot.id, upgrades: (whole && asWeWroteThem(cards, vendor)) || cards }
}

function readUpgrades(upgrades: unknown, tell: Tell): { cards: string[]; whole: boolean } {
  const cards: string[] = []
  if (upgrades === undefined || upgrades === null) return { cards, whole: true }
  if (!isRecord(upgrades)) {
    tell('Upgrades that cannot be read were left out.', 'Unlesbare Aufwertungen wurden weggelassen.')
    return { cards, whole: false }
  }
  const listed = Object.entries(upgrades).flatMap(([slot, names]) => {
    return (Array.isArray(names) ? names : [names]).map((name: unknown) => [slot, name] as const)
  })
  if (listed.length > mostUpgrades)
    tell(
      `Upgrades after the first ${mostUpgrades} were left out.`,
      `Nur die ersten ${mostUpgrades} Aufwertungen wurden gelesen.`,
    )
  for (const [slot, name] of listed.slice(0, mostUpgrades)) {
    const said = typeof name === 'string' ? name : slot
    const card = typeof name === 'string' ? upgradeNamed(name, slotNamed(slot)) : undefined
    if (card === undefined)
      tell(`Unknown upgrade left out: ${short(said)}.`, `Unbekannte Aufwertung weggelassen: ${short(said)}.`)
    else cards.push(card.id)
  }
  return { cards, whole: cards.length === listed.length }
}

/**
 * XWS keeps neither the order of cards in different slots nor the side of a dual card; our own note beside it does.
 * It is heeded only where it names the very cards that the list names: people edit lists.
 */
function asWeWroteThem(cards: readonly string[], vendor: unknown): string[] | null {
  const noted = isRecord(vendor) && isRecord(vendor.sandtable) ? vendor.sandtable.cards : null
  if (!Array.isArray(noted) || noted.length !== cards.length) return null
  const ids = noted.filter((id): id is string => typeof id === 'string')
  return sorted(ids) === sorted(cards) ? ids : null
}

function sorted(ids: readonly string[]): string {
  return ids
    .map((id) => findUpgrade(id)?.xws ?? '')
    .sort()
    .join()
}

export interface Xws {
  readonly version: '1.0.0'
  readonly name: string
  readonly faction: SquadFaction
  readonly points: number
  readonly pilots: readonly XwsPilot[]
  readonly vendor: { readonly sandtable: { readonly builder: 'Sandtable' } }
}

export interface XwsPilot {
  readonly name: string
  readonly ship: string
  readonly points: number
  readonly upgrades: Readonly<Record<string, readonly string[]>>
  readonly vendor: { readonly sandtable: { readonly cards: readonly string[] } }
}

export function writeXws(squad: Squad): string {
  return JSON.stringify(toXws(squad), null, 2)
}

/** Cards that do not exist are not written. */
export function toXws(squad: Squad): Xws {
  return {
    version: '1.0.0',
    name: squad.name,
    faction: squad.faction,
    points: pointsOf(squad),
    pilots: squad.ships.flatMap((ship) => writeShip(ship) ?? []),
    vendor: { sandtable: { builder: 'Sandtable' } },
  }
}

function writeShip(ship: SquadShip): XwsPilot | null {
  const pilot = findPilot(ship.pilot)
  if (pilot === undefined) return null
  const cards = findUpgrades(ship.upgrades)
  const upgrades: Record<string, string[]> = {}
  for (const { slot, xws } of cards) {
    const name = nameOfSlot(slot)
    upgrades[name] = [...(upgrades[name] ?? []), xws]
  }
  return {
    name: pilot.xws,
    ship: pilot.ship,
    points: pointsOfShip(ship),
    upgrades,
    vendor: { sandtable: { cards: cards.map((card) => card.id) } },
  }
}
