import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addStretch, emptySlice, passes, type Slice } from './sight-slice.ts'

type Block = { from: number; to: number; low: number; high: number }

const whole = (min: number, max: number) => fc.integer({ min, max })

const block = fc
  .record({ from: whole(-15, 120), long: whole(1, 30), low: whole(-5, 60), tall: whole(1, 60) })
  .map(({ from, long, low, tall }): Block => ({ from, to: from + long, low, high: low + tall }))

/** Two silhouettes, from -10 to 10 and from 90 to 110, with blocks between, around and within them. */
function sliceOf(a: Block, b: Block, blocks: readonly Block[]): Slice {
  const slice = emptySlice()
  slice.far = 100
  slice.aFrom = a.from
  slice.aTo = a.to
  slice.aLow = a.low
  slice.aHigh = a.high
  slice.bFrom = b.from
  slice.bTo = b.to
  slice.bLow = b.low
  slice.bHigh = b.high
  for (const [i, { from, to, low, high }] of blocks.entries()) addStretch(slice, from, to, low, high, i)
  return slice
}

/** Whether the straight way from (p, h) to (q, k) goes through the inside of a block, looked at bit by bit. */
function isStopped(p: number, h: number, q: number, k: number, { from, to, low, high }: Block): boolean {
  let first = 0
  let last = 1
  for (const [start, end, least, most] of [
    [p, q, from, to],
    [h, k, low, high],
  ] as const) {
    if (start === end) {
      if (start <= least || start >= most) return false
      continue
    }
    const s = (least - start) / (end - start)
    const t = (most - start) / (end - start)
    first = Math.max(first, Math.min(s, t))
    last = Math.min(last, Math.max(s, t))
  }
  return last - first > 1e-9
}

const silhouettes = fc.record({
  aLow: whole(0, 50),
  aTall: whole(0, 40),
  bLow: whole(0, 50),
  bTall: whole(0, 40),
})

test('a height found passes everything; where none is found no line between the silhouettes does', () => {
  let none = 0
  holds(
    fc.property(silhouettes, fc.array(block, { maxLength: 6 }), (heights, blocks) => {
      const a: Block = { from: -10, to: 10, low: heights.aLow, high: heights.aLow + heights.aTall }
      const b: Block = { from: 90, to: 110, low: heights.bLow, high: heights.bLow + heights.bTall }
      const slice = sliceOf(a, b, blocks)
      const heightAt = (y: number) => slice.alpha + ((slice.beta - slice.alpha) * y) / 100
      if (passes(slice)) {
        // From some place within the first silhouette to some place within the second.
        const places = (c: Block) => {
          const inside: number[] = []
          for (let y = c.from; y <= c.to; y += 0.125) {
            if (heightAt(y) >= c.low - 0.5 && heightAt(y) <= c.high + 0.5) inside.push(y)
          }
          return inside
        }
        const start = places(a).at(-1)
        const end = places(b)[0]
        expect(start).toBeDefined()
        expect(end).toBeDefined()
        const slack = (c: Block): Block => ({
          from: c.from + 0.25,
          to: c.to - 0.25,
          low: c.low + 0.5,
          high: c.high - 0.5,
        })
        for (const each of blocks) {
          expect(isStopped(start!, heightAt(start!), end!, heightAt(end!), slack(each))).toBe(false)
        }
        return
      }
      none++
      // A slice is asked with silhouettes grown; here they are not, so lines that only touch are not counted.
      const grown = blocks.map(({ from, to, low, high }) => ({
        from: from - 0.01,
        to: to + 0.01,
        low: low - 0.01,
        high: high + 0.01,
      }))
      for (let p = a.from; p <= a.to; p += 4) {
        for (let q = b.from; q <= b.to; q += 4) {
          for (let h = a.low; h <= a.high; h += 3) {
            for (let k = b.low; k <= b.high; k += 3) {
              if (!grown.some((each) => isStopped(p, h, q, k, each))) expect([p, h, q, k]).toBe('stopped')
            }
          }
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(none).toBeGreaterThan(10)
})

test('stretches cut short, even to less than nothing, stop no line that the full ones let pass', () => {
  holds(
    fc.property(silhouettes, fc.array(block, { maxLength: 6 }), whole(0, 40), (heights, blocks, less) => {
      const a: Block = { from: -10, to: 10, low: heights.aLow, high: heights.aLow + heights.aTall }
      const b: Block = { from: 90, to: 110, low: heights.bLow, high: heights.bLow + heights.bTall }
      const shorter = blocks.map((each) => ({ ...each, from: each.from + less, to: each.to - less }))
      if (passes(sliceOf(a, b, blocks))) expect(passes(sliceOf(a, b, shorter))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
