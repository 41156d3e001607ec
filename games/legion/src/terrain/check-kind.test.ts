import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { checkKind } from './check-kind.ts'
import { checkMap } from './check-map.ts'

const square = [-50, -50, 50, -50, 50, 50, -50, 50]
const shed = {
  id: 'shed',
  name: { en: 'Shed', de: 'Schuppen' },
  class: 'obstacle',
  cover: 'heavy',
  ground: 'open',
  blocks: true,
  parts: [{ outline: square, top: 60, stands: true }],
}

/** What is said of it, each by its field. */
function faults(kind: Plain): string[] {
  return checkKind(kind, 'kind').map(({ field, text }) => `${field}: ${text.en}`)
}
const part = (more: object): Plain => ({ ...shed, parts: [{ outline: square, top: 60, ...more } as Plain] })
const in2018 = (said: Plain): Plain => ({ ...shed, in2018: said })
const level = (outline: number[], top: number) => ({ outline, top, stands: true })
const names = 'a name in English and German is expected'
const grounds = 'expected: open, difficult, impassable'
const moves = 'kind.in2018.moves: expected: by height, 3 × open/difficult/impassable'

const wrong: readonly (readonly [string, Plain, readonly string[]])[] = [
  ['nothing at all', null, ['kind: a kind of terrain is expected']],
  ['a text', 'shed', ['kind: a kind of terrain is expected']],
  ['with another field', { ...shed, weather: 'rain' }, ['kind.weather: there is no such field']],
  ['without a name', { ...shed, name: 'Shed' }, [`kind.name: ${names}`]],
  ['without a German name', { ...shed, name: { en: 'Shed' } }, [`kind.name: ${names}`]],
  ['with an empty name', { ...shed, name: { en: 'Shed', de: '' } }, [`kind.name: ${names}`]],
  ['without an English name', { ...shed, name: { en: 7, de: 'Schuppen' } }, [`kind.name: ${names}`]],
  ['of no class', { ...shed, class: 'hill' }, ['kind.class: expected: scatter, area, obstacle']],
  [
    'of unknown cover and ground',
    { ...shed, cover: 'some', ground: 'hot' },
    ['kind.cover: expected: none, light, heavy', `kind.ground: ${grounds}`],
  ],
  ['that blocks a little', { ...shed, blocks: 'a little' }, ['kind.blocks: expected: true, false']],
  ['without parts', { ...shed, parts: [] }, ['kind.parts: at least one part is expected']],
  ['with a part that is no list', { ...shed, parts: {} }, ['kind.parts: at least one part is expected']],
  [
    'wrong in two ways at once',
    { ...shed, blocks: 1, parts: [] },
    ['kind.blocks: expected: true, false', 'kind.parts: at least one part is expected'],
  ],
  ['with a gap in its parts', { ...shed, parts: [null] }, ['kind.parts[0]: a part is expected']],
  [
    'wrong in itself and in a part',
    { ...shed, blocks: 1, parts: [shed.parts[0] as Plain, null] },
    ['kind.blocks: expected: true, false', 'kind.parts[1]: a part is expected'],
  ],
  ['with another field in a part', part({ colour: 'red' }), ['kind.parts[0].colour: there is no such field']],
  ['with a part of no height', part({ top: 0 }), ['kind.parts[0].top: it must lie above its bottom']],
  ['with a part without a top', part({ top: 'high' }), ['kind.parts[0].top: it must lie above its bottom']],
  [
    'with a part that has no bottom',
    part({ bottom: null }),
    ['kind.parts[0].top: it must lie above its bottom'],
  ],
  ['with a part below the ground', part({ bottom: -5 }), ['kind.parts[0].top: it must lie above its bottom']],
  [
    'with a part as high as it is deep',
    part({ bottom: 60 }),
    ['kind.parts[0].top: it must lie above its bottom'],
  ],
  ['with a part of unknown ground', part({ ground: 'hot' }), [`kind.parts[0].ground: ${grounds}`]],
  [
    'with a part that one may not stand on',
    part({ stands: false }),
    ['kind.parts[0].stands: expected: true'],
  ],
  [
    'without an outline',
    part({ outline: 'round' }),
    ['kind.parts[0].outline: a list of corners is expected'],
  ],
  [
    'with one corner twice',
    part({ outline: [-50, -50, 50, -50, 50, -50, -50, 50] }),
    ['kind.parts[0].outline[4]: a corner stands twice in a row'],
  ],
  [
    'with an outline around nothing',
    part({ outline: [0, 0, 50, 0, 100, 0] }),
    expect.arrayContaining([expect.stringMatching(/^kind\.parts\[0\]\.outline/)]) as never,
  ],
  [
    'clockwise, by its first number alone',
    part({ outline: [-50, -50, -50, 50, 50, 50, 50, -50] }),
    ['kind.parts[0].outline: the corners run clockwise; counter-clockwise is expected'],
  ],
  [
    'with an unknown name for 2018',
    in2018('swamp'),
    expect.arrayContaining([expect.stringMatching(/^kind\.in2018: expected: .*barricades/)]) as never,
  ],
  ['with a number for 2018', in2018(7), [expect.stringMatching(/^kind\.in2018: expected: /) as never]],
  ['with fewer than three grounds', in2018({ cover: 'light', moves: ['open', 'open'] }), [moves]],
  [
    'with another ground among the three',
    in2018({ cover: 'light', moves: ['open', 'hot', 'open'] }),
    [moves],
  ],
  ['with no list of grounds', in2018({ cover: 'light', moves: { length: 3 } }), [moves]],
  [
    'with another cover in 2018',
    in2018({ cover: 'some', moves: 'by height' }),
    ['kind.in2018.cover: expected: none, light, heavy'],
  ],
  [
    'with ladders that are not quite there',
    in2018({ cover: 'none', moves: 'by height', ladders: 1, depression: true }),
    ['kind.in2018.ladders: expected: true'],
  ],
  [
    'with another field for 2018',
    in2018({ cover: 'none', moves: 'by height', deep: true }),
    ['kind.in2018.deep: there is no such field'],
  ],
]

