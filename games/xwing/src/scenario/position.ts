import type { Frame, Misread, Plain, Position, Seat } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import { assignCondition } from '../cards/conditions.ts'
import { dock } from '../docking.ts'
import { layToken } from '../flow/bomb.ts'
import { textApplies } from '../flow/damage.ts'
import { round } from '../flow/game.ts'
import type { TokenKind } from '../geometry/bombs.ts'
import { kindOf } from '../geometry/obstacles.ts'
import { cardsOn } from '../in-play.ts'
import { newShip, seats } from '../new-ship.ts'
import type { Ship, TokenName, XState, XWingSetup } from '../state.ts'
import { placeOnDial } from './dial.ts'
import { misreadIn } from './shape.ts'

/**
 * A position of a scenario names the ships of each side:
 *
 *     table:
 *       red:  { wedge: { pilot: wedgeantilles, at: [400, 300], facing: 0, tokens: { focus: 1 } } }
 *       blue: { fel: { pilot: soontirfel, at: [400, 395], facing: 180, upgrades: [shieldupgrade], locks: [wedge] } }
 *       obstacles: [{ shape: asteroid-1, at: [500, 500], facing: 30 }]
 *       bombs: [{ kind: proximity-mine, seat: red, at: [500, 700] }]
 *       initiative: blue
 *     at: combat        # or planning (the usual), activation, end
 */
const phases: Readonly<Record<string, string>> = {
  planning: 'planning phase',
  activation: 'activation phase',
  combat: 'combat phase',
  end: 'end phase',
}

export function readPosition(spec: Plain, at: Plain): Position | Misread {
  const misread = misreadBeginning(at) ?? misreadIn(spec)
  if (misread !== null) return misread
  // What was just read without a complaint has this shape.
  const table = spec as unknown as TableSpec
  return {
    setup: setupOf(table),
    arrange: (s) => arrange(s as unknown as XState, table, String(at ?? 'planning')),
  }
}

function misreadBeginning(at: Plain): Misread | null {
  return at === null || (typeof at === 'string' && Object.hasOwn(phases, at))
    ? null
    : { problem: `cannot begin at “${String(at)}”`, expected: Object.keys(phases).join(', ') }
}

/** A setup that passes every check; the position then replaces what it lays on the table. */
function setupOf(table: TableSpec): XWingSetup {
  const academy = { name: '', faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] } as const
  return {
    squads: { red: academy, blue: academy },
    points: 100,
    deck: table.deck ?? 'tfa',
    obstacles: {
      red: ['asteroid-1', 'asteroid-2', 'asteroid-3'],
      blue: ['asteroid-4', 'asteroid-5', 'asteroid-6'],
    },
    rounds: table.rounds ?? null,
  }
}

function arrange(s: XState, table: TableSpec, at: string): void {
  s.table.round = table.round ?? 1
  s.table.initiative = table.initiative ?? 'red'
  s.table.reserve = { red: [], blue: [] }
  s.table.ships = seats.flatMap((seat) =>
    Object.entries(table[seat === 'red' ? 'red' : 'blue']).map(([name, spec]) => shipFrom(seat, name, spec)),
  )
  s.table.obstacles = (table.obstacles ?? []).map(({ shape, at: [x, y], facing = 0 }, n) => ({
    id: `obstacle-${n + 1}`,
    shape,
    kind: kindOf(shape),
    pose: { x, y, facing },
  }))
  for (const seat of seats) {
    const draw = damageCards.flatMap((card) =>
      card.deck === s.table.deck ? Array<string>(card.count).fill(card.id) : [],
    )
    const first = table.decks?.[seat] ?? []
    s.table.decks[seat] = { draw: [...draw, ...[...first].reverse()], discard: [] }
  }
  for (const ship of s.table.ships) {
    if (ship.docked === null) cardsOn(s, ship)
    else dock(s, ship)
    for (const condition of specOf(table, ship).conditions ?? []) assignCondition(s, condition, ship.id)
    for (const damage of ship.damage) if (damage.faceUp) textApplies(s, ship, damage)
    for (const damage of ship.damage) damage.round = s.table.round - 1
  }
  for (const {
    kind,
    seat,
    at: [x, y],
    facing = 0,
  } of table.bombs ?? []) {
    layToken(s, seat, kind, { x, y, facing })
  }
  const step = round.steps.findIndex((one) => one.name === phases[at])
  const frame = s.stack[0] as Frame
  frame.step = 2
  s.stack.push({ procedure: 'round', step, vars: {}, used: null, ends: null, returns: false })
}

function specOf({ red, blue }: TableSpec, ship: Ship): Partial<ShipSpec> {
  return { ...red, ...blue }[ship.id] ?? {}
}

/** A position as a scenario writes it. */
interface TableSpec {
  readonly red: Readonly<Record<string, ShipSpec>>
  readonly blue: Readonly<Record<string, ShipSpec>>
  readonly obstacles?: readonly ObstacleSpec[]
  readonly bombs?: readonly BombSpec[]
  readonly initiative?: Seat
  readonly deck?: 'core' | 'tfa'
  readonly decks?: Readonly<Partial<Record<Seat, readonly string[]>>>
  readonly round?: number
  readonly rounds?: number
}

export interface ShipSpec {
  readonly pilot: string
  readonly at: readonly [number, number]
  readonly facing?: number
  readonly tokens?: Partial<Record<TokenName, number>>
  readonly upgrades?: readonly string[]
  readonly discarded?: readonly string[]
  readonly damage?: readonly string[]
  readonly locks?: readonly string[]
  readonly touching?: readonly string[]
  readonly actions?: readonly string[]
  readonly dial?: string
  readonly shields?: number
  readonly mobile?: Ship['mobile']
  readonly reinforce?: Ship['reinforce']
  readonly conditions?: readonly string[]
  readonly docked?: string
  readonly activated?: boolean
  readonly engaged?: boolean
}

interface BombSpec {
  readonly kind: TokenKind
  readonly seat: Seat
  readonly at: readonly [number, number]
  readonly facing?: number
}

interface ObstacleSpec {
  readonly shape: string
  readonly at: readonly [number, number]
  readonly facing?: number
}

function shipFrom(seat: Seat, name: string, spec: ShipSpec): Ship {
  const ship = newShip(seat, 1, { pilot: spec.pilot, upgrades: spec.upgrades ?? [] })
  const [x, y] = spec.at
  return {
    ...ship,
    id: name,
    inPlay: spec.docked === undefined,
    docked: spec.docked ?? null,
    pose: { x, y, facing: spec.facing ?? 0 },
    tokens: { ...ship.tokens, ...spec.tokens },
    shields: spec.shields ?? ((spec.damage ?? []).length > 0 ? 0 : ship.shields),
    damage: (spec.damage ?? []).map((card) => ({
      card: card === 'face down' ? 'tfa-directhit' : card,
      faceUp: card !== 'face down',
      round: 0,
      effect: null,
    })),
    upgrades: ship.upgrades.map((one) => ({ ...one, faceUp: !(spec.discarded ?? []).includes(one.card) })),
    locks: [...(spec.locks ?? [])],
    touching: [...(spec.touching ?? [])],
    actions: [...(spec.actions ?? [])],
    mobile: spec.mobile ?? 'front',
    reinforce: spec.reinforce ?? null,
    activated: spec.activated ?? false,
    engaged: spec.engaged ?? false,
    dial: spec.dial === undefined ? null : placeOnDial(ship, spec.dial),
  }
}
