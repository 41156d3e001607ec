import {
  type Chosen,
  nextBelow,
  type Plain,
  pickOne,
  type Random,
  type Roster,
  type Seat,
} from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { battleCards, commandCards, formats, unitCards, upgradeCards } from '../data/2024/index.ts'
import { mapPlans } from '../data/maps/index.ts'
import { laidInTurns } from '../data/maps/laid-in-turns.ts'
import type { MapPlan } from '../data/terrain/types.ts'
import type { EditionId, Faction, Format } from '../data/types.ts'
import { aloneIn } from './alone/automata.ts'
import { battleCard, findFormat } from './catalogue.ts'
import { editionNamed } from './editions/index.ts'
import { type Army, editionOfArmy, pointsOfUnit, usualFormat } from './list/army.ts'
import { checkArmy, checkLooseArmy } from './list/check.ts'
import { isOffered } from './list/offered.ts'
import { cardsOf, randomArmy } from './list/random.ts'
import { checkObjectives } from './mission/check-objectives.ts'
import { asHired, newUnit } from './new-unit.ts'
import {
  type Alone,
  type BattlePiles,
  type Legion,
  type LegionSetup,
  type LegionTable,
  seats,
} from './state.ts'
import { findMap } from './terrain/battlefield.ts'
import { checkMap } from './terrain/check-map.ts'

export function checkSetup(setup: Plain): string | null {
  if (!isMap(setup)) return 'an object is expected'
  const unknown = otherKey(setup, ['armies', 'format', 'map', 'alone'])
  if (unknown !== undefined) return `“${unknown}” is not part of the setup`
  const { armies, format, map } = setup
  const size = typeof format === 'string' ? findFormat(format) : undefined
  if (size === undefined && format !== free)
    return `format: ${formats.map(({ id }) => id).join(', ')} or ${free} is expected`
  const alone = setup.alone === undefined ? null : checkAlone(setup.alone, format)
  if (alone !== null) return `alone: ${alone}`
  const plan = planOf(map)
  if (typeof plan === 'string') return `map: ${plan}`
  if (size !== undefined && !isBoardOf(size, plan.board))
    return `map: a battlefield of ${size.board.join(' by ')} squares of six inches is expected`
  if (plan.aside !== undefined && editionNamed(editionOfArmy({ format: String(format) })).cards !== '2018')
    return 'map: aside: the rules of 2018 alone say how terrain is laid in turns'
  if (!isMap(armies) || otherKey(armies, seats) !== undefined)
    return `armies: ${seats.join(' and ')} are expected`
  for (const seat of seats) {
    const [problem] = format === free ? checkLooseArmy(armies[seat]) : checkArmy(armies[seat])
    if (problem !== undefined)
      return `army of ${seat}: ${problem.field}: ${problem.text.en} (${problem.rules.join(', ')})`
    const built = (armies[seat] as unknown as Army).format ?? usualFormat
    if (format !== free && built !== format)
      return `army of ${seat}: format: it is built for ${built}, in the edition of ${editionOfArmy({ format: built })}`
  }
  return checkTokens(map, plan, armies as unknown as LegionSetup['armies'])
}

/** Is there room on a battlefield that was brought along for what the cards of these armies lay out (LG2-OBJ-022)? */
function checkTokens(map: Plain | undefined, plan: MapPlan, armies: LegionSetup['armies']): string | null {
  if (typeof map === 'string') return null
  const cards = seats.flatMap((seat) => armies[seat]?.battle ?? [])
  const [fault] = checkObjectives(
    plan,
    cards.filter((card) => battleCards.some(({ id }) => id === card)),
  )
  return fault === undefined ? null : `map: ${fault.field}: ${fault.text.en}`
}

/** One of our battlefields by its id, or one that was brought along; or what is wrong with it. */
function planOf(map: Plain | undefined): MapPlan | string {
  if (typeof map === 'string') return findMap(map) ?? 'there is no such map'
  const [fault] = checkMap(map)
  return fault === undefined ? (map as unknown as MapPlan) : `${fault.field}: ${fault.text.en}`
}

const levels: readonly Alone['level'][] = ['usual', 'easy', 'hard']

/** The rules of 2018 alone say how to play alone; they play one seat. */
function checkAlone(alone: Plain, format: Plain | undefined): string | null {
  if (!isMap(alone)) return 'an object is expected'
  const unknown = otherKey(alone, ['seat', 'level'])
  if (unknown !== undefined) return `“${unknown}” is not part of it`
  if (!seats.some((seat) => seat === alone.seat)) return `seat: ${seats.join(' or ')} is expected`
  if (!levels.some((level) => level === alone.level)) return `level: ${levels.join(', ')} are expected`
  const edition = editionOfArmy({ format: String(format) })
  return editionNamed(edition).cards === '2018' ? null : 'the rules of 2018 alone say how to play so'
}

