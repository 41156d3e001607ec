import { describe, expect, it } from 'vitest'
import { circle, rectangle } from './shape.ts'
import { edgesCrossed, isOnTable } from './table.ts'

const table = { width: 900, height: 600 }

describe('the table', () => {
  it('holds a base that touches its edge', () => {
    expect(isOnTable(rectangle({ x: 20, y: 580, facing: 90 }, 40, 40), table)).toBe(true)
    expect(isOnTable(circle(885, 15, 15), table)).toBe(true)
  })

  it('names the edges over which a base sticks out', () => {
    const inCorner = rectangle({ x: 885, y: 15, facing: 0 }, 40, 40)
    expect(isOnTable(inCorner, table)).toBe(false)
    expect(edgesCrossed(inCorner, table)).toEqual(['right', 'bottom'])
    expect(edgesCrossed(circle(10, 595, 12), table)).toEqual(['left', 'top'])
    // A turned base reaches farther with its corner.
    expect(isOnTable(rectangle({ x: 20, y: 300, facing: 45 }, 40, 40), table)).toBe(false)
  })
})
