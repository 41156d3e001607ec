import { boxOf, type Pose, touches } from '@sandtable/plane'
import { describe, expect, it } from 'vitest'
import type { Placed } from './base.ts'
import { layBomb, liesAtBase, liesUnder, overlapsToken, placesAtBase, type Token, tokenAt } from './bombs.ts'
import { fly } from './flight.ts'
import { rangeToToken } from './range.ts'

const bomber: Placed = { pose: { x: 450, y: 450, facing: 0 }, size: 'small' }

function seismic(x: number, y: number): Token {
  return { kind: 'seismic-charge', pose: { x, y, facing: 0 } }
}

describe('laying a bomb', () => {
  it('sets it to the far end of a straight 1 behind the ship [XW-BOMB-001]', () => {
    const [pose] = layBomb(bomber, 'seismic-charge')
    expect(pose).toEqual({ x: 450, y: 450 - 20 - 40 - 14, facing: 0 })
    const large: Placed = { pose: { x: 450, y: 450, facing: 90 }, size: 'large' }
    expect(layBomb(large, 'seismic-charge')[0]).toEqual({ x: 450 - 40 - 40 - 14, y: 450, facing: 90 })
  })

  it('knows other templates and the front guides', () => {
    const launch = { from: 'front', bearing: 'straight', speed: 5 } as const
    expect(layBomb(bomber, 'proton-bomb', launch)[0]).toMatchObject({ x: 450, y: 450 + 20 + 200 + 14 })
    const [left] = layBomb(bomber, 'proton-bomb', { from: 'rear', bearing: 'turn-left', speed: 3 })
    expect(left).toMatchObject({ x: 450 - 90 - 14, y: 450 - 20 - 90 })
    const [right] = layBomb(bomber, 'proton-bomb', { from: 'rear', bearing: 'turn-right', speed: 3 })
    expect(right).toMatchObject({ x: 450 + 90 + 14, y: 450 - 20 - 90 })
  })

  it('lays cluster mines as three, side by side [XW-BOMB-009]', () => {
    const poses = layBomb(bomber, 'cluster-mine')
    const mines = poses.map((pose) => tokenAt({ kind: 'cluster-mine', pose })!)
    expect(mines).toHaveLength(3)
    expect(boxOf(mines[0]!).maxY).toBeCloseTo(390, 6)
    expect(poses[0]?.x).toBe(450)
    expect((poses[1]!.x + poses[2]!.x) / 2).toBe(450)
    for (const outer of [mines[1]!, mines[2]!]) expect(touches(mines[0]!, outer)).toBe(true)
  })
})

describe('a token', () => {
  it('that lies partly outside counts only inside the play area [XW-BOMB-003]', () => {
    const box = boxOf(tokenAt(seismic(450, 5))!)
    expect([box.minY, box.maxY]).toEqual([0, 19])
    expect(tokenAt(seismic(450, -20))).toBeNull()
    // Its corner outside would be nearer to a ship beyond; only the part inside is measured.
    const ship: Placed = { pose: { x: 450, y: 138, facing: 0 }, size: 'small' }
    expect(rangeToToken(ship, tokenAt(seismic(450, 5))!)).toBe(1)
    expect(boxOf(tokenAt(seismic(908, 912))!)).toMatchObject({ maxX: 914.4, maxY: 914.4 })
  })

  it('is run into by a base at its end or by a template [XW-BOMB-004]', () => {
    const start: Pose = { x: 450, y: 300, facing: 0 }
    const flight = fly(start, 'small', { speed: 3, bearing: 'straight' }, [])
    expect(
      overlapsToken(flight, 'small', { kind: 'proximity-mine', pose: { x: 460, y: 380, facing: 0 } }),
    ).toBe(true)
    expect(
      overlapsToken(flight, 'small', { kind: 'proximity-mine', pose: { x: 480, y: 460, facing: 0 } }),
    ).toBe(true)
    // Beside the template, under the base only on its way.
    expect(
      overlapsToken(flight, 'small', { kind: 'proximity-mine', pose: { x: 479, y: 380, facing: 0 } }),
    ).toBe(false)
  })

  it('lies under a ship on which it is dropped [XW-BOMB-005]', () => {
    const [pose] = layBomb(bomber, 'proximity-mine')
    const mine: Token = { kind: 'proximity-mine', pose: pose! }
    expect(liesUnder({ pose: { x: 470, y: 360, facing: 30 }, size: 'small' }, mine)).toBe(true)
    expect(liesUnder(bomber, mine)).toBe(false)
  })
})

describe('a bomb in contact with the base', () => {
  const large: Placed = { pose: { x: 450, y: 450, facing: 30 }, size: 'large' }

  it('may lie in five places at every side, and anywhere between them', () => {
    for (const facing of [0, 30, 137.5]) {
      const ship: Placed = { pose: { x: 450, y: 450, facing }, size: 'large' }
      const places = placesAtBase(ship, 'seismic-charge')
      expect(places).toHaveLength(20)
      for (const pose of places) expect(liesAtBase(ship, { kind: 'seismic-charge', pose })).toBe(true)
    }
  })

  it('touches and does not overlap, whichever way it is turned [XW-PIL-crimsonspecialist]', () => {
    const straight: Placed = { ...large, pose: { ...large.pose, facing: 0 } }
    const at = (y: number, facing: number) =>
      liesAtBase(straight, { kind: 'seismic-charge', pose: { x: 450, y, facing } })
    expect([at(504, 0), at(504, 90), at(504.1, 0), at(503.9, 0)]).toEqual([true, true, false, false])
    // Turned by 45 degrees it stands on a cut corner: 22 mm across both edges less half of the cut.
    expect(at(490 + 22 * Math.SQRT1_2, 45)).toBe(true)
  })

  it('is wholly in the play area', () => {
    const near: Placed = { pose: { x: 40, y: 450, facing: 0 }, size: 'large' }
    expect(placesAtBase(near, 'seismic-charge')).toHaveLength(13)
    expect(liesAtBase(near, { kind: 'seismic-charge', pose: { x: -14, y: 450, facing: 270 } })).toBe(false)
  })
})
