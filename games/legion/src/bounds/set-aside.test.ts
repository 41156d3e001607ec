import { circle, distance } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { cardsIn } from '../catalogue.ts'
import { COHESION } from '../moves/2018/cohesion.ts'
import { besideBattlefield } from './set-aside.ts'

const bases = [...new Set(cardsIn('2018').units.map(({ base }) => (typeof base === 'number' ? base : 0)))]
const squads = cardsIn('2018').units.flatMap(({ base, minis, type }) =>
  minis > 1 && type === 'trooper' && typeof base === 'number' ? [base] : [],
)

test('whoever was set aside lies in nobody’s way, and in no other’s', () => {
  for (const base of bases) {
    const [one, other] = [besideBattlefield(0, 0), besideBattlefield(1, 0)]
    expect(one.x + base / 2).toBeLessThan(0)
    if (squads.includes(base)) expect(other.y - one.y).toBeGreaterThan(base)
  }
})

test('[LG1-DISP-010] and out of cohesion with a leader at the very edge', () => {
  expect(squads.length).toBeGreaterThan(0)
  for (const base of squads) {
    const { x, y } = besideBattlefield(0, 0)
    expect(distance(circle(x, y, base / 2), circle(base / 2, y, base / 2))).toBeGreaterThan(COHESION)
  }
})
