import type {
  BuildChange,
  Builder,
  BuildOffer,
  BuildPlace,
  BuildProblem,
  BuiltRow,
  Plain,
} from '@sandtable/kernel'
import { pilotCards } from '../../data/pilots.ts'
import type { PilotCard, Slot, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { isOffered } from '../cards/index.ts'
import { pilotName, shipTypeName, upgradeName } from '../words/names.ts'
import { findPilot, findShipType, findUpgrade, findUpgrades, isDeployed, squadFactions } from './cards.ts'
import { checkSquad, type Problem } from './check.ts'
import { slotsOf, type UpgradeSlot } from './slots.ts'
import { costOf, pointsOf, pointsOfShip, type Squad, type SquadShip } from './squad.ts'
import { eitherOf, factionNames, slotNames, type Text } from './terms.ts'
import { readXws, writeXws } from './xws.ts'

const limit = 100
const terms = { points: limit, offered: isOffered }
const ships = 'ships'
const plain = (squad: Squad) => squad as unknown as Plain
const squadOf = (force: Plain) => force as unknown as Squad

/** Squads, ship by ship and slot by slot. */
export const builder: Builder = {
  sides: squadFactions.map((id) => ({ id, name: factionNames[id] })),
  empty: (side) =>
    plain({ name: '', faction: squadFactions.find((one) => one === side) ?? 'rebel', ships: [] }),
  show: (force) => {
    const squad = squadOf(force)
    return {
      name: squad.name,
      side: factionNames[squad.faction],
      points: pointsOf(squad),
      limit,
      problems: checkSquad(squad, terms).map(problemOf),
      rows: squad.ships.map(rowOf),
      places: [{ id: ships, label: { en: 'Ships', de: 'Schiffe' }, held: [], open: true }],
    }
  },
  offers: (force, place) =>
    place === ships ? pilotOffers(squadOf(force)) : upgradeOffers(squadOf(force), place),
  change: (force, change) => plain(changed(squadOf(force), change)),
  formats: [
    {
      id: 'xws',
      name: { en: 'XWS', de: 'XWS' },
      write: (force) => writeXws(squadOf(force)),
      read: (text) => {
        const read = readXws(text)
        if (read.type === 'refused') return { refused: read.text }
        return { force: plain(read.squad), notices: read.notices.map((one) => one.text) }
      },
    },
  ],
}

function problemOf({ rule, text }: Problem): BuildProblem {
  return { rules: [rule], text }
}

function rowOf(ship: SquadShip, at: number): BuiltRow {
  const pilot = findPilot(ship.pilot)
  return {
    id: `${at}`,
    at: ships,
    label: pilotName(ship.pilot) ?? { en: ship.pilot, de: ship.pilot },
    detail: pilot === undefined ? { en: '', de: '' } : detailOf(pilot),
    points: pointsOfShip(ship),
    about: `pilot:${ship.pilot}`,
    places: placesOf(ship, at),
  }
}

/** Ship, skill and the four figures on the card. */
function detailOf(pilot: PilotCard): Text {
  const type = findShipType(pilot.ship)
  const {
    attack = type?.attack,
    agility = type?.agility,
    hull = type?.hull,
    shields = type?.shields,
  } = pilot.statOverrides ?? {}
  const figures = `${pilot.skill} · ${attack}/${agility}/${hull}/${shields}`
  const name = shipTypeName(pilot.ship)
  return { en: `${name.en} · ${figures}`, de: `${name.de} · ${figures}` }
}

/** A slot each, with the card that fills it; cards that fit nowhere stand in a place of their own. */
function placesOf(ship: SquadShip, at: number): BuildPlace[] {
  const left = [...ship.upgrades]
  const equipped = findUpgrades(ship.upgrades)
  const held = (card: UpgradeCard) => ({
    card: card.id,
    label: upgradeName(card.id) ?? { en: card.id, de: card.id },
    points: costOf(card, equipped),
    about: `upgrade:${card.id}`,
  })
  const places = slotsOf(ship).map((slot, number): BuildPlace => {
    const found = left.findIndex((id) => fills(findUpgrade(id), slot))
    const [id] = found < 0 ? [] : left.splice(found, 1)
    const card = id === undefined ? undefined : findUpgrade(id)
    return {
      id: `${at} ${number}`,
      label: eitherOf(slot.accepts.map((one) => slotNames[one])),
      held: card === undefined ? [] : [held(card)],
      open: card === undefined,
    }
  })
  if (left.length === 0) return places
  const label = { en: 'No slot for', de: 'Kein Platz für' }
  return [...places, { id: `${at} none`, label, held: findUpgrades(left).map(held), open: false }]
}

function fills(card: UpgradeCard | undefined, slot: UpgradeSlot): boolean {
  if (card === undefined || !slot.accepts.includes(card.slot)) return false
  return (slot.only === undefined || slot.only === card.id) && card.points <= (slot.maxCost ?? card.points)
}

function pilotOffers(squad: Squad): BuildOffer[] {
  return pilotCards
    .filter(
      (pilot) =>
        pilot.squadFaction === squad.faction && isOffered(pilot.id, 'pilot') && !isDeployed(pilot.id),
    )
    .map((pilot) => ({
      card: pilot.id,
      label: pilotName(pilot.id) ?? { en: pilot.id, de: pilot.id },
      detail: detailOf(pilot),
      points: pilot.points,
      about: `pilot:${pilot.id}`,
      problem: newProblem(squad, { add: pilot.id, at: ships }),
    }))
}

function upgradeOffers(squad: Squad, place: string): BuildOffer[] {
  const [at = '', number = ''] = place.split(' ')
  const ship = squad.ships[Number(at)]
  const slot = ship && slotsOf(ship)[Number(number)]
  if (ship === undefined || slot === undefined) return []
  const equipped = findUpgrades(ship.upgrades)
  return upgradeCards
    .filter((card) => fills(card, slot) && isOffered(card.id, 'upgrade'))
    .map((card) => ({
      card: card.id,
      label: upgradeName(card.id) ?? { en: card.id, de: card.id },
      detail: slotNames[card.slot as Slot],
      points: costOf(card, equipped),
      about: `upgrade:${card.id}`,
      problem: newProblem(squad, { add: card.id, at: place }),
    }))
}

/** What the change would break that is whole now. */
function newProblem(squad: Squad, change: BuildChange): BuildProblem | null {
  const before = new Set(checkSquad(squad, terms).map((one) => one.text.en))
  const found = checkSquad(changed(squad, change), terms).find((one) => !before.has(one.text.en))
  return found === undefined ? null : problemOf(found)
}

function changed(squad: Squad, change: BuildChange): Squad {
  if ('name' in change) return { ...squad, name: change.name.slice(0, 80) }
  if ('removeRow' in change)
    return { ...squad, ships: squad.ships.filter((_, at) => `${at}` !== change.removeRow) }
  if ('copyRow' in change) {
    const ship = squad.ships[Number(change.copyRow)]
    return ship === undefined ? squad : { ...squad, ships: [...squad.ships, ship] }
  }
  if ('add' in change && change.at === ships)
    return { ...squad, ships: [...squad.ships, { pilot: change.add, upgrades: [] }] }
  const [at = ''] = change.at.split(' ')
  return {
    ...squad,
    ships: squad.ships.map((ship, place) => {
      if (`${place}` !== at) return ship
      if ('add' in change) return { ...ship, upgrades: [...ship.upgrades, change.add] }
      const gone = ship.upgrades.indexOf(change.remove)
      return { ...ship, upgrades: ship.upgrades.filter((_, one) => one !== gone) }
    }),
  }
}
