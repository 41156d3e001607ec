import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyShape, anyStar } from '../test/slow.ts'
import { isWhollyInside, overlaps } from './overlap.ts'
import { circle, rectangle } from './shape.ts'
import type { Prism } from './sight.ts'
import { outlineBoxes, under } from './under.ts'

const block = (x: number, size: number, top: number): Prism => ({
  outline: rectangle({ x, y: 0, facing: 0 }, size, size),
  bottom: 0,
  top,
})

describe('what lies under a base', () => {
  const tower = [block(0, 200, 20), block(0, 100, 60), block(200, 100, 90)]

  it('is the table where there is nothing', () => {
    expect(under(circle(0, 300, 10), tower)).toEqual({ wholly: null, partly: null })
  })

  it('is the highest top that holds all of it', () => {
    expect(under(circle(0, 0, 20), tower)).toEqual({ wholly: 1, partly: 1 })
    expect(under(circle(0, 80, 15), tower)).toEqual({ wholly: 0, partly: 0 })
  })

  it('may hold a part of it higher than all of it', () => {
    expect(under(circle(0, 60, 20), tower)).toEqual({ wholly: 0, partly: 1 })
    expect(under(circle(0, 100, 20), tower)).toEqual({ wholly: null, partly: 0 })
  })

  it('is nothing that it only touches', () => {
    expect(under(circle(0, 120, 20), tower)).toEqual({ wholly: null, partly: null })
  })

  it('is the first of two that are as high', () => {
    expect(under(circle(0, 0, 20), [...tower, block(0, 100, 60)])).toEqual({ wholly: 1, partly: 1 })
  })

  it('is what each of the prisms says by itself', () => {
    const anyPrism = fc.tuple(anyStar, fc.integer({ min: 1, max: 4 })).map(([outline, top]) => ({
      outline,
      bottom: 0,
      top,
    }))
    holds(
      fc.property(anyShape, fc.array(anyPrism, { maxLength: 8 }), (base, prisms) => {
        const highest = (list: number[]) =>
          list.reduce<number | null>(
            (best, i) => (best === null || prisms[i]!.top > prisms[best]!.top ? i : best),
            null,
          )
        const all = prisms.map((_, i) => i)
        expect(under(base, prisms, outlineBoxes(prisms))).toEqual({
          wholly: highest(all.filter((i) => isWhollyInside(base, prisms[i]!.outline))),
          partly: highest(all.filter((i) => overlaps(base, prisms[i]!.outline))),
        })
      }),
    )
  })
})
