import type { Plain } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { mapPlans } from '../../data/maps/index.ts'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import { checkKind } from './check-kind.ts'
import { checkMap } from './check-map.ts'
import { termsOf } from './terms.ts'

const shed = {
  id: 'shed',
  name: { en: 'Shed', de: 'Schuppen' },
  class: 'obstacle',
  cover: 'heavy',
  ground: 'open',
  blocks: true,
  parts: [{ outline: [-50, -50, 50, -50, 50, 50, -50, 50], top: 60, stands: true }],
}

const plain = {
  id: 'yard',
  name: { en: 'Yard', de: 'Hof' },
  board: [6, 6],
  kinds: [shed],
  pieces: [
    { kind: 'shed', x: 300, y: 300, facing: 360 },
    { kind: 'barricade', x: 500, y: 500, facing: 90 },
  ],
}

function shedOf(outline: Plain, top = 60): Plain {
  return { ...plain, kinds: [{ ...shed, parts: [{ outline, top, stands: true }] }] }
}

/** Those of a shed, as many as it may be, all around. */
function corners(count: number): number[] {
  return Array.from({ length: count }, (_, at) => 2 * Math.PI * (at / count)).flatMap((angle) => [
    50 * Math.cos(angle),
    50 * Math.sin(angle),
  ])
}

function withPieces(...pieces: Plain[]): Plain {
  return { ...plain, pieces }
}

describe('a map', () => {
  it('with nothing wrong is taken', () => {
    expect(checkMap(plain)).toEqual([])
  })

  const wrong: readonly (readonly [string, Plain, field: string, en: RegExp])[] = [
    ['is no map', 'yard', 'map', /a map is expected/],
    ['has a field that there is not', { ...plain, weather: 'rain' }, 'map.weather', /no such field/],
    ['has no German name', { ...plain, name: { en: 'Yard' } }, 'name', /English and German/],
    ['has another board', { ...plain, board: [5, 5] }, 'board', /expected/],
    ['has no pieces', { ...plain, pieces: null }, 'pieces', /list of pieces/],
    ['has a gap in its pieces', withPieces(null), 'pieces[0]', /a piece is expected/],
    [
      'has an unknown kind',
      withPieces({ kind: 'moat', x: 1, y: 1, facing: 0 }),
      'pieces[0].kind',
      /no such kind/,
    ],
    ['has no place', withPieces({ kind: 'shed', x: 300, facing: 0 }), 'pieces[0].y', /a number/],
    [
      'has a piece outside of the board',
      withPieces({ kind: 'shed', x: 20, y: 300, facing: 0 }),
      'pieces[0]',
      /outside of the battlefield/,
    ],
    [
      'has pieces that overlap',
      withPieces({ kind: 'shed', x: 300, y: 300, facing: 0 }, { kind: 'crates', x: 350, y: 300, facing: 0 }),
      'pieces[1]',
      /overlaps pieces\[0\]/,
    ],
    ['has too few corners', shedOf([0, 0, 50, 0]), 'kinds[0].parts[0].outline[4]', /fewer than three/],
    ['has half a corner', shedOf([0, 0, 50, 0, 50]), 'kinds[0].parts[0].outline[4]', /second number/],
    [
      'has a corner that is no number',
      shedOf([0, 0, 50, 0, 50, null]),
      'kinds[0].parts[0].outline[4]',
      /numbers/,
    ],
    [
      'has an outline that crosses itself',
      shedOf([-50, -50, 50, 50, 80, -20, -50, 50]),
      'kinds[0].parts[0].outline[4]',
      /crosses or touches itself/,
    ],
    [
      'has an outline with a hole, joined by a seam',
      shedOf([-50, -50, 50, -50, 50, 50, -50, 50, -50, -50, -20, -20, -20, 20, 20, 20, 20, -20, -20, -20]),
      'kinds[0].parts[0].outline[6]',
      /hole/,
    ],
    [
      'has an outline that runs clockwise',
      shedOf([-50, -50, -50, 50, 50, 50, 50, -50]),
      'kinds[0].parts[0].outline',
      /clockwise/,
    ],
    [
      'has a part upside down',
      shedOf([-50, -50, 50, -50, 50, 50], -5),
      'kinds[0].parts[0].top',
      /above its bottom/,
    ],
    [
      'has a level that nobody can climb to',
      shedOf([-50, -50, 50, -50, 50, 50, -50, 50], 160),
      'kinds[0].parts[0].top',
      /nobody can climb/,
    ],
    [
      'has a kind without a name to call it by',
      { ...plain, kinds: [{ ...shed, id: '' }], pieces: [] },
      'kinds[0].id',
      /a-z/,
    ],
    ['has two kinds of one id', { ...plain, kinds: [shed, shed] }, 'kinds[1].id', /another kind/],
    [
      'has a barricade that is none',
      { ...plain, kinds: [{ ...shed, barricade: 'yes' }] },
      'kinds[0].barricade',
      /expected: true/,
    ],
    ['has a board in words', { ...plain, board: ['6', '6'] }, 'board', /expected/],
    ['has nothing but blanks for a name', { ...plain, name: { en: ' ', de: ' ' } }, 'name', /English/],
    [
      'turns a piece more than once around',
      withPieces({ kind: 'shed', x: 300, y: 300, facing: 1e300 }),
      'pieces[0].facing',
      /360/,
    ],
    [
      'has a piece that hangs in the air',
      withPieces({ kind: 'shed', x: 300, y: 300, facing: 0, up: 60 }),
      'pieces[0].up',
      /no level/,
    ],
    [
      'has a piece that sticks in the ground',
      withPieces({ kind: 'shed', x: 300, y: 300, facing: 0, up: -20 }),
      'pieces[0].up',
      /no level/,
    ],
    [
      'has a piece above the roof that it is to stand on',
      withPieces(
        { kind: 'shed', x: 300, y: 300, facing: 0 },
        { kind: 'barrels', x: 300, y: 300, facing: 0, up: 75 },
      ),
      'pieces[1].up',
      /no level/,
    ],
    ['is higher than any table', shedOf(corners(4), 1e9), 'kinds[0].parts[0].top', /1000/],
    ['is wider than any table', shedOf([-5e3, -50, 50, -50, 50, 50]), 'kinds[0].parts[0].outline[0]', /1000/],
    [
      'has a part as small as nothing',
      shedOf([0, 0, 0.1, 0, 0.1, 0.1]),
      'kinds[0].parts[0].outline',
      /encloses nothing/,
    ],
    [
      'has so many corners that nobody could wait for it',
      shedOf(corners(50_000)),
      'kinds[0].parts[0].outline',
      /no more than/,
    ],
    [
      'has so many parts',
      { ...plain, kinds: [{ ...shed, parts: shed.parts.concat(Array(5000).fill(shed.parts[0])) }] },
      'kinds[0].parts',
      /no more than/,
    ],
    ['has so many pieces', withPieces(...Array(5000).fill(plain.pieces[0])), 'pieces', /no more than/],
    ['has so many kinds', { ...plain, kinds: Array(5000).fill(shed) }, 'kinds', /no more than/],
    [
      'has so many pieces to lay in turn',
      { ...plain, pieces: [], aside: Array(5000).fill('house') },
      'aside',
      /no more than/,
    ],
  ]

  it('may have a piece on the roof of another', () => {
    const onTop = { kind: 'barrels', x: 300, y: 300, facing: 0, up: 60 }
    expect(checkMap(withPieces({ kind: 'shed', x: 300, y: 300, facing: 0 }, onTop))).toEqual([])
  })

  it.each(wrong)('that %s is refused with the field', (_, map, field, en) => {
    const [first] = checkMap(map)
    expect(first?.field).toBe(field)
    expect(first?.text.en).toMatch(en)
    expect(first?.text.de).not.toBe('')
  })

  it('may have a kind whose parts overlap one another', () => {
    const tiers = [
      { outline: [-50, -50, 50, -50, 50, 50, -50, 50], top: 60, stands: true },
      { outline: [-20, -20, 80, -20, 80, 20, -20, 20], top: 100, stands: true },
    ]
    expect(checkMap({ ...plain, kinds: [{ ...shed, parts: tiers }] })).toEqual([])
  })

  it('may have a level that is reached from another one beside it', () => {
    const stairs = [
      { outline: [-50, -50, 50, -50, 50, 0, -50, 0], top: 100, stands: true },
      { outline: [-50, 0, 50, 0, 50, 50, -50, 50], top: 220, stands: true },
    ]
    expect(checkMap({ ...plain, kinds: [{ ...shed, parts: stairs }] })).toEqual([])
  })
})

