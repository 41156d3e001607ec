import { type Plain, pickOne, type Random, type Roster, type Seat } from '@sandtable/kernel'
import { isMap, isWhole, otherKey } from '@sandtable/kit'
import { commandCards } from '../data/commands.ts'
import type { MapPlan } from '../data/maps/types.ts'
import { upgradeCards } from '../data/upgrades.ts'
import { type Army, pointsOf, pointsOfGroup } from './army/army.ts'
import { findFigure, skirmishFigures } from './army/cards.ts'
import { checkArmy } from './army/check.ts'
import { cardsOf, randomArmy } from './army/random.ts'
import { isOffered } from './cards/index.ts'
import { checkMap } from './map/check.ts'
import { findPlan, type MissionOnMap, missionOf, offeredMaps, offeredMissions } from './map/library.ts'
import type { Assault, AssaultSetup, AssaultTable, Attachment, Figure, Group } from './state.ts'

export const seats: readonly Seat[] = ['gold', 'silver']

export function checkSetup(setup: Plain): string | null {
  if (!isMap(setup)) return 'an object is expected'
  const { armies, points, missions, plan, rounds, ...rest } = setup
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return `“${unknown}” is not part of the setup`
  if (!isWhole(points, 1, 1000)) return 'points: a whole number from 1 to 1000 is expected'
  if (rounds !== null && !isWhole(rounds, 1, 1000)) return 'rounds: a whole number or null is expected'
  if (!isMap(armies) || otherKey(armies, seats) !== undefined)
    return `armies: ${seats.join(' and ')} are expected`
  for (const seat of seats) {
    const [problem] = checkArmy(armies[seat], { points, offered: isOffered })
    if (problem !== undefined)
      return `army of ${seat}: ${problem.field}: ${problem.text.en} (${problem.rules.join(', ')})`
  }
  const [fault] = plan === null ? [] : checkMap(plan)
  if (fault !== undefined) return `plan: ${fault.field}: ${fault.text.en}`
  return wrongMissions(missions, plan as unknown as MapPlan | null)
}

function wrongMissions(missions: Plain | undefined, plan: MapPlan | null): string | null {
  if (!Array.isArray(missions) || missions.length === 0) return 'missions: a list of at least one is expected'
  if (missions.length > 200) return 'missions: more than 200'
  for (const [at, one] of (missions as readonly Plain[]).entries()) {
    if (!isMap(one) || otherKey(one, ['map', 'letter']) !== undefined)
      return `missions[${at}]: map and letter are expected`
    const { map, letter } = one
    const of = plan ?? (typeof map === 'string' ? findPlan(map) : null)
    if (of === null || of.id !== map) return `missions[${at}].map: there is no such map`
    if (letter !== 'A' && letter !== 'B') return `missions[${at}].letter: A or B is expected`
    if (missionOf(of, letter) === null) return `missions[${at}]: this mission is not offered`
  }
  return null
}

export function randomSetup(random: Random, wanted: readonly string[] = []): AssaultSetup {
  const terms = { points: 40, offered: isOffered }
  const gold = randomArmy(random, terms, wanted)
  const brought = cardsOf(gold)
  const others = wanted.filter((card) => !brought.includes(card))
  const missions = offeredMaps().flatMap(offeredMissions)
  const played = wanted.flatMap((card) => missions.filter((one) => missionCardOf(one) === card))
  return {
    armies: { gold, silver: randomArmy(random, terms, others) },
    points: 40,
    missions: [played[0] ?? pickOne(random, missions)],
    plan: null,
    // Armies that cannot harm each other would play for ever; a limit ends the game by points.
    rounds: 12,
  }
}

/** Every deployment and command card that may be brought, and every mission. */
export const roster: Roster<Assault> = {
  cards: [
    ...[...skirmishFigures, ...upgradeCards].flatMap(({ id }) => (isOffered(id) ? [`deployment:${id}`] : [])),
    ...commandCards.flatMap(({ id }) => (isOffered(id) ? [`command:${id}`] : [])),
    ...new Set(offeredMaps().flatMap(offeredMissions).map(missionCardOf)),
  ],
  of: ({ armies, missions }) => [
    ...seats.flatMap((seat) => cardsOf(armies[seat] as Army)),
    ...missions.map(missionCardOf),
  ],
}

/** The card that a mission is in play. */
function missionCardOf({ map, letter }: MissionOnMap): string {
  return `mission:${findPlan(map)?.missions[letter].rules}`
}

export function lay(setup: AssaultSetup): AssaultTable {
  const armies = seats.map((seat) => [seat, setup.armies[seat] as Army] as const)
  const groups = armies.flatMap(([seat, army]) => groupsOf(seat, army))
  return {
    map: (setup.missions[0] as MissionOnMap).map,
    plan: setup.plan,
    mission: (setup.missions[0] as MissionOnMap).letter,
    missions: setup.missions.map((one) => ({ ...one })),
    cost: Object.fromEntries(armies.map(([seat, army]) => [seat, pointsOf(army)])),
    round: 0,
    phase: 'set-up',
    initiative: seats[0] as Seat,
    zones: Object.fromEntries(seats.map((seat) => [seat, null])),
    affiliations: Object.fromEntries(armies.map(([seat, army]) => [seat, army.affiliation])),
    groups,
    figures: groups.flatMap(figuresOf),
    upgrades: Object.fromEntries(armies.map(([seat, army]) => [seat, army.upgrades.map(attachment)])),
    objects: [],
    sheet: { holder: null, pile: 0, bag: [], drawn: null, favours: {}, named: [] },
    decks: Object.fromEntries(armies.map(([seat, army]) => [seat, { draw: [...army.command], discard: [] }])),
    points: Object.fromEntries(seats.map((seat) => [seat, 0])),
    defeatedCost: Object.fromEntries(seats.map((seat) => [seat, 0])),
    rounds: setup.rounds,
    openHands: false,
  }
}

function groupsOf(seat: Seat, army: Army): Group[] {
  return army.deployments.map((deployment, at) => ({
    id: `${seat}-${at + 1}`,
    seat,
    card: deployment.card,
    points: pointsOfGroup(deployment),
    exhausted: false,
    attachments: deployment.attachments.map(attachment),
  }))
}

function attachment(card: string): Attachment {
  return { card, exhausted: false, depleted: false, effects: [] }
}

/** The figures of a group: gold-1a, gold-1b, … */
function figuresOf(group: Group): Figure[] {
  const count = findFigure(group.card)?.group ?? 0
  return Array.from({ length: count }, (_, at) => ({
    id: `${group.id}${String.fromCharCode(97 + at)}`,
    seat: group.seat,
    group: group.id,
    card: group.card,
    stand: null,
    defeated: false,
    damage: 0,
    conditions: [],
    power: [],
    carries: [],
  }))
}
