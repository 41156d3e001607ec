import { expect, test } from 'vitest'
import { unitCards } from '../../data/2024/index.ts'
import { begin } from '../../test/position.ts'
import { unitOf } from '../units.ts'
import { baseAt, silhouetteOf } from './bases.ts'

test('[LG2-LOS-004] [LG2-LOS-005] all troopers on small bases have the same silhouette, whatever their figures', () => {
  const small = unitCards.filter(({ base }) => base === 27)
  expect(small.map(({ id }) => id)).toEqual(expect.arrayContaining(['yoda', 'stormtroopers', 'wicket']))
  expect(new Set(small.map(({ height }) => height))).toEqual(new Set([41.9]))
})

test('[LG2-BASE-008] a base with a gap around it is larger by the gap on every side', () => {
  const s = begin({
    gold: { truck: { card: 'a-a5-speeder-truck-rebels', at: [600, 400] } },
    silver: { troops: { card: 'stormtroopers', at: [900, 400], left: 1 } },
  })
  const at = { x: 600, y: 400, facing: 0 }
  const sizeWith = (gap: number) => {
    const base = baseAt(unitOf(s, 'truck'), at, gap)
    if (base.type !== 'polygon') throw new Error('a long base is no disc')
    const across = base.points.filter((_, number) => number % 2 === 0)
    const along = base.points.filter((_, number) => number % 2 === 1)
    return [across, along].map((all) => Math.round(Math.max(...all) - Math.min(...all)))
  }
  expect([sizeWith(0), sizeWith(10)]).toEqual([
    [100, 175],
    [120, 195],
  ])
  expect(baseAt(unitOf(s, 'troops'), at, 10)).toMatchObject({ type: 'circle', r: 23.5 })
})

test('[LG2-LOS-008] the silhouettes of vehicles are as high as it is said before the game', () => {
  const vehicles = unitCards.filter(({ type }) => type === 'ground vehicle' || type === 'repulsor vehicle')
  for (const { id, height } of vehicles) {
    const s = begin({ gold: { a: { card: id, at: [600, 400] } }, silver: {} })
    const [mini] = unitOf(s, 'a').minis
    if (mini === undefined) throw new Error(`${id} has no miniature`)
    for (const { bottom, top } of silhouetteOf(s, unitOf(s, 'a'), mini)) expect(top - bottom, id).toBe(height)
  }
})
