import { look, type Plain, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import { measure } from './measure.ts'

/** Gibraltar stands on d5 of a board of ten by ten; a wall parts it from e5. */
function seen() {
  const table = {
    pieces: [
      { kind: 'wall', at: 'e5 w' },
      { kind: 'supply-bin', at: 'f5 e' },
    ],
    red: { gibraltar: { at: 'd5' }, bangalore: { at: 'a1' } },
    blue: { wraith: { at: 'e5' } },
    placed: [{ kind: 'smoke', of: 'bangalore', at: 'd8 nw', level: 0 }],
  }
  const found = readPosition(table as Plain, { activate: 'gibraltar' })
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  return look(start(apex, { setup: setup as never, seed: 'measure', arrange: arrange as never }), 'red')
}

test('between fields: how far it is, and what hides one from the other', () => {
  expect(measure(seen(), { piece: 'gibraltar' }, { piece: 'wraith' })).toMatchObject({
    label: { en: '1 field, hidden', de: '1 Feld, verdeckt' },
    rule: 'APX-LOS-013',
  })
})

test('to an intersection the line runs to that point, and the nearest of its fields counts', () => {
  // The end of the wall is seen, the corner behind it is not.
  expect(measure(seen(), { piece: 'gibraltar' }, { x: 4.05, y: 6.1 })).toEqual({
    from: { x: 3.5, y: 5.5 },
    to: { x: 4, y: 6 },
    label: { en: '0 fields, in line of sight', de: '0 Felder, in Sichtlinie' },
    rule: 'APX-RANGE-005',
  })
  expect(measure(seen(), { piece: 'gibraltar' }, { x: 5, y: 6 })).toMatchObject({
    label: { en: '1 field, hidden' },
    rule: 'APX-LOS-013',
  })
  // What stands on an intersection is measured to there.
  expect(measure(seen(), { piece: 'smoke-1' }, { piece: 'gibraltar' })).toMatchObject({
    from: { x: 3, y: 3 },
    label: { en: '2 fields, in line of sight' },
  })
  expect(measure(seen(), { x: 2, y: 2 }, { x: 5, y: 6 })).toEqual({ refused: 'APX-RANGE-001' })
})

test('to what stands on an edge the nearer of its two fields counts [APX-RANGE-004]', () => {
  const far = (from: string) => measure(seen(), { piece: from }, { piece: 'supply-bin-1' })
  expect(far('gibraltar')).toEqual({
    from: { x: 3.5, y: 5.5 },
    to: { x: 6, y: 5.5 },
    label: { en: '2 fields', de: '2 Felder' },
    rule: 'APX-RANGE-004',
  })
  expect(far('wraith')).toMatchObject({ label: { en: '1 field', de: '1 Feld' } })
  expect(measure(seen(), { piece: 'supply-bin-1' }, { piece: 'wraith' })).toMatchObject({
    from: { x: 6, y: 5.5 },
    label: { en: '1 field' },
  })
  expect(measure(seen(), { piece: 'supply-bin-1' }, { piece: 'wall-1' })).toEqual({
    refused: 'APX-RANGE-001',
  })
})
