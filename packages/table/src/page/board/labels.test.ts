import type { Piece, Scene } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { boxOfLabel, letter, letterWidth, placeLabels, titlesIn } from './labels.ts'

const piece = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  type: 'piece',
  kind: 'figure',
  look: 'hero',
  id,
  z: 1,
  seat: 'gold',
  label: { en: `Stormtrooper ${id}`, de: `Sturmtruppe ${id}` },
  form: { type: 'circle', x, y, radius: 16 },
  at: { x, y, facing: 0 },
  figures: [],
  badges: [],
  cards: [],
  active: false,
  acted: false,
  ...more,
})

/** A crowd: a block of figures side by side. */
const crowd = Array.from({ length: 30 }, (_, at) =>
  piece(`${at}`, 200 + (at % 6) * 40, 200 + Math.floor(at / 6) * 40),
)
const scene = (things: Scene['things']): Scene => ({ width: 800, height: 800, unit: 'mm', things, facts: [] })

test('in a crowd no name covers another, and those without room have none', () => {
  const unit = 1.2
  const boxes = [...placeLabels(scene(crowd), 'en', unit, null).values()].map(({ text, x, y }) => {
    const width = text.length * letter * unit * letterWidth
    return {
      left: x - width / 2,
      right: x + width / 2,
      top: y - letter * unit * 0.96,
      bottom: y + letter * unit * 0.24,
    }
  })
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.length).toBeLessThan(30)
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ).toBe(false)
})

test('what is pointed at has its whole name, room or not; who acts comes before the others', () => {
  const pointed = placeLabels(scene(crowd), 'en', 1, '14').get('14')
  expect(pointed?.text).toBe('Stormtrooper 14')
  const acting = crowd.map((one) => (one.id === '14' ? { ...one, active: true } : one))
  const free = [piece('a', 100, 600), piece('b', 400, 600, { active: true })]
  expect([...placeLabels(scene(free), 'de', 1, null).keys()]).toEqual(['b', 'a'])
  expect([...placeLabels(scene(acting), 'de', 1, null).keys()].length).toBeGreaterThan(3)
})

test('names are short where there is a short one, but for the piece that is pointed at', () => {
  const short = { en: 'Trooper 2b', de: 'Sturmtr. 2b' }
  const alone = scene([piece('2b', 400, 400, { short })])
  expect(placeLabels(alone, 'en', 1, null).get('2b')?.text).toBe('Trooper 2b')
  expect(placeLabels(alone, 'de', 1, null).get('2b')?.text).toBe('Sturmtr. 2b')
  expect(placeLabels(alone, 'en', 1, '2b')?.get('2b')?.text).toBe('Stormtrooper 2b')
})

test('a name keeps clear of marks and pips that lie beside pieces', () => {
  const badges = [{ name: 'stress', label: { en: 'stress', de: 'Stress' }, count: 1 }]
  const figures = [{ name: 'health', label: { en: 'Health', de: 'Gesundheit' }, value: 2, of: 3 }]
  // Below the first there is room for its name, but for the mark of the second.
  const upper = piece('a', 400, 440)
  const lower = piece('b', 380, 387, { badges, figures })
  const { y = 0 } = placeLabels(scene([upper, lower]), 'en', 1, null).get('a') ?? {}
  expect(y).toBeLessThan(800 - 440 - 16)
  const free = placeLabels(scene([upper, { ...lower, badges: [] }]), 'en', 1, null).get('a')
  expect(free?.y).toBeGreaterThan(800 - 440 + 16)
})

test('the name of a zone stands in its upper corner, and names of pieces keep clear of it', () => {
  const label = { en: 'Red sets up here', de: 'Hier stellt Rot auf' }
  const form = { type: 'polygon', points: [300, 300, 700, 300, 700, 425, 300, 425] } as const
  const zone = { type: 'zone', id: 'zone', z: 0, label, form, drops: [] } as const
  const [title] = titlesIn(scene([zone]), 'de', 1)
  expect(title).toMatchObject({ kind: 'zone-here', text: 'Hier stellt Rot auf', box: { y: 800 - 425 } })
  const one = piece('a', 350, 442)
  expect(placeLabels(scene([one]), 'en', 1, null).get('a')?.y).toBeGreaterThan(800 - 442 + 16)
  expect(placeLabels(scene([one, zone]), 'en', 1, null).get('a')?.y).toBeLessThan(800 - 442 - 16)
})

test('the name of a zone leaves those alone who stand in it', () => {
  const label = { en: 'Deployment zone (red)', de: 'Aufstellungszone (Rot)' }
  const square = (x: number, y: number) =>
    ({ type: 'polygon', points: [x, y, x + 40, y, x + 40, y + 40, x, y + 40] }) as const
  const forms = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => square(400 + column * 40, 400 + row * 40)),
  )
  const zone = { type: 'area', kind: 'zone-red', id: 'zone', z: 0, titled: true, label, forms } as const
  const topOf = (...rows: number[]) => {
    const there = rows.map((row) => piece(`${row}`, 420, 420 + row * 40))
    return 800 - (titlesIn(scene([zone, ...there]), 'en', 1)[0]?.box.y ?? 0)
  }
  expect([topOf(), topOf(2), topOf(2, 1), topOf(2, 1, 0)]).toEqual([520, 480, 440, 400])
})

test('the names of two zones in one row keep clear of each other', () => {
  const label = { en: 'Deployment zone (red)', de: 'Aufstellungszone (Rot)' }
  const square = (x: number, y: number) =>
    ({ type: 'polygon', points: [x, y, x + 40, y, x + 40, y + 40, x, y + 40] }) as const
  const zones = [400, 440].map((x) => {
    const forms = [0, 1, 2].map((row) => square(x, 400 + row * 40))
    return { type: 'area', kind: 'zone-red', id: `${x}`, z: 0, titled: true, label, forms } as const
  })
  expect(titlesIn(scene(zones), 'en', 1).map(({ box }) => 800 - box.y)).toEqual([520, 480])
})

test('beside a map whose spaces have names no piece has its own: the rows are named there', () => {
  const corner = { ...scene([piece('1', 16, 400)]), coordinates: { columns: ['a'], rows: ['1'] } }
  const left = ({ text, x }: { text: string; x: number }) => x - (text.length * letter * letterWidth) / 2
  const label = placeLabels(corner, 'en', 1, null).get('1')
  expect(label && left(label)).toBeGreaterThanOrEqual(0)
})

test('a name does not reach over the rim of the mat', () => {
  const corners = [piece('a', 16, 16), piece('b', 784, 16), piece('c', 16, 784), piece('d', 784, 784)]
  for (const unit of [0.5, 1, 3]) {
    const labels = [...placeLabels(scene(corners), 'en', unit, null).values()]
    expect(labels).toHaveLength(4)
    for (const label of labels) {
      const { x, y, width, height } = boxOfLabel(label, unit)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(800.001)
    }
  }
})
