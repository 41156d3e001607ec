import { games } from '@sandtable/games'
import { isForTerms, usualTerms } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { draw, isFor, knownOf, setupFor } from './quick.ts'

const lobbies = games.flatMap(({ lobby }) => (lobby ? [lobby] : []))
const sideOf = (lobby: (typeof lobbies)[number], id: string | undefined) =>
  lobby.forces.find((one) => one.id === id)?.side

test.each(lobbies)(
  'the same seed draws the same, other seeds others, never twice the same faction',
  (lobby) => {
    const drawn = Array.from({ length: 40 }, (_, seed) => draw(lobby, `${seed}`))
    expect(drawn[7]).toEqual(draw(lobby, '7'))
    // A small game has few forces to draw from.
    const many = Math.min(20, 2 * lobby.forces.length - 1)
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBeGreaterThan(many)
    for (const { forces } of drawn) {
      const sides = lobby.seats.map((seat) => sideOf(lobby, forces[seat])?.en)
      expect(new Set(sides).size).toBe(lobby.seats.length)
    }
  },
)

test.each(lobbies)('forces of one size meet, on a board that is for them', (lobby) => {
  const limitOf = (id: string | undefined) => lobby.forces.find((one) => one.id === id)?.limit
  for (let seed = 0; seed < 40; seed++) {
    const { forces, board } = draw(lobby, `${seed}`)
    const limits = lobby.seats.map((seat) => limitOf(forces[seat]))
    expect(new Set(limits).size).toBe(1)
    expect(
      isFor(
        lobby.boards.find(({ id }) => id === board),
        limits[0],
      ),
    ).toBe(true)
  }
})

test.each(lobbies)('what is chosen is not drawn, and what is drawn is of another faction', (lobby) => {
  const [first = '', second = ''] = lobby.seats
  for (const { side } of lobby.forces) {
    const { forces } = draw(lobby, 's', { forces: { [second]: { side } } })
    expect(Object.keys(forces)).toEqual([first])
    expect(sideOf(lobby, forces[first])).not.toEqual(side)
  }
})

test('what is drawn is for the terms that were agreed on, a force for each side', () => {
  const named = (name: string) => ({ en: name, de: name })
  const force = (id: string, only?: string) => ({
    id,
    name: named(id),
    side: named(id),
    points: 1,
    ...(only !== undefined && { terms: { size: [only] } }),
  })
  const lobby = {
    seats: ['red', 'blue'],
    terms: [
      { id: 'size', name: named('Size'), options: ['small', 'large'].map((id) => ({ id, name: named(id) })) },
    ],
    seatings: [
      {
        when: { size: 'large' },
        seats: ['red-1', 'red-2', 'blue'],
        sides: { 'red-1': 'red', 'red-2': 'red' },
      },
    ],
    forces: [force('any'), force('few', 'small'), force('many', 'large')],
    boards: [
      { id: 'yard', name: named('Yard'), terms: { size: ['small'] } },
      { id: 'plain', name: named('Plain'), terms: { size: ['large'] } },
    ],
  }
  for (let seed = 0; seed < 20; seed++) {
    const small = draw(lobby, `${seed}`)
    expect(Object.values(small.forces).sort()).toEqual(['any', 'few'])
    expect(small.board).toBe('yard')
    const large = draw(lobby, `${seed}`, { terms: { size: 'large' } })
    expect(Object.keys(large.forces)).toEqual(['red', 'blue'])
    expect(Object.values(large.forces).sort()).toEqual(['any', 'many'])
    expect(large.board).toBe('plain')
  }
})

test('forces that share what there is only once do not meet', () => {
  const named = (name: string) => ({ en: name, de: name })
  const force = (id: string, ...unique: string[]) => ({
    id,
    name: named(id),
    side: named(id),
    points: 1,
    unique,
  })
  const lobby = {
    seats: ['red', 'blue'],
    forces: [force('ab', 'a', 'b'), force('bc', 'b', 'c'), force('cd', 'c', 'd')],
    boards: [{ id: 'here', name: named('here') }],
  }
  for (let seed = 0; seed < 20; seed++) {
    const { red, blue } = draw(lobby, `${seed}`, {
      forces: { red: { side: null, unique: ['a', 'b'] } },
    }).forces
    expect([red, blue]).toEqual([undefined, 'cd'])
  }
})

test.each(games.filter(({ lobby }) => lobby?.builder))(
  '$id: a force of somebody’s own meets others of its size, where such forces meet',
  (game) => {
    const { lobby } = game
    if (lobby === undefined) throw new Error('no lobby')
    const [seat = ''] = lobby.seats
    for (const { force, limit, side } of lobby.forces.filter((one) => isForTerms(one, usualTerms(lobby)))) {
      expect(knownOf(lobby, force)).toMatchObject({ side, ...(limit !== undefined && { limit }) })
      // What is no force at all is nothing to be known of.
      expect(knownOf(lobby, {})).toEqual({ side: null })
      for (const seed of ['1', '2', '3'])
        expect(() => setupFor(game, { game: game.id, seed, forces: { [seat]: force } })).not.toThrow()
    }
  },
)
