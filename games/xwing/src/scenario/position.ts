import type { Frame, Misread, Plain, Position, Seat } from '@sandtable/kernel'
import { checkKeys, isMap, unknownKey } from '@sandtable/kit'
import { damageCards } from '../../data/damage.ts'
import { pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { assignCondition } from '../cards/conditions.ts'
import { cardsOn } from '../cards/index.ts'
import { layToken } from '../flow/bomb.ts'
import { turnUp } from '../flow/damage.ts'
import { dock } from '../flow/dock.ts'
import { round } from '../flow/game.ts'
import type { TokenKind } from '../geometry/bombs.ts'
import { kindOf } from '../geometry/obstacles.ts'
import { newShip, seats } from '../setup.ts'
import type { Ship, TokenName, XState, XWingSetup } from '../state.ts'
import { placeOnDial } from './dial.ts'

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

const shipKeys = [
  'pilot',
  'at',
  'facing',
  'tokens',
  'upgrades',
  'damage',
  'locks',
  'dial',
  'shields',
  'touching',
  'mobile',
  'actions',
  'discarded',
  'reinforce',
  'conditions',
  'docked',
  'activated',
  'engaged',
]
const tableKeys = [...seats, 'obstacles', 'initiative', 'deck', 'decks', 'round', 'rounds', 'bombs']

export function readPosition(spec: Plain, at: Plain): Position | Misread {
  const misread = checkSpec(spec, at)
  if (misread !== null) return misread
  const table = spec as Record<string, Plain>
  return {
    setup: setupOf(table),
    arrange: (s) => arrange(s as unknown as XState, table, String(at ?? 'planning')),
  }
}

function checkSpec(spec: Plain, at: Plain): Misread | null {
  const amiss = checkKeys(spec, tableKeys)
  if (amiss !== null || !isMap(spec)) return amiss
  if (at !== null && phases[String(at)] === undefined)
    return { problem: `cannot begin at “${String(at)}”`, expected: Object.keys(phases).join(', ') }
  for (const seat of seats) {
    const ships = spec[seat]
    if (!isMap(ships))
      return {
        problem: `ships of ${seat} are missing`,
        path: [seat],
        expected: '{ name: { pilot, at, facing } }',
      }
    for (const [name, ship] of Object.entries(ships)) {
      const problem = checkShip(ship)
      if (problem !== null) return { problem, path: [seat, name], expected: shipKeys.join(', ') }
    }
  }
  return null
}

function checkShip(ship: Plain): string | null {
  if (!isMap(ship)) return 'a ship is a map'
  const unknown = unknownKey(ship, shipKeys)
  if (unknown !== null) return `“${unknown}” is not known`
  if (!pilotCards.some((card) => card.id === ship.pilot)) return `no pilot “${String(ship.pilot)}”`
  if (!Array.isArray(ship.at) || ship.at.length !== 2) return 'at: [x, y] in millimetres is needed'
  for (const card of (ship.upgrades ?? []) as Plain[]) {
    if (!upgradeCards.some((one) => one.id === card)) return `no upgrade “${String(card)}”`
  }
  for (const card of (ship.damage ?? []) as Plain[]) {
    if (card !== 'face down' && !damageCards.some((one) => one.id === card))
      return `no damage card “${String(card)}”`
  }
  return null
}

/** A setup that passes every check; the position then replaces what it lays on the table. */
function setupOf(table: Record<string, Plain>): XWingSetup {
  const academy = { name: '', faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] } as const
  return {
    squads: { red: academy, blue: academy },
    points: 100,
    deck: table.deck === 'core' ? 'core' : 'tfa',
    obstacles: {
      red: ['asteroid-1', 'asteroid-2', 'asteroid-3'],
      blue: ['asteroid-4', 'asteroid-5', 'asteroid-6'],
    },
    rounds: typeof table.rounds === 'number' ? table.rounds : null,
  }
}

function arrange(s: XState, table: Record<string, Plain>, at: string): void {
  s.table.round = typeof table.round === 'number' ? table.round : 1
  s.table.initiative = String(table.initiative ?? 'red')
  s.table.reserve = { red: [], blue: [] }
  s.table.ships = seats.flatMap((seat) =>
    Object.entries(table[seat] as Record<string, Plain>).map(([name, spec]) =>
      shipFrom(seat, name, spec as unknown as ShipSpec),
    ),
  )
  s.table.obstacles = ((table.obstacles ?? []) as unknown as ObstacleSpec[]).map(
    ({ shape, at: [x, y], facing = 0 }, n) => ({
      id: `obstacle-${n + 1}`,
      shape,
      kind: kindOf(shape),
      pose: { x, y, facing },
    }),
  )
  for (const seat of seats) {
    const draw = damageCards.flatMap((card) =>
      card.deck === s.table.deck ? Array<string>(card.count).fill(card.id) : [],
    )
    const first = ((table.decks as Record<string, Plain> | undefined)?.[seat] ?? []) as string[]
    s.table.decks[seat] = { draw: [...draw, ...[...first].reverse()], discard: [] }
  }
  for (const ship of s.table.ships) {
    if (ship.docked === null) cardsOn(s, ship)
    else dock(s, ship)
    const spec = (table[ship.seat] as unknown as Record<string, ShipSpec>)[ship.id]
    for (const condition of spec?.conditions ?? []) assignCondition(s, condition, ship.id)
    for (const [index, damage] of ship.damage.entries()) if (damage.faceUp) turnUp(s, ship, index)
    for (const damage of ship.damage) damage.round = s.table.round - 1
  }
  for (const {
    kind,
    seat,
    at: [x, y],
    facing = 0,
  } of (table.bombs ?? []) as unknown as BombSpec[]) {
    layToken(s, seat, kind, { x, y, facing })
  }
  const step = round.steps.findIndex((one) => one.name === phases[at])
  const frame = s.stack[0] as Frame
  frame.step = 2
  s.stack.push({ procedure: 'round', step, vars: {}, used: null, ends: null, returns: false })
}

interface ShipSpec {
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
