import { isRecord } from '@sandtable/kit'
import type { UpgradeCard } from '../../data/types.ts'
import {
  findPilot,
  findShipType,
  findUpgrade,
  findUpgrades,
  isDeployed,
  sameCard,
  squadFactions,
} from './cards.ts'
import { nameOf } from './names.ts'
import { type Problem, ruleOf, say } from './problem.ts'
import { brokenBy, type Fitting, type Roster } from './restrictions.ts'
import { slotsWith, withoutSlot } from './slots.ts'
import { pointsOf, type Squad, type SquadShip } from './squad.ts'

export type { Problem } from './problem.ts'

/** Which cards may be used. Pilots and upgrades share ids (Luke Skywalker flies, and rides along). */
export type Offered = (id: string, kind: 'pilot' | 'upgrade') => boolean

export interface Terms {
  /** The most squad points. */
  readonly points: number
  readonly offered: Offered
}

/** More than these no squad can have; what is beyond is not looked at card by card. */
const mostShips = 200
const mostUpgrades = 30

/** Everything that is wrong with a squad; nothing, if it may be fielded. Takes whatever a file may hold. */
export function checkSquad(value: unknown, terms: Terms): Problem[] {
  if (!isSquad(value)) return [{ rule: 'XW-BUILD-001', text: say.notASquad() }]
  if (value.ships.length === 0) return [{ rule: 'XW-BUILD-001', text: say.noShips() }]
  if (value.ships.length > mostShips) return [{ rule: 'XW-BUILD-001', text: say.tooManyShips(mostShips) }]
  const crowded = value.ships.findIndex((ship) => ship.upgrades.length > mostUpgrades)
  if (crowded >= 0) return [{ rule: 'XW-BUILD-006', ship: crowded, text: say.tooManyUpgrades(mostUpgrades) }]
  const roster = { faction: value.faction, fittings: value.ships.flatMap(fitted) }
  return [
    ...unknownCards(value, terms.offered),
    ...deployedPilots(roster),
    ...wrongPilots(roster),
    ...repeatedNames(roster),
    ...crowdedSquad(roster),
    ...roster.fittings.flatMap((fitting) => wrongUpgrades(fitting, roster)),
    ...tooDear(value, terms.points),
  ]
}

/** Is it a squad by its form? The boundary at which a file's content becomes a squad. */
export function isSquad(value: unknown): value is Squad {
  if (!isRecord(value)) return false
  const { name, faction, ships } = value
  return (
    typeof name === 'string' &&
    squadFactions.some((one) => one === faction) &&
    Array.isArray(ships) &&
    ships.every(isShip)
  )
}

function isShip(value: unknown): value is SquadShip {
  if (!isRecord(value)) return false
  const { pilot, upgrades } = value
  return (
    typeof pilot === 'string' && Array.isArray(upgrades) && upgrades.every((card) => typeof card === 'string')
  )
}

function fitted(ship: SquadShip, at: number): Fitting[] {
  const pilot = findPilot(ship.pilot)
  const type = pilot && findShipType(pilot.ship)
  if (pilot === undefined || type === undefined) return []
  return [{ at, pilot, type, equipped: findUpgrades(ship.upgrades) }]
}

/** Who wants to field a card needs it (XW-BUILD-012). */
function unknownCards(squad: Squad, offered: Offered): Problem[] {
  const found: Problem[] = []
  const rule = 'XW-BUILD-012'
  for (const [ship, { pilot, upgrades }] of squad.ships.entries()) {
    const card = findPilot(pilot)
    if (card === undefined) found.push({ rule, ship, card: pilot, text: say.noPilot(pilot) })
    else if (!isDeployed(pilot) && !offered(pilot, 'pilot'))
      found.push({ rule, ship, card: pilot, text: say.notOffered(nameOf(card)) })
    for (const id of upgrades) {
      const upgrade = findUpgrade(id)
      if (upgrade === undefined) found.push({ rule, ship, card: id, text: say.noUpgrade(id) })
      else if (!offered(id, 'upgrade'))
        found.push({ rule, ship, card: id, text: say.notOffered(nameOf(upgrade)) })
    }
  }
  return found
}

