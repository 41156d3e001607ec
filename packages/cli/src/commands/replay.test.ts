import type { GameRecord } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { asked, drillRecord, folderFor, written } from '../../test/desk.ts'
import { placeOf } from './replay.ts'

const folder = folderFor(afterAll)
const record = drillRecord('a game')
written(folder, 'game.json', record)
const replay = (line: string) => asked(['replay', ...line.split(' ')], { folder })

function changed(name: string, change: Partial<Record<keyof GameRecord, unknown>>): void {
  written(folder, name, { ...record, ...change })
}

test('the whole story, decision by decision', async () => {
  const { code, out, err } = await replay('game.json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.split('\n')
  expect(lines[0]).toBe('Before the first move')
  expect(lines).toContain('   Round 1: Red has the initiative.')
  expect(lines).toContain('1. red: Give your order')
  expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(record.moves.length)
  expect(lines.at(-1)).toMatch(/wins: |draw: /)
})

test('in German', async () => {
  const { out } = await replay('game.json --lang de')
  expect(out).toMatch(/^Vor dem ersten Zug\n/)
  expect(out).toMatch(/gewinnt: |Unentschieden: /)
  expect(out).not.toMatch(/ wins: | draws /)
})

test('a seat reads only what it may know; who reads everything is told who does not', async () => {
  const [all, red, redJson] = await Promise.all([
    replay('game.json'),
    replay('game.json --seat red'),
    replay('game.json --seat red --json'),
  ])
  expect(all.out).toMatch(/ {3}\(red only\) Red draws (?!a trick)\w+\./)
  expect(all.out).toMatch(/ {3}\(blue only\) Blue draws (?!a trick)\w+\./)
  expect(red.out).toMatch(/ {3}Red draws (?!a trick)\w+\./)
  expect(red.out).toMatch(/ {3}Blue draws a trick\./)
  expect(red.out).not.toMatch(/Blue draws (?!a trick)\w+/)
  expect(red.out).not.toContain('only)')
  expect(redJson.out).not.toMatch(/Blue draws (?!a trick)\w+/)
  expect(redJson.out).not.toContain(record.seed)
  expect(redJson.out).not.toContain('answer')
})

test('as JSON', async () => {
  const story = JSON.parse((await replay('game.json --json --verify')).out)
  expect(story).toMatchObject({
    game: 'drill',
    version: '1',
    moves: record.moves.length,
    over: { reason: expect.any(String) },
    problem: null,
    verified: true,
    compared: record.hashes.length,
    differsAfter: null,
  })
  expect(story.passages).toHaveLength(record.moves.length + 1)
  expect(story.passages[1]).toEqual({ move: 1, seat: 'red', step: 'orders', entries: [] })
  expect(story.passages[2].entries[0]).toMatchObject({
    type: 'order',
    text: expect.stringMatching(/^Red orders Red /),
  })
})

test('--verify says at which move the states part', async () => {
  changed('start.json', { hashes: record.hashes.with(0, 'beef') })
  changed('later.json', { hashes: record.hashes.with(7, 'beef').with(9, 'beef') })
  changed('other-seed.json', { seed: 'another' })
  expect(await replay('start.json')).toMatchObject({ code: 0 })
  expect(await replay('start.json --verify')).toMatchObject({
    code: 1,
    err: 'start.json: the state before the first move is not the one recorded.',
  })
  expect(await replay('later.json --verify')).toMatchObject({
    code: 1,
    err: `later.json: the state after move 7 (${record.moves[6]?.seat}) is not the one recorded.`,
  })
  expect(JSON.parse((await replay('later.json --verify --json')).out)).toMatchObject({
    verified: false,
    differsAfter: 7,
  })
  expect(await replay('other-seed.json --verify')).toMatchObject({ code: 1 })
})

test('--verify without hashes has nothing to compare', async () => {
  changed('bare.json', { hashes: [] })
  expect(await replay('bare.json')).toMatchObject({ code: 0 })
  expect(await replay('bare.json --verify')).toMatchObject({
    code: 1,
    err: 'bare.json: the file holds no hashes to compare with.',
  })
})

test('a move that the rules refuse ends the story there', async () => {
  changed('cheat.json', { moves: record.moves.with(2, { seat: 'red', answer: 'I win' }) })
  const { code, out, err } = await replay('cheat.json')
  expect(code).toBe(1)
  expect(out).toMatch(/^2\. blue/m)
  expect(out).not.toMatch(/^3\. /m)
  expect(err).toMatch(
    new RegExp(`2 of ${record.moves.length} moves can be played; moves\\[2\\] is refused by [A-Z]+-`),
  )
})

changed('format.json', { format: 1 })
changed('version.json', { version: '0' })
changed('chess.json', { game: 'chess' })
changed('setup.json', { setup: { points: 100 } })
changed('moves.json', { moves: [{ seat: 'red' }], hashes: [] })
changed('escape.json', { version: '\u001b[31mred' })
changed('proto.json', { game: '__proto__' })
changed('constructor.json', { game: 'constructor' })
changed('long.json', { moves: Array(10_001).fill({ seat: 'red', undo: 0 }), hashes: [] })
written(
  folder,
  'deep.json',
  `{ "sandtable": "replay", "format": ${'['.repeat(10_000)}${']'.repeat(10_000)} }`,
)
written(folder, 'damaged.json', '{\n  "sandtable": "replay",\n  format: 1 }')
written(folder, 'cut.json', JSON.stringify(record).slice(0, 100))
written(folder, 'foreign.json', '{ "pgn": "1. e4" }')
written(folder, 'list.json', '[]')
written(folder, 'nothing.json', '')

test.each([
  ['nowhere.json', /^nowhere\.json cannot be read: there is no such file or folder\.$/],
  ['.', /^\. cannot be read: this is a folder, not a file\.$/],
  ['damaged.json', /^damaged\.json:3:3: not a replay file: it is not JSON \(.*\)\.$/],
  ['cut.json', /^cut\.json:1:101: not a replay file: it is not JSON \(.*\)\.$/],
  ['nothing.json', /^nothing\.json:1:1: not a replay file: it is not JSON \(.*\)\.$/],
  ['foreign.json', /^foreign\.json: not a replay file: "sandtable": "replay" is missing\.$/],
  ['list.json', /^list\.json: not a replay file: a JSON object is expected\.$/],
  ['format.json', /^format\.json: this replay has format 1; format 2 can be read here\.$/],
  ['version.json', /^version\.json: made with version 0 of drill; this is version 1\.$/],
  [
    'chess.json',
    /^chess\.json is a game of chess\. There is no game “chess”\. Playable: xwing, assault, legion, apex, drill\.$/,
  ],
  ['setup.json', /^setup\.json: setup: “points” is not part of the setup of Drill/],
  ['moves.json', /^moves\.json: moves\[0\]: beside seat exactly one of/],
  ['proto.json', /^proto\.json is a game of __proto__\. There is no game “__proto__”\./],
  ['constructor.json', /^constructor\.json is a game of constructor\. There is no game “constructor”\./],
  ['long.json', /^long\.json: moves: at most 10,000 are played, 10001 found\.$/],
  ['deep.json', /^deep\.json: format\[0\].*: nested more than 100 deep\.$/],
  ['escape.json', /^escape\.json: made with version \?\[31mred of drill/],
  ['game.json --seat green', /^There is no seat “green” in this game\. Seats: red, blue\.$/],
  ['game.json --lang fr', /^--lang must be one of en, de, not “fr”\.$/],
  ['game.json other.json', /^One file at a time, not also “other\.json”\.$/],
  ['--verify', /^Say which file/],
])('“replay %s” is not understood', async (line, err) => {
  expect(await replay(line)).toEqual({ code: 2, out: '', err: expect.stringMatching(err) })
})

test('what a file says does not steer the terminal', async () => {
  const propose = { set: [{ path: ['\u009b2J'], value: '\u007f\u202e' }] }
  changed('steering.json', { moves: [{ seat: 'red', propose }], hashes: [] })
  const [told, json] = [await replay('steering.json'), await replay('steering.json --json')]
  for (const { code, out } of [told, json]) {
    expect(code).toBe(0)
    expect(out).toContain('2J')
    expect(out).not.toMatch(/[\u007f-\u009f\u202e]/)
  }
  expect(JSON.parse(json.out).passages[1].entries[0].change).toEqual(propose)
})

test('damage is placed by line and column, whichever way the engine puts it', () => {
  expect(placeOf('Unexpected token f in JSON at position 4', 'a\nb\nf')).toBe(':3:1')
  expect(placeOf('Unexpected end of JSON input', '{\n"a":')).toBe(':2:5')
  expect(placeOf('hashes: 3 expected', '{}')).toBe('')
})
