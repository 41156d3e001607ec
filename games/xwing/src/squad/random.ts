import { nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { pilotCards } from '../../data/pilots.ts'
import type { PilotCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { findPilot, findUpgrade, findUpgrades, squadFactions } from './cards.ts'
import { checkSquad, type Offered, type Terms } from './check.ts'
import { slotsOf, type UpgradeSlot } from './slots.ts'
import { pointsOf, type Squad, type SquadShip } from './squad.ts'

/** A random legal squad, wise or not: one ship with everything, a swarm with nothing, and what lies between. */
export function randomSquad(random: Random, points: number, offered: Offered): Squad {
  const terms = { points, offered }
  const pilots = pilotCards.filter((card) => card.points <= points && offered(card.id, 'pilot'))
  const factions = squadFactions.filter((one) => pilots.some((card) => card.squadFaction === one))
  if (factions.length === 0) throw new RangeError(`no pilot on offer for ${points} points`)
  const faction = pickOne(random, factions)
  const own = pilots.filter((card) => card.squadFaction === faction)
  const bare = withPilots(random, { name: 'Random squad', faction, ships: [] }, own, terms)
  return withUpgrades(random, bare, terms)
}

function withPilots(random: Random, start: Squad, pilots: readonly PilotCard[], terms: Terms): Squad {
  let squad = start
  const wanted = 1 + nextBelow(random, 8)
  // What is set aside here is for upgrades.
  const budget = terms.points - nextBelow(random, Math.floor(terms.points * 0.4) + 1)
  for (let taken = 0; taken < wanted; taken++) {
    const left = taken === 0 ? terms.points : budget - pointsOf(squad)
    const share = Math.max(12, Math.floor((budget - pointsOf(squad)) / (wanted - taken)))
    const within = pilots.filter((card) => card.points <= Math.min(left, share))
    const affordable = within.length > 0 ? within : pilots.filter((card) => card.points <= left)
    if (affordable.length === 0) break
    const ship = { pilot: pickOne(random, affordable).id, upgrades: [] }
    squad = ifLegal({ ...squad, ships: [...squad.ships, ship] }, squad, terms)
  }
  return squad
}

function withUpgrades(random: Random, bare: Squad, terms: Terms): Squad {
  const cards = upgradeCards.filter((card) => isOf(bare, card) && terms.offered(card.id, 'upgrade'))
  /** For each ship, the cards that its type may have. */
  const choices = bare.ships.map((ship) => {
    const type = findPilot(ship.pilot)?.ship ?? ''
    return cards.filter(({ restrictions }) => restrictions?.ships?.includes(type) ?? true)
  })
  let squad = bare
  for (let tries = nextBelow(random, 12 * bare.ships.length + 12); tries > 0; tries--) {
    const at = nextBelow(random, squad.ships.length)
    const slot = pickOne(random, freeSlots(squad.ships[at] as SquadShip))
    const left = terms.points - pointsOf(squad)
    const some = choices[at]?.filter((card) => {
      // More than is left may do: a title can lower the cost by so much.
      return slot.accepts.includes(card.slot) && card.points <= left + 4
    })
    if (some === undefined || some.length === 0) continue
    squad = ifLegal(equipped(squad, at, pickOne(random, some)), squad, terms)
  }
  return squad
}

/** May the card be of this squad, as far as factions go? The whole check is dear; this spares most of it. */
function isOf({ faction }: Squad, { restrictions }: UpgradeCard): boolean {
  if (restrictions?.factionWaivedIfSquadHas !== undefined) return true
  return restrictions?.faction?.includes(faction) ?? true
}

/** The slots without a card, or all slots of a full ship. */
function freeSlots(ship: SquadShip): readonly UpgradeSlot[] {
  const slots = slotsOf(ship)
  const filled = findUpgrades(ship.upgrades).map((card) => card.slot)
  const free = slots.filter(({ accepts }) => {
    const at = filled.findIndex((slot) => accepts.includes(slot))
    if (at >= 0) filled.splice(at, 1)
    return at < 0
  })
  return free.length > 0 ? free : slots
}

/** The squad with the card, and with what the card cannot be without. */
function equipped(squad: Squad, at: number, card: UpgradeCard): Squad {
  const { mustEquip, docks } = card.restrictions ?? {}
  const partner = docks && squad.ships.findIndex((ship) => findPilot(ship.pilot)?.ship === docks.ship)
  const ships = squad.ships.map((ship, i) => {
    const more: string[] = []
    if (i === at) more.push(card.id)
    if (i === at && mustEquip !== undefined) more.push(mustEquip)
    if (i === partner && docks !== undefined && !hasTitle(ship)) more.push(docks.title)
    return more.length === 0 ? ship : { ...ship, upgrades: [...ship.upgrades, ...more] }
  })
  return { ...squad, ships }
}

function hasTitle(ship: SquadShip): boolean {
  return ship.upgrades.some((id) => findUpgrade(id)?.slot === 'title')
}

function ifLegal(wanted: Squad, otherwise: Squad, terms: Terms): Squad {
  return checkSquad(wanted, terms).length === 0 ? wanted : otherwise
}
