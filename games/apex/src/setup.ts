import { mix, nextBelow, type Plain, pickOne, type Random, type Seat, type Team } from '@sandtable/kernel'
import { isMap, otherKey, short } from '@sandtable/kit'
import { legendIds } from '../data/legends/index.ts'
import { modes } from '../data/modes.ts'
import { initiativeTrack } from '../data/tracks.ts'
import type { LegendId, Squad } from '../data/types.ts'
import type { Problem } from './board/problem.ts'
import { readBoard } from './board/read.ts'
import { boardPlans, findPlan, groundNamed } from './boards.ts'
import { newLegend } from './legend.ts'
import { type ApexSetup, type ApexTable, type SquadSetup, squads } from './state.ts'

/** The seats that a squad can have: one for the whole squad, up to one for each legend (APX-MODE-003). */
const seatNames: Readonly<Record<Squad, readonly Seat[]>> = {
  red: ['red', 'red2', 'red3'],
  blue: ['blue', 'blue2', 'blue3'],
}

/** Who plays which legend, if so many people share them: the first few play one more. */
export function seatsFor(squad: Squad, people: number, size: number): Seat[] {
  const names = seatNames[squad].slice(0, people)
  return Array.from(
    { length: size },
    (_, at) => names[Math.min(people - 1, Math.floor((at * people) / size))] ?? squad,
  )
}

export function seats({ squads: both }: ApexSetup): Seat[] {
  return squads.flatMap((squad) => seatNames[squad].filter((seat) => both[squad].seats.includes(seat)))
}

export function teams({ squads: both }: ApexSetup): Record<Seat, Team> {
  return Object.fromEntries(squads.flatMap((squad) => both[squad].seats.map((seat) => [seat, squad])))
}

/** The setup of the first game, with what is different (APX-INIT-005, -006). */
export function usualSetup(size: 2 | 3, more: Partial<ApexSetup> = {}): ApexSetup {
  const squadFor = (squad: Squad): SquadSetup => ({
    seats: seatsFor(squad, 1, size),
    legends: modes[size].lineUps[squad],
  })
  return {
    size,
    board: 'crossroads',
    plan: null,
    lineUp: 'agreed',
    squads: { red: squadFor('red'), blue: squadFor('blue') },
    passives: false,
    start: 'equip',
    ...more,
  }
}

const keys = ['size', 'board', 'plan', 'lineUp', 'squads', 'passives', 'start']

/** What is wrong with a setup, in words; null: nothing. */
export function checkSetup(setup: Plain): string | null {
  if (!isMap(setup)) return 'an object is expected'
  const other = otherKey(setup, keys)
  if (other !== undefined) return `“${other}” is not part of the setup; ${keys.join(', ')} are`
  const { size, board, plan, lineUp, squads: both, passives, start } = setup
  if (size !== 2 && size !== 3) return 'size: 2 or 3 legends a squad are expected (APX-MODE-001)'
  if (plan !== null) {
    const reading = readBoard(plan ?? null)
    if ('problems' in reading) return wrongPlan(reading.problems[0] as Problem)
  } else if (typeof board !== 'string' || findPlan(board) === null)
    return `board: no board “${said(board)}”; there are ${boardPlans.map((one) => one.id).join(', ')}`
  if (lineUp !== 'agreed' && lineUp !== 'draft' && lineUp !== 'dealt')
    return 'lineUp: agreed, draft or dealt is expected'
  if (typeof passives !== 'boolean') return 'passives: true or false is expected'
  if (start !== 'equip' && start !== 'drop') return 'start: equip or drop is expected'
  if (!isMap(both) || otherKey(both, squads) !== undefined) return 'squads: red and blue are expected'
  const wrong = squads
    .map((squad) => checkSquad(squad, both[squad] ?? null, size, lineUp))
    .find((one) => one !== null)
  if (wrong !== undefined) return wrong
  const legends = squads.flatMap((squad) => (both[squad] as unknown as SquadSetup).legends ?? [])
  const twice = legends.find((one, at) => legends.indexOf(one) !== at)
  return twice === undefined ? null : `squads: ${twice} can be drafted only once (APX-INIT-015)`
}

