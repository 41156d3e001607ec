import { clone, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { standing } from '../../test/standing.ts'
import { meleeEnemies } from '../geometry/melee.ts'
import { legion } from '../index.ts'
import type { LState } from '../state.ts'
import { closeUp } from './melee.ts'

const table = start(legion, {
  setup: legion.randomSetup(randomFrom('melee')),
  seed: 'melee',
}) as LState

/** Each stands in a corner behind a walker of its own side, so that there is no room beside it. */
test('where nobody finds contact again nobody moves, not even into cohesion [LG2-MELEE-026]', () => {
  const s = clone(table)
  const obi = standing('gold', 'obi-wan-kenobi', [[13.5, 13.5]])
  const droids = standing('silver', 'b1-battle-droids', [
    [291.3, 13.5],
    [291.3, 291.3],
  ])
  const walkers = [
    standing('gold', 'at-rt-republic', [[48.5, 48.5]]),
    standing('silver', 'dsd1-dwarf-spider-droid', [[256.3, 48.5]]),
    standing('silver', 'lm-432-crab-droid', [[256.3, 256.3]]),
  ]
  const map = { id: 'bare', name: { en: '', de: '' }, board: [2, 2] as const, pieces: [] }
  Object.assign(s.table, { map, units: [obi, droids, ...walkers], objectives: [] })
  const before = clone(s.table.units)
  closeUp(s, [
    { unit: obi.id, enemies: [droids.id], minis: 1 },
    { unit: droids.id, enemies: [obi.id], minis: 3 },
  ])
  expect(s.table.units).toEqual(before)
  expect(meleeEnemies(s, obi)).toEqual([])
})
