import type { Frame, Misread, Plain, Position, Seat } from '@sandtable/kernel'
import type { MapPlan, TerrainKind } from '../../data/terrain/types.ts'
import type { EditionId, GameTerm, Keyword, Rank } from '../../data/types.ts'
import { unitCard, upgradeCard } from '../catalogue.ts'
import { editionOf } from '../editions/index.ts'
import { setUp2018 } from '../flow/2018/set-up.ts'
import { round } from '../flow/game.ts'
import { setUp } from '../flow/set-up.ts'
import { radiusOf } from '../geometry/bases.ts'
import { cardsIntoPlay, commandIntoPlay } from '../in-play.ts'
import type { Army } from '../list/army.ts'
import { layOutMission } from '../mission/lay-out.ts'
import { placeAt } from '../moves/cohesion.ts'
import { asHired, newUnit } from '../new-unit.ts'
import { free, pilesOf } from '../setup.ts'
import {
  type Alone,
  type LegionSetup,
  type LState,
  type Mini,
  otherSeat,
  seats,
  type TokenName,
  type Unit,
} from '../state.ts'
import { isNotched } from '../units.ts'
import { misreadIn } from './shape.ts'
import { layTokens, type ObjectiveSpec } from './tokens.ts'

/**
 * A position of a scenario names the units of each side, each in one line: where its leader stands, and in how many rows
 * the others stand to its right and behind it, base to base with a gap.
 *
 *     table:
 *       gold:   { troops: { card: stormtroopers, at: [300, 400], rows: 2, tokens: { aim: 1 } } }
 *       silver: { rebels: { card: rebel-troopers, at: [600, 400], left: 3, upgrades: [z-6-trooper] } }
 *       terrain: [{ kind: barricade, at: [450, 400], facing: 90 }]
 *       objectives: { post: { kind: poi, at: [600, 300] } }
 *       priority: silver                 # gold, if not said
 *     edition: '2018'                  # 2024, if not said; cards of 2018 have it in their ids
 *     at: activation                     # or command, end, set-up, mission (its set-up instructions, then set-up effects)
 *
 * Without `map` the battlefield is bare, with `terrain` on it; `kinds` are kinds of terrain of its own, as maps have them. All units have orders, if not said otherwise.
 */
const phases: Readonly<Record<string, string>> = {
  command: 'command phase',
  activation: 'activation phase',
  end: 'end phase',
}

export function readPosition(spec: Plain, at: Plain): Position | Misread {
  const misread = misreadBeginning(at) ?? misreadIn(spec)
  if (misread !== null) return misread
  // What was just read without a complaint has this shape.
  const table = spec as unknown as TableSpec
  return {
    setup: anySetup,
    arrange: (s) => arrange(s as unknown as LState, table, String(at ?? 'activation')),
  }
}

function misreadBeginning(at: Plain): Misread | null {
  return at === null ||
    at === 'set-up' ||
    at === 'mission' ||
    (typeof at === 'string' && Object.hasOwn(phases, at))
    ? null
    : {
        problem: `cannot begin at “${String(at)}”`,
        expected: [...Object.keys(phases), 'set-up', 'mission'].join(', '),
      }
}

/** A setup that passes every check; the position then replaces what it lays on the table. */
const anySetup: LegionSetup = {
  armies: Object.fromEntries(
    seats.map((seat) => [seat, { name: '', faction: 'empire', units: [], commands: [], battle: [] }]),
  ),
  format: free,
  map: 'crossroads',
}

