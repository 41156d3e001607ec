import { expect, test } from 'vitest'
import { unitCards } from '../../data/2024/index.ts'
import { begin } from '../../test/position.ts'
import { unitOf } from '../units.ts'
import { silhouetteOf } from './bases.ts'

test('[LG2-LOS-004] [LG2-LOS-005] all troopers on small bases have the same silhouette, whatever their figures', () => {
  const small = unitCards.filter(({ base }) => base === 27)
  expect(small.map(({ id }) => id)).toEqual(expect.arrayContaining(['yoda', 'stormtroopers', 'wicket']))
  expect(new Set(small.map(({ height }) => height))).toEqual(new Set([41.9]))
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
