import { look, type Mark, type Measured, type Piece, type Seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { everyDecision } from '../../test/random-games.ts'
import { distanceBetween, seesFigure } from '../board/board.ts'
import { assault } from '../index.ts'
import { scene } from '../scene/index.ts'
import { type Assault, figuresOnMap } from '../state.ts'
import { measure } from './measure.ts'

/** The floor of scenarios has 16 columns and 12 rows: space c3 has its middle at 2.5, 9.5. */
const table = {
  floor: {
    edges: { wall: ['e1:e11 e'] },
    blocking: ['b6'],
    doors: [{ id: 'door-1', edges: ['e12 e'] }],
    rules: 'home-delivery',
    tokens: [{ label: 'crate', at: 'c10' }],
  },
  gold: { vader: { card: 'darth-vader', at: 'c3' }, walker: { card: 'at-st', at: 'i5' } },
  silver: { near: { card: 'imperial-officer', at: 'c5' }, last: { card: 'imperial-officer', at: 'c8' } },
}

const seen = look(begin(assault, { table }), 'silver')
const piece = (id: string): Mark => ({ piece: id })
const said = (from: Mark, to: Mark, by: Seen<Assault> = seen) => {
  const measured: Measured = measure(by, from, to)
  return 'refused' in measured ? measured.refused : measured.label.en
}

describe('between two marks', () => {
  test('spaces are counted, and whether the first sees the second; anybody may at any time [IA-CNT-005]', () => {
    expect(seen.awaited).toEqual(['gold'])
    expect(measure(seen, piece('vader'), piece('near'))).toEqual({
      from: { x: 2.5, y: 9.5 },
      to: { x: 2.5, y: 7.5 },
      label: { en: '2 spaces, in sight', de: '2 Felder, in Sicht' },
      rule: 'IA-CNT-001',
    })
    for (const by of [
      { ...seen, seat: null },
      { ...seen, seat: 'gold' },
    ])
      expect(said(piece('vader'), piece('near'), by)).toBe('2 spaces, in sight')
  })

  test('figures hide others, and a closed door leaves no way', () => {
    expect(measure(seen, piece('vader'), piece('last'))).toMatchObject({
      label: { en: '5 spaces, not in sight', de: '5 Felder, nicht in Sicht' },
    })
    expect(said(piece('vader'), { x: 6.2, y: 9.9 })).toBe('no way, not in sight')
  })

  test('points stand for their spaces', () => {
    expect(said({ x: 2.1, y: 9.2 }, { x: 2.9, y: 8.7 })).toBe('1 space, in sight')
    expect(said({ x: 2.1, y: 9.2 }, { x: 2.4, y: 9.7 })).toBe('0 spaces, in sight')
  })

  test('from a large figure by its nearest space', () => {
    expect(measure(seen, piece('walker'), { x: 12.5, y: 6.5 })).toMatchObject({
      from: { x: 9.5, y: 6.5 },
      label: { en: '3 spaces, in sight' },
    })
  })

  test('to tokens and doors, which stand on the spaces beside them (IA-CNT-004)', () => {
    expect(said(piece('last'), piece('token-1'))).toBe('2 spaces, in sight')
    expect(said({ x: 4.5, y: 1.5 }, piece('door-1'))).toBe('1 space, in sight')
  })

  test('what is on no space cannot be counted to', () => {
    expect(said(piece('vader'), { x: -1, y: 3 })).toBe('IA-CNT-001')
    expect(said(piece('vader'), { x: 3, y: 99 })).toBe('IA-CNT-001')
    expect(said(piece('vader'), piece('nobody'))).toBe('IA-CNT-001')
  })
})

test('in random games it says what the rules go by', () => {
  let measured = 0
  everyDecision('measure', 3, 300, (_, after, s) => {
    if (s.decision % 10 !== 0) return
    const pieces = scene(after).things.filter((one): one is Piece => one.type === 'piece')
    for (const one of pieces.slice(0, 3))
      for (const other of pieces) said(piece(one.id), piece(other.id), after)
    for (const one of figuresOnMap(s).slice(0, 4)) {
      for (const other of figuresOnMap(s)) {
        if (one === other) continue
        const apart = distanceBetween(s, one, other)
        const label = said(piece(one.id), piece(other.id), after)
        expect(label.startsWith(Number.isFinite(apart) ? `${apart} space` : 'no way')).toBe(true)
        expect(label.endsWith(', in sight')).toBe(seesFigure(s, one, other))
        measured++
      }
    }
  })
  expect(measured).toBeGreaterThan(500)
}, 120_000)