function arrange(s: LState, spec: TableSpec, at: string): void {
  Object.assign(s.table, {
    edition: spec.edition ?? '2024',
    ...(spec.terms && { terms: spec.terms }),
    ...(spec.alone && { alone: { level: 'usual', ...spec.alone } }),
  })
  s.table.map = spec.map ?? planOf(spec)
  s.table.round = spec.round ?? (at === 'mission' ? 0 : 1)
  s.table.blue = spec.blue ?? 'gold'
  const bottom = spec.bottom ?? 'gold'
  s.table.edges = { [bottom]: 'bottom', [otherSeat(bottom)]: 'top' }
  s.table.units = seats.flatMap((seat) =>
    Object.entries(spec[seat === 'gold' ? 'gold' : 'silver']).map(([name, unit]) =>
      asHired(unitFrom(s, seat, name, unit), armyIn(spec, seat)),
    ),
  )
  const { primary, secondary, advantages, deployment, condition } = spec.mission ?? {}
  s.table.mission = {
    primary: primary === undefined ? null : { card: primary, seat: 'gold' },
    secondary: secondary === undefined ? null : { card: secondary, seat: 'gold' },
    advantages: Object.fromEntries(seats.map((seat) => [seat, advantages?.[seat] ?? null])),
    ...(deployment !== undefined && { deployment }),
    ...(condition !== undefined && { condition }),
  }
  for (const seat of seats) s.table.piles[seat] = pilesOf(spec.decks?.[seat] ?? [])
  layOutMission(s)
  layTokens(s, spec.objectives ?? {})
  Object.assign(s.table, {
    hands: bySeat((seat) => spec.hands?.[seat] ?? [editionOf(s).standingOrders]),
    factions: bySeat((seat) => factionIn(s, seat)),
    discards: bySeat((seat) => spec.discards?.[seat] ?? []),
    divulged: bySeat((seat) => spec.divulged?.[seat] ?? []),
    shown: bySeat((seat) => spec.discards?.[seat] ?? []),
    played: bySeat((seat) => spec.played?.[seat] ?? null),
    battleForces: bySeat((seat) => spec.forces?.[seat] ?? null),
    choices: bySeat((seat) => spec.choices?.[seat] ?? []),
    passes: bySeat((seat) => spec.passes?.[seat] ?? 0),
    points: bySeat((seat) => spec.points?.[seat] ?? 0),
    marks: bySeat((seat) => spec.marks?.[seat] ?? []),
    pools: bySeat((seat) =>
      s.table.units.flatMap((unit) => (unit.seat === seat && unit.order === 'none' ? [unit.rank] : [])),
    ),
  })
  if (at === 'set-up') return
  cardsIntoPlay(s)
  if (at === 'mission') {
    const { name: procedure, steps } = editionOf(s).setUp === 'set-up' ? setUp : setUp2018
    const step = steps.findIndex((one) => one.name === 'mission set-up')
    ;(s.stack[0] as Frame).step = 1
    s.stack.push({ procedure, step, vars: {}, used: null, ends: null, returns: false })
    return
  }
  s.table.priority = spec.priority ?? 'gold'
  const step = round.steps.findIndex((one) => one.name === phases[at])
  const frame = s.stack[0] as Frame
  frame.step = 2
  s.stack.push({ procedure: 'round', step, vars: {}, used: null, ends: null, returns: false })
  for (const seat of seats) {
    const card = s.table.played[seat]
    if (card != null) commandIntoPlay(s, seat, card)
  }
}

/** The faction of the first unit that has one; mercenaries fight for anybody. */
function factionIn(s: LState, seat: Seat): string {
  const own = s.table.units.filter((unit) => unit.seat === seat).map((unit) => unitCard(unit.card).faction)
  return own.find((faction) => faction !== 'mercenary') ?? 'empire'
}

function bySeat<T>(of: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)]))
}

function planOf({ board = [12, 6], kinds, terrain = [], aside }: TableSpec): MapPlan {
  return {
    id: 'bare',
    name: { en: 'Bare ground', de: 'Freies Feld' },
    board,
    ...(kinds !== undefined && { kinds }),
    pieces: terrain.map(({ kind, at: [x, y], facing = 0 }) => ({ kind, x, y, facing })),
    ...(aside !== undefined && { aside }),
  }
}

/** What a scenario says of an army beyond its units. */
function armyIn({ forces, choices }: TableSpec, seat: Seat): Pick<Army, 'battleForce' | 'choices'> {
  const [battleForce, options] = [forces?.[seat], choices?.[seat]]
  return {
    ...(battleForce !== undefined && { battleForce }),
    ...(options !== undefined && { choices: options }),
  }
}

/** So far apart stand the miniatures of a unit, from base to base, in mm. */
const GAP = 3

