import {
  agree,
  languages,
  opponentsOf,
  type Plain,
  pickOne,
  propose,
  type Random,
  randomFrom,
  sentenceFor,
  start,
} from '@sandtable/kernel'
import { anything, withOnePartOther } from '@sandtable/kernel/contract'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('whatever is sent as a setup, it is refused in words or can be played', () => {
    holds(
      fc.property(fc.nat(10_000), (number) => {
        const setup = game.randomSetup(randomFrom(`sent ${number}`))
        const others = someOf(withOnePartOther(setup, anything), randomFrom(`which ${number}`))
        for (const other of others) {
          const wrong = game.checkSetup(other as Plain)
          if (wrong === null) start(game, { setup: other as object, seed: 'sent' })
          else expect(wrong).not.toBe('')
        }
      }),
      { numRuns: 5 },
    )
  }, 60_000)

  test('whatever is proposed, and for whatever reason a game ends, it is told in words', () => {
    const setup = game.randomSetup(randomFrom('told'))
    const keys = ['ships', 'figures', 'cadets', 'points', 'constructor', '__proto__', '', 0, 99]
    const paths = keys.flatMap((key) => [[key], ...keys.map((next) => [key, next, 'tokens', next])])
    const sets = paths.flatMap((path) => anything.map((value) => ({ set: [{ path, value }] })))
    const ends = ['constructor', '__proto__', 'toString', ''].map((reason) => ({
      end: { winner: null, reason },
    }))
    for (const change of [...sets, ...ends]) {
      const s = start(game, { setup, seed: 'told' })
      const [one = ''] = s.seats
      const [other = ''] = opponentsOf(s, one)
      if (propose(s, one, change) !== null) continue
      const told = [...s.news]
      if (agree(s, other, true) === null) told.push(...s.news)
      const said = told.flatMap((entry) =>
        languages.map((language) => sentenceFor(game.id, entry, language, game.view(s, null))),
      )
      expect(said.filter((text) => typeof text !== 'string' || /function|\[object/.test(text))).toEqual([])
    }
  })

  test('a place to build at, a faction, a card: names that every object knows are none', () => {
    const { builder, forces = [] } = game.lobby ?? {}
    const force = forces[0]?.force
    if (builder === undefined || force === undefined) return
    for (const name of ['constructor', '__proto__', 'toString', 'valueOf']) {
      expect(builder.empty(name)).toEqual(builder.empty('nobody'))
      for (const change of [{ remove: name, at: name }, { removeRow: name }, { copyRow: name }])
        expect(builder.show(builder.change(force, change))).toEqual(builder.show(force))
      expect(builder.change(force, { add: name, at: name })).toEqual(force)
      expect(builder.offers(force, name)).toEqual(builder.offers(force, 'nobody'))
    }
  })

  test('a setup has no seat beside those of the game, whatever it is called', () => {
    const setup = JSON.stringify(game.randomSetup(randomFrom('seats')))
    for (const name of ['green', 'constructor', 'toString', '__proto__'])
      for (const part of setup.matchAll(/"(squads|armies|obstacles)":\{/g)) {
        const at = part.index + part[0].length
        const more = JSON.parse(`${setup.slice(0, at)}"${name}":{},${setup.slice(at)}`)
        expect(game.checkSetup(more)).toContain(`${part[1]}: `)
      }
  })
})

function someOf(all: Iterable<unknown>, random: Random): unknown[] {
  return [...all].filter(() => random.a % 10 === 0 || pickOne(random, [0, 1, 2, 3, 4]) === 0)
}