test.each(wrong)('[LG2-TERR-001] a kind of terrain %s is refused, and said to be so', (_, kind, said) => {
  expect(faults(kind)).toEqual(said)
})

test.each<readonly [string, Plain]>([
  ['as it is', shed],
  ['with its own ground in a part', part({ bottom: 20, ground: 'difficult' })],
  ['that is a barricade', { ...shed, class: 'scatter', barricade: true }],
  ['named in 2018', in2018('ruins')],
  ['by height in 2018', in2018({ cover: 'none', moves: 'by height', ladders: true, openInside: true })],
  ['of three grounds in 2018', in2018({ cover: 'heavy', moves: ['open', 'difficult', 'impassable'] })],
])('[LG2-TERR-001] a kind of terrain %s is taken', (_, kind) => {
  expect(faults(kind)).toEqual([])
})

/** Six inches are 152.4 mm. */
test('[LG2-CLIMB-004] every level must be within a climb of the ground or of a level that touches it', () => {
  const kind = (...parts: object[]): Plain => ({ ...shed, parts: parts as Plain[] })
  const left = [-50, -50, 0, -50, 0, 50, -50, 50]
  const right = [0, -50, 50, -50, 50, 50, 0, 50]
  const apart = [1, -50, 50, -50, 50, 50, 1, 50]
  expect(faults(kind(level(left, 152.4)))).toEqual([])
  expect(faults(kind(level(left, 152.5)))).toEqual(['kind.parts[0].top: nobody can climb to this level'])
  expect(faults(kind(level(left, 150), level(right, 302.4)))).toEqual([])
  // In whatever order they are drawn, by as many steps as there are.
  expect(faults(kind(level(right, 302.4), level(left, 150)))).toEqual([])
  const top = [50, -50, 90, -50, 90, 50, 50, 50]
  expect(faults(kind(level(top, 450), level(right, 300), level(left, 150)))).toEqual([])
  expect(faults(kind(level(left, 150), level(right, 302.5)))).toEqual([
    'kind.parts[1].top: nobody can climb to this level',
  ])
  expect(faults(kind(level(left, 150), level(apart, 302)))).toEqual([
    'kind.parts[1].top: nobody can climb to this level',
  ])
  // Nobody stands on a mast: it may be as high as it likes, and leads nowhere.
  expect(faults(kind({ outline: left, top: 400 }))).toEqual([])
  expect(faults(kind({ outline: left, top: 150 }, level(right, 302)))).toEqual([
    'kind.parts[1].top: nobody can climb to this level',
  ])
})

const yard = {
  id: 'yard',
  name: { en: 'Yard', de: 'Hof' },
  board: [6, 6],
  kinds: [shed],
  pieces: [{ kind: 'shed', x: 300, y: 300, facing: 0 }],
}
const onMap = (map: Plain) => checkMap(map).map(({ field, text }) => `${field}: ${text.en}`)
const piece = (more: object) => onMap({ ...yard, pieces: [{ ...yard.pieces[0], ...more } as Plain] })

