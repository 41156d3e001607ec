import { applyAnswer, clone, look, type Piece, type Seat } from '@sandtable/kernel'
import { labelled, thingsIn } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { position, seenBy } from '../../test/seen.ts'

describe('declaring a target', () => {
  const table = {
    red: {
      rookie: {
        pilot: 'rookiepilot',
        at: [400, 300],
        facing: 0,
        upgrades: ['protontorpedoes'],
        locks: ['academy'],
      },
    },
    blue: {
      academy: { pilot: 'academypilot', at: [400, 490], facing: 180 },
      other: { pilot: 'academypilot', at: [250, 100], facing: 180 },
    },
    obstacles: [{ shape: 'asteroid-8', at: [400, 400], facing: 0 }],
  }
  const s = position(table, 'combat')
  const seen = seenBy(s, 'red')
  const lines = thingsIn(seen, 'line')

  test('each attack has its line, with its ends, its range and what obstructs it', () => {
    const line = labelled(lines, 'primary weapon, range 2, obstructed')
    expect(line.from.y).toBeCloseTo(320, 3)
    expect(line.to.y).toBeCloseTo(470, 3)
    expect(line.from.x).toBeCloseTo(line.to.x, 3)
    expect(line.ends).toEqual(['rookie', 'academy'])
    expect(line.blocked).toEqual(['obstacle-1'])
    expect(line.answers).toEqual([{ weapon: 'primary', target: 'academy' }])
  })

  test('who is behind has none, and a click on a piece offers the same answers as its lines', () => {
    const pieces = thingsIn(seen, 'piece')
    const target = pieces.find(({ id }) => id === 'academy') as Piece
    expect(target.answers).toEqual(lines.flatMap(({ answers }) => answers ?? []))
    expect(pieces.find(({ id }) => id === 'other')).not.toHaveProperty('answers')
    expect(pieces.find(({ id }) => id === 'rookie')?.active).toBe(true)
  })

  test('the bands of the ruler lie in its arc', () => {
    const bands = thingsIn(seen, 'area').filter(({ kind }) => kind.startsWith('range-'))
    expect(bands.map(({ kind }) => kind)).toEqual(['range-3', 'range-2', 'range-1'])
    expect(bands[2]).toMatchObject({
      of: 'rookie',
      forms: [{ type: 'around', distance: 100 }],
      within: { type: 'sector', x: 400, y: 300, facing: 0, angle: 81.2 },
    })
  })

  test('its dice lie in the tray, and those that may be rerolled can be chosen', () => {
    const attacked = clone(s)
    applyAnswer(attacked, 'red', { weapon: 'primary', target: 'academy' })
    const rolled = attacked.news.find(({ type }) => type === 'attack dice')?.dice
    expect(thingsIn(seenBy(attacked, 'blue'), 'die')).toMatchObject(
      (rolled as string[]).map((face) => ({ kind: 'attack', face, of: 'rookie' })),
    )
    const lock = thingsIn(seenBy(attacked, 'red'), 'choice').find(({ label }) => label.en === 'target lock')
    applyAnswer(attacked, 'red', lock?.answers[0] ?? null)
    expect(thingsIn(seenBy(attacked, 'red'), 'die').map(({ choice }) => choice)).toEqual([0, 1, 2])
    expect(thingsIn(seenBy(attacked, 'blue'), 'die').every(({ choice }) => choice === undefined)).toBe(true)
  })

  test('whoever is shot at is asked about the target', () => {
    const attacked = position(
      { ...table, blue: { academy: { ...table.blue.academy, tokens: { focus: 1 } } } },
      'combat',
    )
    applyAnswer(attacked, 'red', { weapon: 'primary', target: 'academy' })
    for (let asked = 0; asked < 5 && look(attacked, 'blue').question === null; asked++)
      applyAnswer(attacked, 'red', 'pass')
    const active = (seat: Seat | null) =>
      thingsIn(seenBy(attacked, seat), 'piece').flatMap((one) => (one.active ? [one.id] : []))
    expect(look(attacked, 'blue').question).not.toBeNull()
    expect(active('blue')).toEqual(['academy'])
    expect(active(null)).toEqual(['rookie'])
  })

  test('every answer has a button with a name', () => {
    expect(thingsIn(seen, 'choice').map(({ label }) => label.de)).toEqual([
      'Pilot der Akademie 1: Primärwaffe',
      'Pilot der Akademie 1: Protonen-Torpedos',
      'Passen',
    ])
  })
})
