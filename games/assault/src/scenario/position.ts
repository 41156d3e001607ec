import { standOn } from '@sandtable/grid'
import { enter, type Frame, type Misread, type Plain, type Position, type Seat } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import type { MapPlan, MissionLetter } from '../../data/maps/types.ts'
import type { Condition, PowerToken } from '../../data/types.ts'
import type { Army } from '../army/army.ts'
import { findFigure, findUpgrade } from '../army/cards.ts'
import { skirmishMap } from '../board/board.ts'
import { layObjects } from '../board/objects.ts'
import { giveCondition } from '../figure.ts'
import { bringCards } from '../flow/set-up.ts'
import { take } from '../hand.ts'
import { mapOf } from '../map/library.ts'
import { spaceNamed } from '../map/map.ts'
import { checkSetup, seats } from '../setup.ts'
import type { AState, AssaultSetup, Attachment, Figure, Group } from '../state.ts'
import { begin, beginSetUp, misreadBeginning } from './beginning.ts'
import { figureNames, misreadMentions } from './mentions.ts'
import { arrangeMission, floorOf } from './position-mission.ts'
import { misreadIn } from './shape.ts'

/**
 * A position of a scenario. A map of the library with one of its missions, or an open floor with whatever
 * the scenario needs on it; groups by name, each with the spaces of its figures.
 *
 *     table:
 *       map: lothal-wastes           # or, for a floor of 16 × 12 spaces (a1 to p12):
 *       mission: A
 *       floor: { edges: { wall: [c3 e] }, blocking: [d4], doors: [{ id: door-1, edges: [e5 e] }], terminals: [{ at: b2 }] }
 *       gold:   { vader: { card: darth-vader, at: c3, damage: 4, conditions: [stunned], power: [block] } }
 *       silver: { troops: { card: stormtrooper, at: [d4, e4, f5], attachments: [], exhausted: true } }
 *       hands:  { gold: [blitz] }               # open: a seat is asked only where a card that it holds fits;
 *       secret: true                            # secret: wherever some card of the game would fit
 *       decks:  { gold: [deadeye, focus] }      # from the top
 *       upgrades: { gold: [] }
 *       points: { gold: 12 }
 *       initiative: silver
 *       round: 2
 *       zones: { gold: red }
 *
 * The figures of a group of one have its name; others are `troops-1`, `troops-2`, …
 * Where in the flow it begins (`at`) is told in beginning.ts.
 */
export type Spec = Readonly<Record<string, Plain>>

export interface GroupSpec {
  readonly card: string
  readonly at: string | readonly string[]
  readonly damage?: number | readonly number[]
  readonly conditions?: readonly Condition[]
  readonly power?: readonly PowerToken[]
  readonly attachments?: readonly string[]
  readonly exhausted?: boolean
  /** A large base that stands turned. */
  readonly turned?: boolean
}

export function readPosition(spec: Plain, at: Plain): Position | Misread {
  const misread = misreadBeginning(at) ?? misreadIn(spec)
  if (misread !== null) return misread
  const table = spec as Spec
  const setup = setupOf(table)
  const wrong = checkSetup(setup as unknown as Plain)
  if (wrong !== null) return { problem: wrong, path: ['floor'] }
  const absent = misreadMentions(table, at, mapOf(String(table.map), setup.plan), setup)
  return absent ?? { setup, arrange: (s) => arrange(s as unknown as AState, table, at) }
}

function cardsOf(by: Plain | undefined, seat: Seat): string[] {
  return isMap(by) && Array.isArray(by[seat]) ? (by[seat] as string[]) : []
}

/** A floor of 16 by 12 spaces, red in the north and blue in the south. */
function floorPlan(more: Plain | undefined): MapPlan {
  const mission = { name: { en: 'Open floor', de: 'Freie Fläche' }, rules: 'open-floor', tokens: [] }
  return {
    id: 'floor',
    name: { en: 'Floor', de: 'Fläche' },
    tiles: [{ spaces: ['a1:p12'], sky: 'interior' }],
    zones: { red: ['a1:p2'], blue: ['a11:p12'] },
    missions: { A: mission, B: mission },
    ...floorOf(more),
  }
}

/** Some legal army. Whom the position really has comes with `arrange`. */
const beginners: Army = {
  affiliation: 'imperial',
  deployments: [{ card: 'stormtrooper', attachments: [] }],
  upgrades: [],
  command: [
    'blitz',
    'deadeye',
    'marksman',
    'marksman',
    'brace-for-impact',
    'brace-yourself',
    'camouflage',
    'hard-to-hit',
    'fleet-footed',
    'focus',
    'recovery',
    'urgency',
    'hit-and-run',
    'planning',
    'rally',
  ],
}