/** The first thing that is wrong with a board: by its field, and by the rule that it would break if there is one. */
function wrongPlan({ field, rule, text }: Problem): string {
  const where = field === '' ? 'plan' : `plan.${field}`
  return `${where}: ${text.en.replace(/\.$/, '')}${rule === undefined ? '' : ` (${rule})`}`
}

/** Whatever was sent, in a few words: what is no word or number may be as deep as it likes. */
function said(value: Plain | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? short(`${value}`) : '…'
}

function checkSquad(squad: Squad, given: Plain, size: number, lineUp: string): string | null {
  if (!isMap(given)) return `squads.${squad}: seats and legends are expected`
  const other = otherKey(given, ['seats', 'legends'])
  if (other !== undefined) return `squads.${squad}: “${other}” is not known`
  const { seats: taken, legends } = given
  if (!Array.isArray(taken) || taken.length !== size)
    return `squads.${squad}.seats: a seat for each of ${size} legends is expected (APX-MODE-003)`
  const people = new Set(taken as Plain[])
  const known = seatNames[squad].slice(0, people.size)
  const stranger = (taken as Plain[]).find((seat) => typeof seat !== 'string' || !known.includes(seat))
  if (stranger !== undefined)
    return `squads.${squad}.seats: “${said(stranger)}” is no seat of this squad; ${known.join(', ')} are`
  if (lineUp !== 'agreed') return legends === null ? null : `squads.${squad}.legends: null is expected`
  if (!Array.isArray(legends) || legends.length !== size)
    return `squads.${squad}.legends: ${size} legends are expected (APX-MODE-002)`
  const unknown = (legends as Plain[]).find((one) => !legendIds.includes(one as LegendId))
  return unknown === undefined
    ? null
    : `squads.${squad}.legends: no legend “${said(unknown)}”; there are ${legendIds.join(', ')}`
}

/** Over all sizes, boards, line-ups and numbers of people. */
export function randomSetup(random: Random): ApexSetup {
  const size = pickOne(random, [2, 3] as const)
  const lineUp = pickOne(random, ['agreed', 'agreed', 'draft', 'dealt'] as const)
  const legends = [...legendIds]
  mix(random, legends)
  const squadFor = (squad: Squad, at: number): SquadSetup => ({
    seats: seatsFor(squad, 1 + nextBelow(random, size), size),
    legends: lineUp === 'agreed' ? legends.slice(at * size, (at + 1) * size) : null,
  })
  return {
    size,
    board: pickOne(random, boardPlans).id,
    plan: null,
    lineUp,
    squads: { red: squadFor('red', 0), blue: squadFor('blue', 1) },
    passives: nextBelow(random, 3) === 0,
    start: pickOne(random, ['equip', 'drop'] as const),
  }
}

export function lay(setup: ApexSetup): ApexTable {
  const { width, height } = groundNamed(setup.board, setup.plan).plan
  return {
    board: setup.board,
    plan: setup.plan,
    size: setup.size,
    passives: setup.passives,
    targetTrack: 'even',
    phase: 'set-up',
    roundMarker: 0,
    initiative: 0,
    under: initiativeTrack.map(() => []),
    turn: 0,
    legends: squads.flatMap((squad) => {
      const { seats: taken, legends } = setup.squads[squad]
      return (legends ?? []).map((id, at) => newLegend(id, squad, taken[at] ?? squad))
    }),
    points: { red: 0, blue: 0 },
    bags: { common: {}, rare: {}, epic: {} },
    careBag: {},
    weaponDeck: [],
    binDeck: [],
    ring: { card: '', deck: [], left: 0, right: width - 1, top: 0, bottom: height - 1 },
    loot: {},
    pieces: [],
    lastPiece: 0,
    opened: [],
    pools: { red: null, blue: null },
    entry: null,
    passing: {},
    draft: setup.lineUp === 'draft' ? [...legendIds] : [],
    lineUp: setup.lineUp,
    squads: setup.squads,
    start: setup.start,
    openHands: false,
  }
}
