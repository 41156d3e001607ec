import { usualBot } from '@sandtable/bots'
import { games } from '@sandtable/games'
import {
  awaited,
  clone,
  type Game,
  heardBy,
  type Match,
  openMatch,
  randomFrom,
  type Seat,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { botAnswers } from './bots.ts'
import { sightFor } from './cloth.ts'
import { type PageAtHost, pageAtHost } from './page-at-host.ts'
import type { Shown } from './protocol.ts'
import { setupFor } from './quick.ts'
import { sceneOf } from './shown.ts'

const table = 't'

/** Two people sit down at one screen. */
function together(game: string, seed: string): PageAtHost {
  const at = pageAtHost()
  const record = at.send('lay', { game, seed })
  const seats = at.send('offer', {}).find((one) => one.id === game)?.seats ?? []
  const players = Object.fromEntries(seats.map((seat) => [seat, 'person']))
  at.sitDown({ table, record, players, language: 'en' })
  while (at.goOn());
  return at
}

/** They answer as a bot would, and lift the cloth where one lies; who had to, in turn, and what was asked. */
function playOn(at: PageAtHost, isOver: () => boolean): { lifted: Seat[]; asked: string[] } {
  const [lifted, asked]: [Seat[], string[]] = [[], []]
  while (!isOver()) {
    const { cloth, seat } = at.shown()
    if (cloth?.covers != null) {
      lifted.push(cloth.covers)
      at.send('look', { table, seat: cloth.covers, language: 'en', lift: true })
    } else {
      asked.push(at.shown().question?.step ?? '')
      at.send('decide', { table, seat: seat ?? '' })
    }
  }
  return { lifted, asked }
}

test('X-Wing lays its cloth over the dials, and over nothing else', () => {
  const at = together('xwing', 'cloth')
  const rounds = () => at.shown().log.filter(({ type }) => type === 'round').length
  playOn(at, () => rounds() === 1)
  const { lifted, asked } = playOn(at, () => rounds() === 4)
  expect(lifted).toHaveLength(6)
  expect(asked.length).toBeGreaterThan(12)
  expect(lifted.slice(0, 2).sort()).toEqual(['blue', 'red'])
})

test('in Imperial Assault nobody needs a cloth to act, and a hand is shown to whoever lifts it, until others are asked', () => {
  const at = together('assault', 'cloth')
  const { lifted } = playOn(at, () => at.shown().question?.step === 'act')
  expect(lifted).toEqual([])
  const held = () =>
    at.shown().scene.things.filter((one) => one.type === 'card' && one.kind === 'hand').length
  const { seat, cloth } = at.shown()
  expect(cloth).toEqual({ covers: null, isLifted: false, hides: true })
  expect(held()).toBe(0)
  at.send('look', { table, seat, language: 'en', lift: true })
  expect(at.shown().cloth?.isLifted).toBe(true)
  expect(held()).toBe(3)
  playOn(at, () => at.shown().seat !== seat)
  expect(at.shown().cloth?.isLifted).toBe(false)
  expect(held()).toBe(0)
})

/** Four at one screen: those of blue are bots, or all are people. */
function ofFour(blue: 'person' | 'steady'): PageAtHost {
  const at = pageAtHost()
  const terms = { size: '2', people: 'legend' }
  const record = at.send('lay', { game: 'apex', seed: 'four', terms })
  at.sitDown({
    table,
    record,
    players: { red: 'person', red2: 'person', blue, blue2: blue },
    language: 'en',
  })
  while (at.goOn());
  return at
}

const handsAt = ({ scene }: Shown) =>
  new Set(scene.things.flatMap((one) => (one.type === 'card' && one.kind === 'hand' ? [one.seat] : [])))

test('those of one side at a screen have nothing to hide from each other, and whoever is asked is shown', () => {
  const at = ofFour('steady')
  const asked = new Set<Seat>()
  for (let turns = 0; turns < 30 && at.shown().over === null; turns++) {
    const { cloth, seat, question } = at.shown()
    expect(cloth).toBeNull()
    expect(question?.seat).toBe(seat)
    asked.add(seat ?? '')
    expect([...handsAt(at.shown())].sort()).toEqual(['red', 'red2'])
    at.send('decide', { table, seat: seat ?? '' })
    while (at.goOn());
  }
  expect([...asked].sort()).toEqual(['red', 'red2'])
})

test('of two sides at a screen nobody sees a hand until the cloth is lifted, and then that of the own side', () => {
  const at = ofFour('person')
  const { lifted } = playOn(at, () => at.shown().question?.step === 'act')
  expect(lifted).toEqual([])
  const { seat, cloth } = at.shown()
  expect(cloth).toEqual({ covers: null, isLifted: false, hides: true })
  expect([...handsAt(at.shown())]).toEqual([])
  at.send('look', { table, seat, language: 'en', lift: true })
  const own = seat?.startsWith('red') ? ['red', 'red2'] : ['blue', 'blue2']
  expect([...handsAt(at.shown())].sort()).toEqual(own)
})

/** A game between bots, looked at before each of so many decisions. */
function watched(game: Game, seed: string, most: number, probe: (match: Match, seat: Seat) => void): void {
  const match = openMatch(game, setupFor(game, { game: game.id, seed }), seed)
  for (let n = 0; n < most && match.state.over === null; n++) {
    const [seat = ''] = awaited(match.state)
    probe(match, seat)
    botAnswers({ match, players: { [seat]: n % 3 === 0 ? 'random' : usualBot(game) } }, seat)
  }
}

for (const game of games.filter(({ lobby }) => lobby !== undefined)) {
  test(`what ${game.id} shows on a shared screen holds no secret of anybody, and neither does the cloth`, () => {
    const random = randomFrom('other worlds')
    watched(game, 'shared', 60, (match, seat) => {
      const state = clone(match.state)
      game.scramble(state, null, random)
      const [here, there] = [match, { ...match, state }].map((world) => sightFor(world, seat, false))
      expect(there).toEqual(here)
      if (here === undefined) return
      expect(sceneOf(game, here.seen).things.some((one) => one.type === 'card' && one.kind === 'hand')).toBe(
        false,
      )
      expect(here.seen.news).toEqual(heardBy(match.state.news, null))
    })
  })
}

test('what two people propose to each other needs no cloth', () => {
  const at = together('xwing', 'cloth')
  const { seat, seats } = at.shown()
  at.send('propose', { table, seat: seat ?? '', change: { end: { winner: null, reason: 'agreed' } } })
  expect(at.shown()).toMatchObject({ seat: seats.find((one) => one !== seat), cloth: { covers: null } })
  expect(at.shown().proposal?.asked).toEqual([at.shown().seat])
})