/** A setup for the position; what it lays on the table is then replaced. */
function setupOf(table: Spec): AssaultSetup {
  const plan = table.map === undefined ? floorPlan(table.floor) : null
  const letter = (table.mission === 'B' ? 'B' : 'A') as MissionLetter
  return {
    armies: Object.fromEntries(seats.map((seat) => [seat, beginners])),
    points: 40,
    missions: [{ map: plan === null ? String(table.map) : plan.id, letter }],
    plan,
    rounds: typeof table.rounds === 'number' ? table.rounds : null,
  }
}

function arrange(s: AState, table: Spec, at: Plain): void {
  const { board, plan } = skirmishMap(s)
  const [first = '', second = ''] = seats
  s.table.groups = []
  s.table.figures = []
  s.table.round = typeof table.round === 'number' ? table.round : 1
  s.table.initiative = String(table.initiative ?? first)
  s.table.openHands = table.secret !== true
  s.table.zones = { [first]: 'red', [second]: 'blue', ...(isMap(table.zones) ? (table.zones as never) : {}) }
  Object.assign(s.table, { points: { ...s.table.points, ...(isMap(table.points) ? table.points : {}) } })
  const placeOf = (name: string, turned: boolean) => {
    const space = spaceNamed(board, name)
    if (space === null) throw new Error(`there is no space ${name}`)
    return standOn(board, space, turned)
  }
  for (const seat of seats) {
    for (const [name, one] of Object.entries(table[seat] as Spec)) {
      const spec = one as unknown as GroupSpec
      const card = findFigure(spec.card)
      s.table.groups.push(newGroup(seat, name, spec))
      s.table.affiliations[seat] = card?.affiliation ?? 'imperial'
      const spaces = typeof spec.at === 'string' ? [spec.at] : spec.at
      const names = figureNames(name, spec)
      for (const [place, space] of spaces.entries())
        s.table.figures.push(
          newFigure(seat, name, names[place] ?? name, spec, place, placeOf(space, spec.turned === true)),
        )
    }
    s.table.decks[seat] = {
      draw: [...cardsOf(table.decks, seat)].reverse(),
      discard: [...cardsOf(table.discards, seat)],
    }
    s.table.upgrades[seat] = cardsOf(table.upgrades, seat).map(attachment)
  }
  if (at === 'set-up') {
    beginSetUp(s)
    return
  }
  layObjects(s)
  arrangeMission(s, table)
  enter(s, { card: `mission:${plan.missions[s.table.mission].rules}` })
  bringCards(s)
  for (const seat of seats) {
    for (const card of cardsOf(table.hands, seat)) take(s, seat, card)
    for (const [name, one] of Object.entries(table[seat] as Spec))
      for (const figure of s.table.figures)
        if (figure.group === name && figure.seat === seat)
          for (const condition of (one as unknown as GroupSpec).conditions ?? [])
            giveCondition(s, figure.id, condition)
  }
  s.news = []
  const frame = s.stack[0] as Frame
  frame.step = 2
  begin(s, at)
}

function newGroup(seat: Seat, name: string, spec: GroupSpec): Group {
  return {
    id: name,
    seat,
    card: spec.card,
    points: [spec.card, ...(spec.attachments ?? [])].reduce((sum, card) => sum + costOf(card), 0),
    exhausted: spec.exhausted === true,
    attachments: (spec.attachments ?? []).map(attachment),
  }
}

function costOf(card: string): number {
  return findFigure(card)?.cost ?? findUpgrade(card)?.cost ?? 0
}

function attachment(card: string): Attachment {
  return { card, exhausted: false, depleted: false, effects: [] }
}

function newFigure(
  seat: Seat,
  group: string,
  id: string,
  spec: GroupSpec,
  place: number,
  stand: number,
): Figure {
  const damage = Array.isArray(spec.damage) ? (spec.damage[place] ?? 0) : (spec.damage ?? 0)
  return {
    id,
    seat,
    group,
    card: spec.card,
    stand: spec.attachments?.includes('lie-in-ambush') ? null : stand,
    defeated: false,
    damage: damage as number,
    conditions: [],
    power: [...(spec.power ?? [])],
    carries: [],
  }
}
