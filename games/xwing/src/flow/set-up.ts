import { type Plain, query, type Seat, shuffle, tell } from '@sandtable/kernel'
import { rest } from '@sandtable/plane'
import { damageCards } from '../../data/damage.ts'
import { bases } from '../bases.ts'
import { rollAttackDie } from '../dice.ts'
import { dock } from '../docking.ts'
import { refusePlacement, samplePlacement } from '../geometry/deploy.ts'
import { kindOf, refuseObstacle, roomFor, sampleObstacle } from '../geometry/obstacles.ts'
import { cardsOn } from '../in-play.ts'
import { isPose } from '../pose.ts'
import {
  byInitiative,
  type Deck,
  type Edge,
  otherSeat,
  type Quadrant,
  type Ship,
  shipOf,
  type XState,
} from '../state.ts'
import { pilotSkill, shipType, sizeOf } from '../values.ts'
import { frontOf } from './order.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

const decks: Readonly<Record<Deck, readonly string[]>> = { core: deckOf('core'), tfa: deckOf('tfa') }

function deckOf(deck: Deck): string[] {
  const cards = damageCards.filter((card) => card.deck === deck)
  return cards.flatMap((card) => Array<string>(card.count).fill(card.id))
}

/** XW-SETUP-001. */
export const setUp = procedure('set-up', [
  run('gather forces', (s) => {
    for (const ship of s.table.ships) {
      if (ship.docked === null) cardsOn(s, ship)
      else dock(s, ship)
    }
    for (const seat of s.seats) {
      const draw = [...decks[s.table.deck]]
      shuffle(s, draw)
      s.table.decks[seat] = { draw, discard: [] }
    }
  }),
  run('determine initiative', (s, v) => {
    v.chooser = whoChooses(s)
  }),
  ask('choose initiative', {
    rule: 'XW-SETUP-002',
    seats: (_, v) => v.chooser,
    options: (s) => s.seats,
    answer: (s, _, seat) => {
      s.table.initiative = seat
      tell(s, { type: 'initiative', seat })
    },
  }),
  run('is there room for another obstacle', (s, v) => {
    v.shapes = placeable(s, nextToPlaceObstacle(s))
  }),
  ask('place an obstacle', {
    rule: 'XW-SETUP-004',
    seats: (s, v) => (v.shapes.length > 0 ? nextToPlaceObstacle(s) : null),
    space: {
      describe: (_, v) => ({ obstacle: [...v.shapes] }),
      refuse: (s, v, answer) => {
        const named = (answer as { shape?: Plain } | null)?.shape
        const shape = v.shapes.find((one) => one === named)
        if (shape === undefined) return 'XW-SETUP-004'
        if (!isPose(answer)) return 'XW-SETUP-005'
        return refuseObstacle(obstacleFrom(s, shape, answer), s.table.obstacles)
      },
      sample: (s, v, _, random) => {
        const [shape = ''] = v.shapes
        return { shape, ...sampleObstacle(shape, s.table.obstacles, random) }
      },
    },
    answer: (s, _, answer, seat) => {
      const obstacle = obstacleFrom(s, answer.shape, answer)
      s.table.obstacles.push(obstacle)
      s.table.reserve[seat] = (s.table.reserve[seat] ?? []).filter((shape) => shape !== answer.shape)
      tell(s, { type: 'obstacle', seat, shape: answer.shape, ...obstacle.pose })
    },
  }),
  repeat('is there room for another obstacle', (_, v) => v.shapes.length > 0),
  ask('choose an edge', {
    rule: 'XW-SETUP-006',
    seats: (s) => otherSeat(s.table.initiative),
    options: (): readonly Edge[] => ['bottom', 'top'],
    answer: (s, _, edge, seat) => {
      s.table.edges[seat] = edge
      s.table.edges[otherSeat(seat)] = edge === 'bottom' ? 'top' : 'bottom'
    },
  }),
  window('before placing forces'),
  ask('place a ship', {
    rule: 'XW-SETUP-007',
    seats: (s) => nextToPlace(s)[0]?.seat ?? null,
    space: {
      describe: (s, _, seat) => ({
        place: nextToPlace(s).map(({ id }) => id),
        edge: s.table.edges[seat] ?? null,
      }),
      refuse: (s, _, answer, seat) => {
        const ship = nextToPlace(s).find(({ id }) => id === (answer as { ship?: Plain } | null)?.ship)
        if (ship === undefined) return 'XW-SETUP-007'
        if (!isPose(answer)) return 'XW-SETUP-008'
        const pose = rest(answer)
        const rule = refusePlacement(pose, sizeOf(ship), s.table.edges[seat] ?? 'bottom', bases(s))
        return query(s, 'placement forbidden', rule, { ship: ship.id, pose })
      },
      sample: (s, _, seat, random) => {
        const ship = nextToPlace(s)[0] as Ship
        const pose = samplePlacement(sizeOf(ship), s.table.edges[seat] ?? 'bottom', bases(s), random)
        return { ship: ship.id, ...pose }
      },
    },
    answer: (s, v, answer) => {
      const ship = shipOf(s, answer.ship)
      v.ship = ship.id
      ship.pose = rest({ x: answer.x, y: answer.y, facing: answer.facing })
      ship.inPlay = true
      tell(s, { type: 'placed', ship: ship.id, ...ship.pose })
    },
  }),
  ask('turn the mobile arc', {
    rule: 'XW-SETUP-015',
    seats: (s, v) => (v.ship !== null && hasMobileArc(shipOf(s, v.ship)) ? shipOf(s, v.ship).seat : null),
    about: (_, v) => ({ ship: v.ship }),
    options: (): readonly Quadrant[] => ['front', 'left', 'right', 'rear'],
    answer: (s, v, quadrant) => {
      shipOf(s, v.ship ?? '').mobile = quadrant
    },
  }),
  window('ship placed', { of: (_, v) => v.ship }),
  repeat('place a ship', (s) => nextToPlace(s).length > 0),
  window('forces placed'),
])

