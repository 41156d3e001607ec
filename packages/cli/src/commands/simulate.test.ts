import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { asked, brokenGames, folderFor, written } from '../../test/desk.ts'

const folder = folderFor(afterAll)

function simulated(line: string, games = '@sandtable/games') {
  return asked(['simulate', ...line.split(' ')], { games, folder })
}

/** The result without what depends on the machine. */
function resultOf(json: string) {
  const { decisionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(json)
  expect([decisionsPerSecond, gamesPerSecond]).toEqual([expect.any(Number), expect.any(Number)])
  return rest
}

test('the same seed gives the same result, however many workers play; another seed another', async () => {
  const [one, two, other] = await Promise.all([
    simulated('drill --games 50 --seed a --json --workers 1'),
    simulated('drill --games 50 --seed a --json --workers 2'),
    simulated('drill --games 50 --seed b --json'),
  ])
  const result = resultOf(one.out)
  expect(Object.keys(JSON.parse(one.out))).toEqual([
    'game',
    'games',
    'finished',
    'stuck',
    'errors',
    'decisions',
    'decisionsPerSecond',
    'gamesPerSecond',
    'wins',
  ])
  expect(result).toMatchObject({ game: 'drill', games: 50, finished: 50, stuck: 0, errors: 0 })
  expect(Object.keys(result.wins)).toEqual(['red', 'blue', 'draw'])
  expect(result.wins.red + result.wins.blue + result.wins.draw).toBe(50)
  expect(resultOf(two.out)).toEqual(result)
  expect(resultOf(other.out).decisions).not.toBe(result.decisions)
  expect(one).toMatchObject({ code: 0, err: 'seed a' })
})

test('each seat has the bot it was given', async () => {
  const [red, blue] = await Promise.all([
    simulated('drill --games 60 --seed a --json --red steady'),
    simulated('drill --games 60 --seed a --json --blue steady --red random'),
  ])
  expect(resultOf(red.out).wins.red).toBeGreaterThan(35)
  expect(resultOf(blue.out).wins.blue).toBeGreaterThan(35)
})

test('what is agreed on is played, and the rules can play a seat', async () => {
  const { code, out } = await simulated('legion --games 1 --silver alone-easy --seed a --workers 1 --json')
  expect({ code, ...resultOf(out) }).toMatchObject({ code: 0, game: 'legion', finished: 1 })
  const mistakes = await Promise.all(
    [
      '--edition 2019',
      '--edition 2024 --silver alone',
      '--gold alone --silver alone-hard',
      '--gold alon',
    ].map(async (line) => (await simulated(`legion ${line}`)).err),
  )
  expect(mistakes).toEqual([
    expect.stringContaining('legion has no edition “2019”; did you mean 2018?'),
    expect.stringContaining('“alone” is for --edition 2018 or qr3, not for 2024.'),
    expect.stringContaining('In legion the rules play one seat, not several.'),
    expect.stringContaining('legion has no bot “alon”; did you mean alone?'),
  ])
})

test('games that are stuck or fail are counted and saved as replays that can be played to where they break', async () => {
  const stuck = await simulated('stuck --games 3 --seed s --json', brokenGames)
  expect(stuck.code).toBe(1)
  const saved = [0, 1, 2].map((number) => join('.sandtable', 'replays', `stuck-s-${number}.json`))
  expect(resultOf(stuck.out)).toEqual({
    game: 'stuck',
    games: 3,
    finished: 0,
    stuck: 3,
    errors: 0,
    decisions: 3,
    wins: { red: 0, blue: 0, draw: 0 },
    saved,
  })
  for (const path of saved) expect(stuck.err).toContain(`nobody said the game is over: ${path}`)

  const failing = await simulated('failing --games 2 --seed a/b --save broken', brokenGames)
  expect(failing).toMatchObject({ code: 1, out: expect.stringContaining('0 finished, 0 stuck, 2 failed') })
  const [path = ''] = /broken\S+json/.exec(failing.err) ?? []
  expect(failing.err).toContain(`game 0 fails: the dice are on the floor: ${path}`)
  const record = readRecord(readFileSync(join(folder, path), 'utf8'))
  if ('problem' in record) throw new Error(record.problem)
  expect(record.hashes.filter((hash) => hash !== '')).toHaveLength(record.moves.length)

  const replayed = await asked(['replay', path, '--verify'], { games: brokenGames, folder })
  expect(replayed.code).toBe(1)
  expect(replayed.out).toContain('1. red: Give your order')
  expect(replayed.err).toBe(
    `${path}: The game fails at move ${record.moves.length}: the dice are on the floor.`,
  )
})

test('a broken game that cannot be saved says why', async () => {
  mkdirSync(join(folder, 'taken', 'failing-s-0.json'), { recursive: true })
  const { code, err } = await simulated('failing --games 1 --seed s --save taken', brokenGames)
  expect(code).toBe(1)
  expect(err).toContain('it cannot be saved: this is a folder, not a file')
})

test('a game that cannot begin is an error like any other', async () => {
  const table = await simulated('never-begins --games 1 --seed s', brokenGames)
  expect(table.code).toBe(1)
  expect(table.err).toContain('game 0 fails: no table: .sandtable')
  const setup = await simulated('no-setup --games 2 --seed s --json', brokenGames)
  expect(setup).toMatchObject({ code: 1 })
  expect(setup.err).toContain('game 1 fails: no forces: there is nothing to play back')
  expect(resultOf(setup.out)).toMatchObject({ errors: 2, decisions: 0 })
})

test('what the games never exercised is listed, in words and as data', async () => {
  const one = await simulated('drill --games 1 --seed s --unused --json')
  const { unused } = resultOf(one.out) as { unused: Record<string, string[]> }
  expect(Object.keys(unused)).toEqual(['neverInPlay', 'neverActed', 'steps', 'moments'])
  const many = await simulated('drill --games 40 --seed s --unused')
  expect(many.out).toContain(
    '  never in play: 0\n  in play, but never did anything: 0\n  steps never taken: 0',
  )
})

test('a worker that dies ends the series with a message', async () => {
  const answer = await simulated('deadly --games 5 --workers 1', brokenGames)
  expect(answer).toMatchObject({ code: 1, out: '' })
  expect(answer.err).toMatch(/A worker ended while playing games 0 to 0: it left with code 3\. 0 of 5 games/)
})

test('the bar is drawn on a terminal, and not beside JSON', async () => {
  const drawn: string[] = []
  const screen = (text: string) => void drawn.push(text)
  const line = ['simulate', 'drill', '--games', '5', '--seed', 's']
  await asked([...line, '--json'], { screen, folder })
  expect(drawn).toEqual([])
  await asked(line, { screen, folder })
  expect(drawn[0]).toMatch(/^\r\[[#.]+\] [1-5] of 5 games$/)
  expect(drawn.at(-1)).toMatch(/^\r +\r$/)
})

const file = written(folder, 'file', '')

test.each([
  ['--games 5', 'Say which game, as in: sandtable simulate drill.'],
  ['drill legion', 'One game at a time, not also “legion”.'],
  ['dril', 'There is no game “dril”; did you mean drill? Playable: xwing, assault, legion, apex, drill.'],
  ['drill --games -1', '--games must be a whole number of at least 1, not “-1”.'],
  ['drill --games abc', '--games must be a whole number of at least 1, not “abc”.'],
  ['drill --workers 0', '--workers must be a whole number from 1 to 256, not “0”.'],
  ['drill --red stedy', 'drill has no bot “stedy”; did you mean steady? Bots: random, steady.'],
  ['drill --red', '--red needs a value, as in --red RED.'],
  [
    'drill --green steady',
    'There is no option and no seat --green. ' +
      'Options: --games, --seed, --save, --workers, --unused, --json. Seats: red, blue.',
  ],
  [
    'drill --wrokers 2',
    'There is no option and no seat --wrokers; did you mean --workers? ' +
      'Options: --games, --seed, --save, --workers, --unused, --json. Seats: red, blue.',
  ],
  [`drill --save ${file}`, `Games cannot be saved in ${file}: there is a file where a folder should be.`],
])('“simulate %s” is a mistake', async (line, err) => {
  expect(await simulated(line)).toEqual({ code: 2, out: '', err })
})
