import { awaited, questionFor, refuse, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { damageCards } from '../data/damage.ts'
import { xwing } from '../src/index.ts'
import type { Squad } from '../src/squad/squad.ts'
import type { XState, XWingSetup } from '../src/state.ts'
import { askedFor, begin as position, say } from './position.ts'

function squad(faction: Squad['faction'], ...pilots: string[]): Squad {
  return { name: '', faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }
}

const obstacles = {
  red: ['asteroid-1', 'asteroid-2', 'asteroid-3'],
  blue: ['debris-1', 'debris-2', 'debris-3'],
}

const usual: XWingSetup = {
  squads: { red: squad('rebel', 'rookiepilot'), blue: squad('imperial', 'academypilot') },
  points: 100,
  deck: 'tfa',
  obstacles,
  rounds: null,
}

function begin(setup: Partial<XWingSetup> = {}, script: readonly string[] = []): XState {
  return start(xwing, { setup: { ...usual, ...setup }, seed: 'set-up', script })
}

/** Six places that keep far enough from each other and from the edges. */
const places = [
  { x: 260, y: 260 },
  { x: 457, y: 260 },
  { x: 654, y: 260 },
  { x: 260, y: 654 },
  { x: 457, y: 654 },
  { x: 654, y: 654 },
].map((place) => ({ ...place, facing: 0 }))

/** Everything up to the choice of an edge, with initiative for red. */
function obstaclesPlaced(setup: Partial<XWingSetup> = {}): XState {
  const s = begin(setup)
  say(s, awaited(s)[0] ?? '', 'red')
  for (let n = 0; n < 6; n++) {
    const seat = n % 2 === 0 ? 'red' : 'blue'
    say(s, seat, { shape: obstacles[seat][n >> 1], ...places[n] })
  }
  return s
}

test('the steps of the set-up, and then the first round [XW-SETUP-001] [XW-SETUP-006]', () => {
  const s = begin()
  expect([awaited(s), askedFor(s, 'blue')]).toEqual([['blue'], 'choose initiative'])
  // Squads are open from the start.
  expect(JSON.stringify(xwing.view(s, 'blue'))).toContain('rookiepilot')
  say(s, 'blue', 'red')
  for (let n = 0; n < 6; n++) {
    const seat = n % 2 === 0 ? 'red' : 'blue'
    expect([awaited(s), askedFor(s, seat)]).toEqual([[seat], 'place an obstacle'])
    say(s, seat, { shape: obstacles[seat][n >> 1], ...places[n] })
  }
  // The player without initiative chooses, the other gets what is opposite.
  expect([awaited(s), askedFor(s, 'blue')]).toEqual([['blue'], 'choose an edge'])
  say(s, 'blue', 'bottom')
  expect(s.table.edges).toEqual({ red: 'top', blue: 'bottom' })
  expect(askedFor(s, 'blue')).toBe('place a ship')
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 40, facing: 0 })
  expect(askedFor(s, 'red')).toBe('place a ship')
  expect(refuse(s, 'red', { ship: 'red-1', x: 400, y: 80, facing: 0 })).toBe('XW-SETUP-008')
  expect(refuse(s, 'red', { ship: 'red-1' })).toBe('XW-SETUP-008')
  expect(refuse(s, 'red', { ship: 'blue-1', x: 400, y: 874, facing: 180 })).toBe('XW-SETUP-007')
  const pose = { x: 400, y: 874, facing: 180 }
  say(s, 'red', { ship: 'red-1', ...pose })
  expect(s.news).toContainEqual(expect.objectContaining({ type: 'placed', ship: 'red-1', ...pose }))
  expect([s.table.round, askedFor(s, 'red'), askedFor(s, 'blue')]).toEqual([
    1,
    'assign dials',
    'assign dials',
  ])
})

test('the player with the lower total chooses who has initiative [XW-SETUP-002]', () => {
  const s = begin()
  expect(awaited(s)).toEqual(['blue'])
  expect(questionFor(s, 'blue')?.options).toEqual(['red', 'blue'])
  say(s, 'blue', 'red')
  expect(s.table.initiative).toBe('red')
  expect(s.news).toContainEqual(expect.objectContaining({ type: 'initiative', seat: 'red' }))
  const other = begin({ squads: { red: usual.squads.blue!, blue: usual.squads.red! } })
  expect(awaited(other)).toEqual(['red'])
  say(other, 'red', 'blue')
  expect(other.table.initiative).toBe('blue')
})