/** No rule of army building holds: for tables that show something. */
export const free = 'free'

function isBoardOf({ board }: Format, [across, down]: readonly [number, number]): boolean {
  return board[0] === across && board[1] === down
}

/** Now and then a small game, in the edition of 2024. */
export function randomSetup(
  random: Random,
  wanted: readonly string[] = [],
  { terms = {}, automata }: Pick<Chosen, 'terms' | 'automata'> = {},
): LegionSetup {
  const edition = terms.edition as EditionId | undefined
  if (edition !== undefined && edition !== '2024')
    return {
      ...setupOf(
        random,
        editionNamed(edition).format,
        wanted,
        terms.terrain === inTurns ? laidInTurns : mapPlans,
      ),
      ...aloneIn(automata),
    }
  return setupOf(random, nextBelow(random, 6) === 0 ? 'recon' : usualFormat, wanted)
}

/** Terrain is laid by the players, in turns (LG1-SETUP-008). */
export const inTurns = 'in-turns'

export function setupOf(
  random: Random,
  format: string,
  wanted: readonly string[] = [],
  maps: readonly MapPlan[] = mapPlans,
): LegionSetup {
  const first = randomArmy(random, { format }, wanted)
  const brought = cardsOf(first)
  const second = randomArmy(
    random,
    { format },
    wanted.filter((card) => !brought.includes(card)),
  )
  const size = findFormat(format) as Format
  return {
    armies: Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? first : second])),
    format: size.id,
    map: pickOne(
      random,
      maps.filter(({ board }) => isBoardOf(size, board)),
    ).id,
  }
}

/** Every card that may be brought. */
export const roster: Roster<Legion> = {
  cards: [
    ...unitCards.flatMap(({ id }) => (isOffered('unit', id) ? [`unit:${id}`] : [])),
    ...upgradeCards.flatMap(({ id }) => (isOffered('upgrade', id) ? [`upgrade:${id}`] : [])),
    ...commandCards.flatMap(({ id }) => (isOffered('command', id) ? [`command:${id}`] : [])),
    ...battleCards.flatMap(({ id }) => (isOffered('battle', id) ? [`battle:${id}`] : [])),
  ],
  of: ({ armies }) => seats.flatMap((seat) => cardsOf(armies[seat] as Army)),
}

export function lay(setup: LegionSetup): LegionTable {
  const armies = seats.map((seat) => [seat, setup.armies[seat] as Army] as const)
  const edition = editionOfArmy(setup)
  const terms = findFormat(setup.format)?.terms
  const bySeat = <T>(of: (army: Army) => T): Record<Seat, T> =>
    Object.fromEntries(armies.map(([seat, army]) => [seat, of(army)]))
  return {
    edition,
    ...(terms !== undefined && { terms }),
    map: setup.map,
    factions: bySeat(({ faction }) => faction as Faction),
    battleForces: bySeat(({ battleForce }) => battleForce ?? null),
    choices: bySeat(({ choices = [] }) => choices),
    round: 0,
    phase: 'set-up',
    blue: seats[0] as Seat,
    priority: null,
    edges: { [seats[0] as Seat]: 'bottom', [seats[1] as Seat]: 'top' },
    units: armies.flatMap(([seat, army]) =>
      army.units.map((unit, at) => ({
        ...asHired(newUnit(seat, unit, `${seat}-${at + 1}`), army),
        points: pointsOfUnit(army, unit),
      })),
    ),
    objectives: [],
    mission: { primary: null, secondary: null, advantages: bySeat(() => null) },
    piles: bySeat(({ battle }) => pilesOf(battle)),
    hands: bySeat(({ commands }) => [...commands, editionNamed(edition).standingOrders]),
    played: bySeat(() => null),
    discards: bySeat(() => []),
    aside: bySeat(() => []),
    permanent: bySeat(() => []),
    shown: bySeat(() => []),
    divulged: bySeat(() => []),
    pools: bySeat(() => []),
    reserves: bySeat(() => []),
    passes: bySeat(() => 0),
    points: bySeat(() => 0),
    fronts: {},
    marks: bySeat(() => []),
    ...(setup.alone !== undefined && { alone: setup.alone }),
  }
}

/** A battle deck by kind of card. */
export function pilesOf(battle: readonly string[]): BattlePiles {
  const of = (kind: string) => ({ left: battle.filter((card) => battleCard(card).kind === kind), gone: [] })
  return { primary: of('primary'), secondary: of('secondary'), advantage: of('advantage') }
}
