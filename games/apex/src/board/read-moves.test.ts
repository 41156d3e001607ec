import { expect, test } from 'vitest'
import { readBoard } from './read.ts'

const piece = (kind: string, at: string, level = 0) => ({ kind, at, level })
const beacon = piece('respawn-beacon', 'j10')
const plan = (...pieces: readonly unknown[]) => ({
  id: 'mine',
  name: { en: 'Mine', de: 'Meiner' },
  width: 10,
  height: 10,
  pieces: [beacon, ...pieces],
})

/** All that is wrong, each with its field and the words for it. */
function wrong(given: unknown): string[] {
  const reading = readBoard(given as never)
  return 'problems' in reading ? reading.problems.map(({ field, type }) => `${field}: ${type}`) : []
}

test('a board without beacons, or whose beacon has no room, is refused [APX-RESP-005]', () => {
  expect(wrong({ ...plan(), pieces: [] })).toEqual(['pieces: no beacon'])
  const hemmed = ['i9', 'i10', 'j9'].map((at) => piece('tree', at))
  expect(wrong(plan(...hemmed))).toEqual(['pieces: beacon without room'])
  expect(wrong(plan(...hemmed.slice(0, 2)))).toEqual([])
})

test('everybody must be able to get everywhere: the field where nobody does is named [APX-MOVE-018]', () => {
  const told = (...pieces: readonly object[]) => {
    const reading = readBoard(plan(...pieces) as never)
    return 'problems' in reading ? reading.problems.map(({ text, rule }) => `${rule ?? ''} ${text.en}`) : []
  }
  const cliff = [piece('building', 'c3'), piece('building', 'c3', 1)]
  expect(told(...cliff)).toEqual(['APX-MOVE-018 Nobody can get to c3.'])
  expect(told(...cliff, piece('rock', 'c4'))).toEqual([])
  const corner = ['a2', 'b2', 'b1'].map((at) => piece('tree', at))
  expect(told(...corner)).toEqual(['APX-MOVE-018 Nobody can get to a1.'])
})

test('and away again: the field that nobody can climb out of is named [APX-MOVE-018]', () => {
  const rim = ['d4:f4', 'd6:f6', 'd5', 'f5']
  const pit = [0, 1].flatMap((level) => rim.map((at) => piece('building', at, level)))
  const stairs = piece('building', 'd7:f7')
  expect(wrong(plan(...pit, stairs))).toEqual(['pieces: cannot be left'])
  expect(wrong(plan(...pit.filter(({ at, level }) => at !== 'f5' || level === 0), stairs))).toEqual([])
  // From a rock at its bottom one climbs out.
  expect(wrong(plan(...pit, stairs, piece('rock', 'e5')))).toEqual([])
})

test('from every side six legends can enter with the shortest move [APX-DROP-012]', () => {
  const shut = (row: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
      .slice(0, 9)
      .map((column) => piece('tree', `${column}${row}`))
  expect(wrong(plan(...shut('1'))).filter((one) => one !== 'pieces: cannot be reached')).toEqual([
    'pieces: side without entry',
  ])
  // Two fields of the rim, with what lies behind them, are six and enough; without one of these they are not.
  expect(wrong(plan(...shut('1').slice(1)))).toEqual([])
  expect(wrong(plan(...shut('1').slice(1), piece('tree', 'b2')))).toEqual(['pieces: side without entry'])
})