test.each([
  ['hit', 'red'],
  ['crit', 'red'],
  ['focus', 'blue'],
  ['blank', 'blue'],
])('equal totals: on a %s %s chooses the initiative [XW-SETUP-002]', (face, chooser) => {
  const same = squad('imperial', 'academypilot')
  const s = begin({ squads: { red: same, blue: same } }, [face])
  expect(awaited(s)).toEqual([chooser])
  expect(s.news).toContainEqual(expect.objectContaining({ type: 'rolled', dice: [face] }))
})

test('the player with initiative places the first obstacle, each his own, until six lie there [XW-SETUP-004]', () => {
  const s = begin()
  say(s, 'blue', 'blue')
  expect(awaited(s)).toEqual(['blue'])
  expect(questionFor(s, 'blue')?.space).toEqual({ obstacle: obstacles.blue })
  expect(refuse(s, 'blue', { shape: 'asteroid-1', ...places[0] })).toBe('XW-SETUP-004')
  expect(refuse(s, 'blue', 'debris-2')).toBe('XW-SETUP-004')
  say(s, 'blue', { shape: 'debris-2', ...places[0] })
  const told = { type: 'obstacle', seat: 'blue', shape: 'debris-2', ...places[0] }
  expect(s.news).toContainEqual(expect.objectContaining(told))
  expect(awaited(s)).toEqual(['red'])
  say(s, 'red', { shape: 'asteroid-1', ...places[1] })
  expect(awaited(s)).toEqual(['blue'])
  // What lies on the table cannot be placed again.
  expect(refuse(s, 'blue', { shape: 'debris-2', ...places[2] })).toBe('XW-SETUP-004')
  const numbered = [1, 2, 3, 4, 5, 6].map((number) => `obstacle-${number}`)
  expect(obstaclesPlaced().table.obstacles.map(({ id }) => id)).toEqual(numbered)
})

test('obstacles keep away from edges and from each other [XW-SETUP-005]', () => {
  const s = begin()
  say(s, 'blue', 'red')
  expect(refuse(s, 'red', { shape: 'asteroid-1', x: 230, y: 450, facing: 0 })).toBe('XW-SETUP-005')
  expect(refuse(s, 'red', { shape: 'asteroid-1' })).toBe('XW-SETUP-005')
  say(s, 'red', { shape: 'asteroid-1', ...places[0] })
  expect(refuse(s, 'blue', { shape: 'debris-1', x: 420, y: 260, facing: 0 })).toBe('XW-SETUP-005')
})

test('where no obstacle has room left, fewer than six lie on the table [XW-SETUP-005]', () => {
  const s = begin()
  for (let x = 250; x <= 650; x += 100)
    for (let y = 250; y <= 650; y += 100)
      s.table.obstacles.push({
        id: `${x} ${y}`,
        shape: 'asteroid-1',
        kind: 'asteroid',
        pose: { x, y, facing: 0 },
      })
  say(s, 'blue', 'red')
  expect([awaited(s), askedFor(s, 'blue')]).toEqual([['blue'], 'choose an edge'])
})

test('ships are placed from the lowest pilot skill up, with initiative first among equals [XW-SETUP-007] [XW-PS-001]', () => {
  const s = obstaclesPlaced({
    squads: {
      red: squad('rebel', 'redsquadronpilot', 'rookiepilot', 'rookiepilot'),
      blue: squad('imperial', 'tempestsquadronpilot', 'academypilot'),
    },
  })
  say(s, 'blue', 'top')
  const order: string[] = []
  let x = 100
  while (askedFor(s, awaited(s)[0] ?? '') === 'place a ship') {
    const [seat = ''] = awaited(s)
    const place = (questionFor(s, seat)?.space as { place: string[] } | undefined)?.place ?? []
    order.push(place.join(' or '))
    // Any facing is fine.
    say(s, seat, { ship: place.at(-1), x, y: seat === 'red' ? 40 : 874, facing: x })
    x += 90
  }
  expect(order).toEqual(['blue-2', 'red-2 or red-3', 'red-2', 'blue-1', 'red-1'])
})

test('a small ship lies wholly within range 1 of its edge, a large one may fill the zone and stick out [XW-SETUP-008] [XW-SETUP-009] [XW-SETUP-010]', () => {
  const s = obstaclesPlaced({ squads: { ...usual.squads, red: squad('rebel', 'outerrimsmuggler') } })
  say(s, 'blue', 'top')
  expect(awaited(s)).toEqual(['red'])
  expect(refuse(s, 'red', { ship: 'red-1', x: 400, y: 61, facing: 0 })).toBe('XW-SETUP-010')
  expect(refuse(s, 'red', { ship: 'red-1', x: 400, y: 39, facing: 0 })).toBe('XW-SETUP-010')
  expect(refuse(s, 'red', { ship: 'red-1', x: 400, y: 60, facing: 0 })).toBeNull()
  // Turned it reaches beyond the zone, from the very edge.
  say(s, 'red', { ship: 'red-1', x: 400, y: 56.57, facing: 45 })
  expect(refuse(s, 'blue', { ship: 'blue-1', x: 400, y: 834, facing: 0 })).toBe('XW-SETUP-008')
  expect(refuse(s, 'blue', { ship: 'blue-1', x: 400, y: 834.4, facing: 0 })).toBeNull()
})