describe('our terrain', () => {
  it.each(mapPlans.map((plan) => [plan.id, plan] as const))('on %s is in order', (_, plan) => {
    expect(checkMap(plan as unknown as Plain)).toEqual([])
  })

  it.each(terrainKinds.map((kind) => [kind.id, kind] as const))(
    '%s is in order, and says what it does',
    (_, kind) => {
      expect(checkKind(kind as unknown as Plain, kind.id)).toEqual([])
      expect(kind.parts.every(({ outline }) => outline.length <= 16)).toBe(true)
      const terms = termsOf(kind).map(({ text }) => text.en)
      expect(new Set(terms).size).toBe(terms.length)
      expect(terms.length).toBeGreaterThanOrEqual(4)
    },
  )

  it('[LG2-SETUP-005] says of each kind what it does, and to whom otherwise', () => {
    const said = (id: string) =>
      termsOf(terrainKinds.find((kind) => kind.id === id) ?? (terrainKinds[0] as never)).map(
        ({ rule }) => rule,
      )
    expect(said('barricade')).toEqual(
      expect.arrayContaining(['LG2-TERR-005', 'LG2-TERR-019', 'LG2-APXB-009']),
    )
    expect(said('water')).toEqual(expect.arrayContaining(['LG2-TERR-020', 'LG2-APXB-036', 'LG2-TERR-029']))
    expect(said('tower')).toContain('LG2-TERR-028')
  })
})