/** The lower total chooses; on a tie a die decides who does (XW-SETUP-002). */
function whoChooses(s: XState): Seat {
  const total = (seat: Seat) =>
    s.table.ships.reduce((sum, ship) => sum + (ship.seat === seat ? ship.points : 0), 0)
  const [red, blue] = [total('red'), total('blue')]
  if (red < blue) return 'red'
  if (blue < red) return 'blue'
  const face = rollAttackDie(s)
  tell(s, { type: 'rolled', dice: [face] })
  return face === 'hit' || face === 'crit' ? 'red' : 'blue'
}

function nextToPlaceObstacle(s: XState): Seat {
  return byInitiative(s)[s.table.obstacles.length % 2] as Seat
}

/** The tokens of a side for which there is room; where there is none, fewer than six lie on the table. */
function placeable(s: XState, seat: Seat): string[] {
  return (s.table.reserve[seat] ?? []).filter((shape) => roomFor(shape, s.table.obstacles) !== null)
}

function obstacleFrom(s: XState, shape: string, at: { x: number; y: number; facing: number }) {
  const pose = rest({ x: at.x, y: at.y, facing: at.facing })
  return { id: `obstacle-${s.table.obstacles.length + 1}`, shape, kind: kindOf(shape), pose }
}

function hasMobileArc(ship: Ship): boolean {
  return shipType(ship.type).arcs.includes('mobile')
}

/** Ships are placed in ascending pilot skill, ties by initiative; among equals the owner picks (XW-SETUP-007). */
function nextToPlace(s: XState): Ship[] {
  const waiting = s.table.ships.filter((ship) => !ship.inPlay && ship.docked === null)
  return frontOf(s, waiting, 'ascending', (ship) => placementSkill(s, ship))
}

function placementSkill(s: XState, ship: Ship): number {
  return query(s, 'placement skill', pilotSkill(s, ship), ship.id)
}
