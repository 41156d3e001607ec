import { games } from '@sandtable/games'
import { expect, test } from 'vitest'
import { draw, isFor } from './quick.ts'

const lobbies = games.flatMap(({ lobby }) => (lobby ? [lobby] : []))
const sideOf = (lobby: (typeof lobbies)[number], id: string | undefined) =>
  lobby.forces.find((one) => one.id === id)?.side

test.each(lobbies)(
  'the same seed draws the same, other seeds others, never twice the same faction',
  (lobby) => {
    const drawn = Array.from({ length: 40 }, (_, seed) => draw(lobby, `${seed}`, {}))
    expect(drawn[7]).toEqual(draw(lobby, '7', {}))
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
    const { forces, board } = draw(lobby, `${seed}`, {})
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
    const { forces } = draw(lobby, 's', { [second]: { side } })
    expect(Object.keys(forces)).toEqual([first])
    expect(sideOf(lobby, forces[first])).not.toEqual(side)
  }
})