function unitFrom(s: LState, seat: Seat, name: string, spec: UnitSpec): Unit {
  const fresh = newUnit(
    seat,
    {
      card: spec.card,
      upgrades: spec.upgrades ?? [],
      ...(spec.counterpart !== undefined && { counterpart: spec.counterpart }),
    },
    name,
  )
  const minis = fresh.minis.slice(0, spec.left ?? fresh.minis.length)
  const unit: Unit = {
    ...fresh,
    rank: spec.rank ?? fresh.rank,
    deployed: spec.undeployed !== true,
    tokens: { ...fresh.tokens, ...spec.tokens },
    cache: { ...spec.cache },
    upgrades: fresh.upgrades.map((one) => ({
      ...one,
      state: spec.exhausted?.includes(one.card) ? 'exhausted' : 'ready',
      side:
        spec.undeployed === true
          ? one.side
          : (spec.sides?.[one.card] ?? upgradeCard(one.card).sides?.[0] ?? null),
    })),
    order: spec.order ?? 'up',
    commander: spec.commander ?? 'none',
    damaged: spec.damaged ?? false,
    damagedOnce: spec.damaged ?? false,
    holds: [...(spec.holds ?? [])],
    conditions: [...(spec.conditions ?? [])],
    gained: [...(spec.gains ?? [])],
    worn: { ...spec.worn },
  }
  const step = 2 * radiusOf(unit) + GAP
  const columns = Math.ceil(minis.length / (spec.rows ?? 1))
  const [x0, y0] = spec.at ?? [0, 0]
  unit.minis = minis.map((mini, at): Mini => {
    const [x, y] = spec.minis?.[at] ?? [x0 + (at % columns) * step, y0 - Math.floor(at / columns) * step]
    const facing = isNotched(unit) ? (spec.facing ?? 0) : 0
    const place = placeAt(s, unit, { x, y, facing })
    const on = 'rule' in place ? null : place.on
    return { ...mini, x, y, on, facing, wounds: spec.wounds?.[at] ?? 0 }
  })
  return unit
}

type BySeat<T> = Readonly<Partial<Record<Seat, T>>>

/** A position as a scenario writes it. */
interface TableSpec {
  /** That of 2024, if not said. */
  readonly edition?: EditionId
  /** Optional rules on which the players have agreed. */
  readonly terms?: readonly GameTerm[]
  /** The seat that the rules play. */
  readonly alone?: Pick<Alone, 'seat'> & Partial<Alone>
  readonly gold: Readonly<Record<string, UnitSpec>>
  readonly silver: Readonly<Record<string, UnitSpec>>
  readonly map?: string
  readonly board?: readonly [number, number]
  /** Kinds of terrain of its own, as a map that is brought along has them. */
  readonly kinds?: readonly TerrainKind[]
  readonly terrain?: readonly { kind: string; at: readonly [number, number]; facing?: number }[]
  readonly aside?: MapPlan['aside']
  readonly objectives?: Readonly<Record<string, ObjectiveSpec>>
  readonly mission?: {
    readonly primary?: string
    readonly secondary?: string
    readonly advantages?: BySeat<string>
    readonly deployment?: string
    readonly condition?: string
  }
  readonly decks?: BySeat<readonly string[]>
  readonly hands?: BySeat<readonly string[]>
  readonly discards?: BySeat<readonly string[]>
  readonly divulged?: BySeat<readonly string[]>
  readonly played?: BySeat<string>
  readonly forces?: BySeat<string>
  /** The options of battle forces that were chosen. */
  readonly choices?: BySeat<readonly string[]>
  readonly passes?: BySeat<number>
  readonly points?: BySeat<number>
  /** Boxes of score tables that are marked, each with its card and its round: `sweep-and-clear/any@1`. */
  readonly marks?: BySeat<readonly string[]>
  readonly priority?: Seat
  readonly blue?: Seat
  readonly bottom?: Seat
  readonly round?: number
}

interface UnitSpec {
  readonly card: string
  readonly at?: readonly [number, number]
  readonly rows?: number
  /** Where each miniature stands, the leader first, in place of rows. */
  readonly minis?: readonly (readonly [number, number])[]
  /** How many are left. */
  readonly left?: number
  readonly facing?: number
  readonly wounds?: readonly number[]
  readonly upgrades?: readonly string[]
  readonly counterpart?: string
  readonly exhausted?: readonly string[]
  /** The sides that lie up; the first of each, if not said. */
  readonly sides?: Readonly<Record<string, string>>
  readonly tokens?: Partial<Record<TokenName, number>>
  /** Tokens of a Cache that is on none of its upgrades. */
  readonly cache?: Unit['cache']
  readonly order?: Unit['order']
  readonly rank?: Rank
  readonly commander?: Unit['commander']
  readonly undeployed?: boolean
  readonly damaged?: boolean
  readonly holds?: readonly string[]
  readonly conditions?: Unit['conditions']
  /** Wound tokens on its cards with Treat or Repair. */
  readonly worn?: Readonly<Record<string, number>>
  /** Keywords beyond those of its cards. */
  readonly gains?: readonly Keyword[]
}
