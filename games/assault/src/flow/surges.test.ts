import { applyAnswer, awaited, clone, idleAnswersOf, type Plain, questionFor } from '@sandtable/kernel'
import { walk } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { attackUnderWay } from '../current-attack.ts'
import { assault } from '../index.ts'
import type { AState } from '../state.ts'

/** What became of the figures once the attack is over, whoever could have done more passing. */
function afterwards(s: AState, answer: Plain): Plain {
  const after = clone(s)
  applyAnswer(after, awaited(after)[0] ?? '', answer)
  while (after.over === null && attackUnderWay(after) !== null) {
    const [next = ''] = awaited(after)
    const options = questionFor(after, next)?.options ?? []
    const easy = ['pass', 'done', 'none'].find((one) => options.includes(one))
    applyAnswer(after, next, easy ?? (options[0] as Plain))
  }
  return after.table.figures.map(({ id, damage, defeated, conditions, power }) => [
    id,
    damage,
    defeated,
    conditions.map(({ name }) => name),
    power,
  ])
}

test('a surge ability that is called idle changes nothing, and to stop is idle only where more would harm more', () => {
  const seen = { vain: 0, waste: 0 }
  const found = walk(assault, { games: 4, seed: 'idle surges', decisions: 400 }, ({ s, seat }) => {
    if (questionFor(s, seat)?.step !== 'spend surges') return null
    const idle = idleAnswersOf(s, seat)
    if (idle.includes('done')) {
      seen.waste++
      const { options } = questionFor(s, seat) ?? {}
      return options?.some((one) => !idle.includes(one)) ? null : 'nothing is left to choose'
    }
    const stopped = JSON.stringify(afterwards(s, 'done'))
    for (const one of idle) {
      seen.vain++
      if (JSON.stringify(afterwards(s, one)) !== stopped) return `${JSON.stringify(one)} is not idle`
    }
    return null
  })
  expect(found.filter((one) => !one.includes('no end after'))).toEqual([])
  expect(seen.vain).toBeGreaterThan(2)
  expect(seen.waste).toBeGreaterThan(0)
}, 240_000)
