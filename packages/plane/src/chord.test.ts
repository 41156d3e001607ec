import { describe, expect, it } from 'vitest'
import { chord, chordOfDisc, chordOfEdge } from './chord.ts'

describe('the chord of a line', () => {
  it('in a disc lies about its nearest point', () => {
    expect(chordOfDisc(0, 3, 1, 0, 10, 0, 5)).toBe(true)
    expect(chord).toEqual({ from: 6, to: 14 })
    expect(chordOfDisc(0, 6, 1, 0, 10, 0, 5)).toBe(false)
    expect(chordOfDisc(0, 0, 1, 0, 10, 0, -1)).toBe(false)
  })

  it('near an edge goes round its ends, in whichever direction the edge is drawn', () => {
    for (const [px, qx] of [
      [10, 30],
      [30, 10],
    ] as const) {
      expect(chordOfEdge(0, 0, 1, 0, px, 0, qx, 0, 2)).toBe(true)
      expect(chord).toEqual({ from: 8, to: 32 })
      expect(chordOfEdge(20, -50, 0, 1, px, 0, qx, 0, 2)).toBe(true)
      expect(chord).toEqual({ from: 48, to: 52 })
      expect(chordOfEdge(0, 3, 1, 0, px, 0, qx, 0, 2)).toBe(false)
    }
  })
})
