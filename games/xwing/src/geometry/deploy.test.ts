import { randomFrom } from '@sandtable/kernel'
import { boxOf } from '@sandtable/plane'
import { describe, expect, it } from 'vitest'
import type { Size } from '../../data/types.ts'
import { baseAt, type PlacedShip } from './base.ts'
import { type Edge, refusePlacement, samplePlacement, undockingPose } from './deploy.ts'
import { fly } from './flight.ts'
import { partsOf } from './templates.ts'

describe('placing a ship', () => {
  it('keeps all of a small base within range 1 of its edge and in the play area [XW-SETUP-008] [XW-SETUP-009]', () => {
    const at = (y: number, edge: Edge, facing = 0) =>
      refusePlacement({ x: 300, y, facing }, 'small', edge, [])
    expect(at(20, 'bottom')).toBeNull()
    expect(at(80, 'bottom')).toBeNull()
    expect(at(80.1, 'bottom')).toBe('XW-SETUP-008')
    expect(at(80, 'bottom', 10)).toBe('XW-SETUP-008')
    expect(at(19.9, 'bottom')).toBe('XW-SETUP-008')
    expect(at(834.4, 'top')).toBeNull()
    expect(at(834.3, 'top')).toBe('XW-SETUP-008')
    expect(at(894.5, 'top')).toBe('XW-SETUP-008')
    expect(refusePlacement({ x: 10, y: 50, facing: 0 }, 'small', 'bottom', [])).toBe('XW-SETUP-008')
  })

  it('lets a large base stick out of the zone if it fills its depth [XW-SETUP-010]', () => {
    const half = 40 * Math.SQRT2
    const at = (y: number, facing: number) => refusePlacement({ x: 300, y, facing }, 'large', 'bottom', [])
    expect(at(60, 0)).toBeNull()
    expect(at(61, 0)).toBe('XW-SETUP-010')
    // Corner to corner it is 113 mm deep.
    expect(at(half, 45)).toBeNull()
    expect(at(half + 1, 45)).toBe('XW-SETUP-010')
    expect(at(half - 1, 45)).toBe('XW-SETUP-010')
    expect(refusePlacement({ x: 300, y: 914.4 - half, facing: 45 }, 'large', 'top', [])).toBeNull()
  })

  it('does not put ships on top of each other', () => {
    const tie: PlacedShip = { id: 'tie', pose: { x: 300, y: 50, facing: 0 }, size: 'small' }
    expect(refusePlacement({ x: 330, y: 50, facing: 0 }, 'small', 'bottom', [tie])).toBe('XW-SETUP-007')
    expect(refusePlacement({ x: 340, y: 50, facing: 0 }, 'small', 'bottom', [tie])).toBeNull()
  })

  it('by chance finds a legal place for every ship of a squad', () => {
    for (let game = 0; game < 100; game++) {
      const random = randomFrom(`squad ${game}`)
      const edge: Edge = game % 2 === 0 ? 'bottom' : 'top'
      const ships: PlacedShip[] = []
      for (let i = 0; i < 8; i++) {
        const size: Size = i < game % 5 ? 'large' : 'small'
        const pose = samplePlacement(size, edge, ships, random)
        expect(refusePlacement(pose, size, edge, ships)).toBeNull()
        ships.push({ id: `${i}`, pose, size })
      }
    }
  })
})

it('a docked ship starts with its template at the rear guides of its carrier [XW-DOCK-002]', () => {
  const carrier = { pose: { x: 450, y: 450, facing: 0 }, size: 'large' } as const
  const start = undockingPose(carrier, 'small')
  const flight = fly(start, 'small', { speed: 1, bearing: 'straight' }, [])
  expect(boxOf(partsOf(flight.template)[0]!).maxY).toBe(410)
  expect(boxOf(baseAt(flight.end, 'small')).maxY).toBe(370)
  expect(flight.end.facing).toBe(180)
})
