import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { shelf } from '@sandtable/games'
import type { Bot, Game, Plain } from '@sandtable/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findAgain, foundFolder, keepFound, readFound } from './found.ts'
import { playableGames } from './playable.ts'
import { duels, even, soakChecks, tooFew } from './soak.ts'

const playable = playableGames(shelf)
const project = fileURLToPath(new URL('../../../', import.meta.url))

for (const [file, found] of readFound(`${project}${foundFolder}`)) {
  test(`what was found once is mended: ${file}`, () => expect(findAgain(found, playable)).toEqual([]))
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/sandtable-`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const drill = playable.find(({ id }) => id === 'drill') as Game

test('what is found is kept, read and found again', () => {
  const silent: Game = { ...drill, bots: [] }
  const broken: Game = {
    ...drill,
    checkSetup: () => 'nothing is good enough',
  }
  const check = 'random games end'
  const [problem = ''] = soakChecks[check]?.(broken, { games: 1, seed: 'a b' }) ?? []
  expect(problem).toContain('nothing is good enough')
  keepFound(folder, { game: 'drill', check, seed: 'a b', games: 1, problem })
  const [[file, found] = []] = [...readFound(folder)]
  expect(file).toBe('drill-random-games-end-a-b.json')
  if (found === undefined) throw new Error('nothing was kept')
  expect(findAgain(found, [broken])).toEqual([problem])
  expect(findAgain(found, [silent])).toEqual([])
})

test('a find that no longer makes sense says so', () => {
  const found = { game: 'chess', check: 'random games end', seed: 'a', games: 1, problem: '' }
  expect(findAgain(found, playable)).toEqual(['there is no game “chess”'])
  expect(findAgain({ ...found, game: 'drill', check: 'tidiness' }, playable)).toEqual([
    'nothing is called “tidiness”',
  ])
})

test('a bot that loses is found out, and nothing is asked of a game without one', () => {
  const hundred = { games: 100, seed: 'x' }
  const clumsy: Bot = { id: 'clumsy', choose: (place, random) => place.sample(random) }
  expect(soakChecks[duels]?.({ ...drill, bots: [] }, hundred)).toEqual([])
  expect(soakChecks[duels]?.(drill, hundred)).toEqual([])
  const [problem] = soakChecks[duels]?.({ ...drill, bots: [clumsy] }, hundred) ?? []
  expect(problem).toMatch(/it won \d+ of 100 games; 60 in 100 are expected/)
})

test('a bot that cheats is found', () => {
  const cheat: Bot = { id: 'cheat', choose: () => 'I win' }
  const [problem] = soakChecks[duels]?.({ ...drill, bots: [cheat] }, { games: 1, seed: 'x' }) ?? []
  expect(problem).toContain('cheat answers "I win"')
})

test('fewer than a hundred games say nothing about a bot', () => {
  const other = { id: 'other' }
  expect([tooFew(other, 99, 0), tooFew(other, 100, 95)]).toEqual([null, null])
  expect(tooFew(other, 100, 94)).toContain('94 of 100')
})

test('both sides get the same where the game allows it, and nothing else changes', () => {
  const game = {
    ...drill,
    checkSetup: (setup: Plain) =>
      JSON.stringify((setup as { maps: Plain }).maps) === '{"red":1,"blue":1}' ? 'not the same map' : null,
  } as Game
  expect(
    even(game, { armies: { red: 'x', blue: 'y' }, maps: { red: 1, blue: 2 }, rounds: 6 }, 'red'),
  ).toEqual({
    armies: { red: 'x', blue: 'x' },
    maps: { red: 1, blue: 2 },
    rounds: 6,
  })
})