/** The Nashtah Pup comes out of the Hound's Tooth, with no upgrades (XW-PIL-096, -099). */
function deployedPilots({ fittings }: Roster): Problem[] {
  return fittings
    .filter(({ pilot }) => isDeployed(pilot.id))
    .flatMap(({ at, pilot, equipped }) => [
      { rule: 'XW-PIL-096', ship: at, card: pilot.id, text: say.onlyDeployed(nameOf(pilot)) },
      ...equipped.map((card) => {
        const text = say.noUpgrades(nameOf(card), nameOf(pilot))
        return { rule: 'XW-PIL-099', ship: at, card: card.id, text }
      }),
    ])
}

function wrongPilots({ faction, fittings }: Roster): Problem[] {
  return fittings
    .filter(({ pilot }) => pilot.squadFaction !== faction)
    .map(({ at, pilot }) => {
      const text = say.otherFaction(nameOf(pilot), [pilot.squadFaction])
      return { rule: 'XW-BUILD-003', ship: at, card: pilot.id, text }
    })
}

/** A unique name once, whatever kinds of cards bear it (XW-BUILD-004). */
function repeatedNames({ fittings }: Roster): Problem[] {
  const found: Problem[] = []
  const names = new Set<string>()
  for (const { at, pilot, equipped } of fittings) {
    for (const card of [pilot, ...equipped]) {
      if (!card.unique) continue
      if (names.has(card.name))
        found.push({ rule: 'XW-BUILD-004', ship: at, card: card.id, text: say.uniqueTwice(nameOf(card)) })
      names.add(card.name)
    }
  }
  return found
}

/** Cards that say how many of them a squad may have. */
function crowdedSquad({ fittings }: Roster): Problem[] {
  const found: Problem[] = []
  const counts = new Map<string, number>()
  for (const { at, equipped } of fittings) {
    for (const card of equipped) {
      const { xws, id, squadLimit } = card
      if (squadLimit === undefined) continue
      const count = (counts.get(xws) ?? 0) + 1
      counts.set(xws, count)
      if (count > squadLimit)
        found.push({
          rule: ruleOf(id),
          ship: at,
          card: id,
          text: say.tooManyInSquad(nameOf(card), squadLimit),
        })
    }
  }
  return found
}

function wrongUpgrades(fitting: Fitting, roster: Roster): Problem[] {
  const { equipped } = fitting
  if (equipped.length === 0) return []
  const limited = equipped.filter(
    (card, at) => card.limited && equipped.slice(0, at).some((earlier) => sameCard(earlier, card)),
  )
  return [
    ...limited.map((card) => {
      return { rule: 'XW-BUILD-008', ship: fitting.at, card: card.id, text: say.limitedTwice(nameOf(card)) }
    }),
    ...withoutSlot(equipped, slotsWith(fitting.pilot.slots, equipped)).map((card) => slotless(card, fitting)),
    ...[...new Set(equipped)].flatMap((card) => brokenBy(card, fitting, roster)),
  ]
}

/** No slot: because a card took it, or because there never was one. */
function slotless(card: UpgradeCard, { at, equipped }: Fitting): Problem {
  const taker = equipped.find(({ takes, restrictions }) => {
    return takes?.loses?.includes(card.slot) || restrictions?.forbidsSlot?.includes(card.slot)
  })
  const where = { ship: at, card: card.id }
  if (taker !== undefined)
    return { rule: ruleOf(taker.id), ...where, text: say.slotTaken(nameOf(card), nameOf(taker)) }
  const rule = card.slot === 'modification' || card.slot === 'title' ? 'XW-BUILD-007' : 'XW-BUILD-006'
  return { rule, ...where, text: say.noSlot(nameOf(card), [card.slot, ...(card.takes?.extraSlots ?? [])]) }
}

function tooDear(squad: Squad, limit: number): Problem[] {
  const cost = pointsOf(squad)
  return cost > limit ? [{ rule: 'XW-BUILD-001', text: say.tooManyPoints(cost, limit) }] : []
}