test('each ship begins with its shield value, upgrades included [XW-SETUP-011]', () => {
  const upgraded: Squad = {
    name: '',
    faction: 'imperial',
    ships: [{ pilot: 'academypilot', upgrades: ['shieldupgrade'] }],
  }
  const s = begin({ squads: { ...usual.squads, blue: upgraded } })
  expect(s.table.ships.map((ship) => ship.shields)).toEqual([2, 1])
})

test('each player has a whole damage deck of his own, shuffled [XW-SETUP-012]', () => {
  const s = start(xwing, { setup: usual, seed: 'decks' })
  const whole = damageCards.flatMap((card) => (card.deck === 'tfa' ? Array(card.count).fill(card.id) : []))
  const { red, blue } = s.table.decks
  expect(red?.draw.toSorted()).toEqual(whole.toSorted())
  expect(blue?.draw.toSorted()).toEqual(whole.toSorted())
  expect(red?.draw).not.toEqual(whole)
  expect(red?.draw).not.toEqual(blue?.draw)
  const core = start(xwing, { setup: { ...usual, deck: 'core' }, seed: 'decks' })
  expect(core.table.decks.red?.draw.every((card) => card.startsWith('core-'))).toBe(true)
})

test('rounds are counted to a limit only if there is one [XW-SETUP-013]', () => {
  const table = {
    red: { rookie: { pilot: 'rookiepilot', at: [100, 100] } },
    blue: { academy: { pilot: 'academypilot', at: [800, 800], facing: 180 } },
  }
  const at = 'end'
  const limited = position(xwing, { table, at, arrange: (s) => void Object.assign(s.table, { rounds: 1 }) })
  expect(limited.over?.reason).toBe('points')
  const free = position(xwing, { table, at })
  expect([free.over, free.table.round]).toEqual([null, 2])
})

test('a docked ship is not placed, and waits beside its carrier [XW-SETUP-014]', () => {
  const red: Squad = {
    name: '',
    faction: 'rebel',
    ships: [
      { pilot: 'zeborrelios-attackshuttle', upgrades: ['phantom'] },
      { pilot: 'lothalrebel', upgrades: ['ghost'] },
    ],
  }
  const squads = { ...usual.squads, red }
  expect(xwing.checkSetup(JSON.parse(JSON.stringify({ ...usual, squads })))).toBeNull()
  const s = obstaclesPlaced({ squads })
  say(s, 'blue', 'top')
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-2', x: 400, y: 50, facing: 0 })
  expect(askedFor(s, 'red')).toBe('assign dials')
  // Its carrier has what a docked ship gives it, and nothing of its own is in play.
  const cards = Object.values(s.effects).map(({ card, on }) => [on, card])
  expect(cards).toContainEqual(['red-2', 'docked:phantom'])
  expect(cards.filter(([on]) => on === 'red-1')).toEqual([])
  expect(s.table.ships.map(({ docked, inPlay }) => [docked, inPlay])).toEqual([
    ['red-2', false],
    [null, true],
    [null, true],
  ])
})

test('a mobile arc is turned when its ship is placed [XW-SETUP-015]', () => {
  const s = obstaclesPlaced({ squads: { ...usual.squads, red: squad('scum', 'shadowporthunter') } })
  say(s, 'blue', 'top')
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 400, y: 50, facing: 0 })
  expect([awaited(s), askedFor(s, 'red')]).toEqual([['red'], 'turn the mobile arc'])
  say(s, 'red', 'left')
  expect(s.table.ships[0]?.mobile).toBe('left')
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('a squad brings three different obstacle tokens of the eighteen [XW-BUILD-014]', () => {
  const check = (red: string[]) =>
    xwing.checkSetup(JSON.parse(JSON.stringify({ ...usual, obstacles: { ...obstacles, red } })))
  expect(check(['asteroid-12', 'debris-6', 'asteroid-7'])).toBeNull()
  expect(check(['asteroid-1', 'asteroid-1', 'asteroid-2'])).toContain('obstacles of red')
  expect(check(['asteroid-1', 'asteroid-2'])).toContain('obstacles of red')
  expect(check(['asteroid-1', 'asteroid-2', 'asteroid-13'])).toContain('obstacles of red')
  expect(check(['asteroid-1', 'asteroid-2', 'debris-7'])).toContain('obstacles of red')
})
