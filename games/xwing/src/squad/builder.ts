import type {
  Banner,
  Builder,
  BuildOffer,
  BuildPlace,
  BuildProblem,
  BuiltRow,
  Named,
} from '@sandtable/kernel'
import { eitherOf, forceBuilder } from '@sandtable/kit'
import { pilotCards } from '../../data/pilots.ts'
import type { PilotCard, Slot, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { isOffered } from '../cards/index.ts'
import { figuresOf } from '../sheet/pilot.ts'
import { pilotName, shipTypeName, upgradeName } from '../words/names.ts'
import { findPilot, findShipType, findUpgrade, findUpgrades, isDeployed, squadFactions } from './cards.ts'
import { checkSquad } from './check.ts'
import { note, shotsOf, terms as shotTerms } from './shots.ts'
import { slotsOf, type UpgradeSlot } from './slots.ts'
import { costOf, pointsOf, pointsOfShip, type Squad, type SquadShip } from './squad.ts'
import { factionNames, slotNames } from './terms.ts'
import { readXws, writeXws } from './xws.ts'

const limit = 100
const terms = { points: limit, offered: isOffered }
const ships = 'ships'

/** Squads, ship by ship and slot by slot. */
export const builder: Builder = forceBuilder<Squad, SquadShip, BuildProblem>({
  sides: squadFactions.map((id) => ({ id, name: factionNames[id] })),
  limit,
  empty: (side) => ({ name: '', faction: squadFactions.find((one) => one === side) ?? 'rebel', ships: [] }),
  sideOf: ({ faction }) => factionNames[faction],
  bannerOf,
  pointsOf,
  check: (squad) => checkSquad(squad, terms).map(({ rule, text }) => ({ rules: [rule], text })),
  keyOf: ({ text }) => text.en,
  rows: {
    at: ships,
    of: (squad) => squad.ships,
    with: (squad, rows) => ({ ...squad, ships: rows }),
    begin: (pilot) => ({ pilot, upgrades: [] }),
    cards: { of: ({ upgrades }) => upgrades, with: (ship, upgrades) => ({ ...ship, upgrades }) },
  },
  show: rowOf,
  places: () => [{ id: ships, label: { en: 'Ships', de: 'Schiffe' }, held: [], open: true }],
  offers: (squad, place) => (place === ships ? pilotOffers(squad) : upgradeOffers(squad, place)),
  formats: [
    {
      id: 'xws',
      name: { en: 'XWS', de: 'XWS' },
      write: writeXws,
      read: (text) => {
        const read = readXws(text)
        if (read.type === 'refused') return { refused: read.text }
        return { force: read.squad, notices: read.notices.map((one) => one.text) }
      },
    },
  ],
  shots: { terms: shotTerms, note, of: shotsOf },
})

/** The ships as they look on the table. */
export function bannerOf({ faction, ships }: Squad): Banner {
  return { emblem: faction, looks: ships.flatMap(({ pilot }) => findPilot(pilot)?.ship ?? []) }
}

type Offer = Omit<BuildOffer, 'problem'>

function rowOf(ship: SquadShip, at: number): Omit<BuiltRow, 'id' | 'at'> {
  const pilot = findPilot(ship.pilot)
  return {
    label: pilotName(ship.pilot) ?? { en: ship.pilot, de: ship.pilot },
    detail: pilot === undefined ? { en: '', de: '' } : detailOf(pilot),
    points: pointsOfShip(ship),
    about: `pilot:${ship.pilot}`,
    places: placesOf(ship, at),
  }
}

/** Ship, skill and the four figures on the card. */
function detailOf(pilot: PilotCard): Named {
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

const slotLabel: Named = { en: 'Slot', de: 'Platz' }

function pilotOffers(squad: Squad): Offer[] {
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
      traits: [
        { name: 'ship', label: { en: 'Ship', de: 'Schiff' }, value: shipTypeName(pilot.ship) },
        ...pilot.slots.map((slot) => ({ name: 'slot', label: slotLabel, value: slotNames[slot] })),
      ],
      figures: figuresOf(pilot),
    }))
}

function upgradeOffers(squad: Squad, place: string): Offer[] {
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
      traits: [{ name: 'slot', label: slotLabel, value: slotNames[card.slot] }],
    }))
}
