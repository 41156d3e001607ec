import { clone, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { standing } from '../../../test/standing.ts'
import { legion } from '../../index.ts'
import type { LState } from '../../state.ts'
import { closeUpNow } from './closing-up.ts'

const table = start(legion, { setup: legion.randomSetup(randomFrom('closing')), seed: 'closing' }) as LState

/** Above the leaders there is one place that is beside both of them. */
function placedFirst(blue: string): string | undefined {
  const s = clone(table)
  const pieces = [{ kind: 'wall', x: 400, y: 378, facing: 0 }]
  const map = { id: 'bare', name: { en: '', de: '' }, board: [6, 6] as const, pieces }
  const units = [
    standing('gold', '2018-stormtroopers', [
      [400, 400],
      [373, 400],
    ]),
    standing('silver', '2018-rebel-troopers', [
      [427, 400],
      [454, 400],
    ]),
  ]
  Object.assign(s.table, { edition: '2018', blue, map, units, objectives: [] })
  closeUpNow(s)
  return units.find(({ minis }) => minis.some(({ x }) => Math.abs(x - 413.5) < 0.01))?.seat
}

test('before anybody is activated the blue player closes up first [LG1-MELB-018]', () => {
  expect(placedFirst('gold')).toBe('gold')
  expect(placedFirst('silver')).toBe('silver')
})
