import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { pilotCards } from '../../data/pilots.ts'
import type { PilotCard, SquadFaction, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { findPilot, findUpgrade, findUpgrades, squadFactions } from './cards.ts'
import { checkSquad, type Offered, type Terms } from './check.ts'
import { slotsOf, type UpgradeSlot } from './slots.ts'
import { pointsOf, type Squad, type SquadShip } from './squad.ts'

/** A card as it is named in play: `pilot:…`, `upgrade:…`. */
type Wanted = string

/**
 * A random legal squad, wise or not: one ship with everything, a swarm with nothing, and what lies between. With as
 * many of the wanted cards as it can hold, the first ones first.
 */
export function randomSquad(
  random: Random,
  points: number,
  offered: Offered,
  wanted: readonly Wanted[] = [],
): Squad {
  const terms = { points, offered }
  const pilots = pilotCards.filter((card) => card.points <= points && offered(card.id, 'pilot'))
  const factions = squadFactions.filter((one) => pilots.some((card) => card.squadFaction === one))
  if (factions.length === 0) throw new RangeError(`no pilot on offer for ${points} points`)
  const around = (faction: SquadFaction) => {
    const own = pilots.filter((card) => card.squadFaction === faction)
    return {
      own,
      squad: withWanted(random, { name: 'Random squad', faction, ships: [] }, own, wanted, terms),
    }
  }
  mix(random, factions)
  const [first] = wanted
  const tried = first === undefined ? undefined : factions.map(around).find((one) => holds(one.squad, first))
  const { own, squad } = tried ?? around(factions[0] as SquadFaction)
  return withUpgrades(random, withPilots(random, squad, own, terms), terms)
}

/** The cards of a squad, as they are named in play. */
export function cardsOf({ ships }: Squad): Wanted[] {
  return ships.flatMap(({ pilot, upgrades }) => [`pilot:${pilot}`, ...upgrades.map((id) => `upgrade:${id}`)])
}

function holds(squad: Squad, card: Wanted): boolean {
  return cardsOf(squad).includes(card)
}

/** Only for so many of the wanted cards another ship is bought, if no ship can have it: the others find a place or wait. */
const mostErrands = 30

function withWanted(
  random: Random,
  start: Squad,
  pilots: readonly PilotCard[],
  wanted: readonly Wanted[],
  terms: Terms,
): Squad {
  let squad = start
  for (const [at, name] of wanted.entries()) {
    const left = terms.points - pointsOf(squad)
    if (left <= 0) break
    const id = name.slice(name.indexOf(':') + 1)
    const pilot = name.startsWith('pilot:') ? pilots.find((card) => card.id === id) : undefined
    if (pilot !== undefined) squad = ifLegal(withShip(squad, { pilot: id, upgrades: [] }), squad, terms)
    const upgrade = name.startsWith('upgrade:') ? findUpgrade(id) : undefined
    if (upgrade === undefined || !isOf(squad, upgrade) || upgrade.points > left + 4) continue
    const bearers = at < mostErrands ? pilots.filter((card) => card.points <= left) : []
    squad = withBearer(random, squad, upgrade, bearers, terms)
  }
  return squad
}

/** The squad with the upgrade on a ship that can have it, one of its own or one more; without it, if there is none. */
function withBearer(
  random: Random,
  squad: Squad,
  upgrade: UpgradeCard,
  pilots: readonly PilotCard[],
  terms: Terms,
): Squad {
  const legal = (wanted: Squad) => checkSquad(wanted, terms).length === 0
  const own = squad.ships
    .flatMap((ship, at) => (mayCarry(ship, upgrade) ? [equipped(squad, at, upgrade)] : []))
    .find(legal)
  if (own !== undefined) return own
  // Some slots are on no pilot card: another upgrade gives them.
  const giving = upgradeCards.filter(({ grants }) => grants?.slots?.includes(upgrade.slot))
  const ships = pilots
    .flatMap(({ id }) =>
      [[], ...giving.map((card) => [card.id])].map((upgrades) => ({ pilot: id, upgrades })),
    )
    .filter((ship) => mayCarry(ship, upgrade))
  mix(random, ships)
  const docking = upgrade.restrictions?.docks?.ship
  const partners = docking === undefined ? [] : pilots.filter(({ ship }) => ship === docking)
  for (const ship of ships) {
    const larger = withShip(squad, ship)
    const fleets = [larger, ...partners.map(({ id }) => withShip(larger, { pilot: id, upgrades: [] }))]
    const found = fleets.map((fleet) => equipped(fleet, squad.ships.length, upgrade)).find(legal)
    if (found !== undefined) return found
  }
  return squad
}

function withShip(squad: Squad, ship: SquadShip): Squad {
  return { ...squad, ships: [...squad.ships, ship] }
}

/** Has the ship a slot for it, as far as its type goes? */
function mayCarry(ship: SquadShip, { slot, restrictions }: UpgradeCard): boolean {
  const type = findPilot(ship.pilot)?.ship ?? ''
  if (restrictions?.ships?.includes(type) === false) return false
  return freeSlots(ship).some(({ accepts }) => accepts.includes(slot))
}

function withPilots(random: Random, start: Squad, pilots: readonly PilotCard[], terms: Terms): Squad {
  let squad = start
  const wanted = 1 + nextBelow(random, 8)
  // What is set aside here is for upgrades.
  const budget = terms.points - nextBelow(random, Math.floor(terms.points * 0.4) + 1)
  for (let taken = 0; taken < wanted; taken++) {
    const left = squad.ships.length === 0 ? terms.points : budget - pointsOf(squad)
    const share = Math.max(12, Math.floor((budget - pointsOf(squad)) / (wanted - taken)))
    const within = pilots.filter((card) => card.points <= Math.min(left, share))
    const affordable = within.length > 0 ? within : pilots.filter((card) => card.points <= left)
    if (affordable.length === 0) break
    const ship = { pilot: pickOne(random, affordable).id, upgrades: [] }
    squad = ifLegal(withShip(squad, ship), squad, terms)
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