test('[LG2-TERR-001] a map is refused for each thing that is wrong with it', () => {
  expect(onMap(null)).toEqual(['map: a map is expected'])
  expect(onMap({ ...yard, id: 'My Yard' })).toEqual(['id: expected: a-z, 0-9, -'])
  expect(onMap({ ...yard, id: 7 })).toEqual(['id: expected: a-z, 0-9, -'])
  expect(onMap({ ...yard, id: '' })).toEqual(['id: expected: a-z, 0-9, -'])
  expect(onMap({ ...yard, board: '6,6' })).toEqual(['board: expected: [12, 6], [12, 8], [6, 6]'])
  for (const board of [
    [12, 6],
    [12, 8],
    [6, 6],
  ])
    expect(onMap({ ...yard, board })).toEqual([])
  expect(onMap({ ...yard, kinds: 'sheds' })).toContain('kinds: a list of kinds of terrain is expected')
  expect(onMap({ ...yard, kinds: [shed, null] })).toEqual(['kinds[1]: a kind of terrain is expected'])
  const { kinds, ...bare } = yard
  expect(onMap({ ...bare, pieces: [{ kind: 'house', x: 300, y: 300, facing: 0 }] })).toEqual([])
  expect(onMap(bare)).toEqual(['pieces[0].kind: there is no such kind of terrain'])
  expect(kinds).toHaveLength(1)
  expect(onMap({ ...yard, pieces: null, id: '' })).toEqual([
    'id: expected: a-z, 0-9, -',
    'pieces: a list of pieces is expected',
  ])
  expect(onMap({ ...yard, pieces: [], colour: 'red' })).toEqual(['map.colour: there is no such field'])
})

test('[LG2-TERR-001] so is each piece of it', () => {
  expect(piece({})).toEqual([])
  expect(piece({ up: 20 })).toEqual(['pieces[0].up: there is no level of this height under all of it'])
  expect(piece({ up: null })).toEqual(['pieces[0].up: a number is expected'])
  expect(piece({ colour: 'red' })).toEqual(['pieces[0].colour: there is no such field'])
  expect(piece({ kind: 7 })).toEqual(['pieces[0].kind: there is no such kind of terrain'])
  expect(piece({ x: 'left', facing: null })).toEqual([
    'pieces[0].x: a number is expected',
    'pieces[0].facing: a number is expected',
  ])
  expect(piece({ y: Number.POSITIVE_INFINITY })).toEqual(['pieces[0].y: a number is expected'])
  expect(piece({ x: 49 })).toEqual(['pieces[0]: it lies outside of the battlefield'])
})

test('[LG2-BASE-001] pieces stand beside each other, in area terrain, or wholly on a level', () => {
  const with2 = (kind: string, x: number, up?: number, order = 1) => {
    const other = { kind, x, y: 300, facing: 0, ...(up !== undefined && { up }) }
    const pieces = order === 1 ? [yard.pieces[0], other] : [other, yard.pieces[0]]
    return onMap({ ...yard, pieces: pieces as Plain })
  }
  expect(with2('barrels', 376)).toEqual([])
  expect(with2('barrels', 374)).toEqual(['pieces[1]: it overlaps pieces[0]'])
  expect(with2('barrels', 374, undefined, 2)).toEqual(['pieces[1]: it overlaps pieces[0]'])
  // On the roof of the shed, which is 60 mm high.
  expect(with2('barrels', 300, 60)).toEqual([])
  expect(with2('barrels', 300, 60, 2)).toEqual([])
  expect(with2('barrels', 300, 59)).toEqual(['pieces[1]: it overlaps pieces[0]'])
  expect(with2('barrels', 340, 60)).toEqual(['pieces[1]: it overlaps pieces[0]'])
  expect(with2('wood', 320)).toEqual([])
  expect(with2('wood', 320, undefined, 2)).toEqual([])
  // Nothing stands on rocks, and no part of a piece is in the way of another.
  const flat = { ...shed, parts: [{ outline: square, top: 60 }] }
  const onFlat = {
    ...yard,
    kinds: [flat],
    pieces: [...yard.pieces, { kind: 'barrels', x: 300, y: 300, facing: 0, up: 60 }],
  }
  expect(onMap(onFlat as Plain)).toEqual(['pieces[1]: it overlaps pieces[0]'])
  const tower = [{ kind: 'tower', x: 300, y: 300, facing: 0 }]
  expect(onMap({ ...yard, pieces: tower })).toEqual([])
})
