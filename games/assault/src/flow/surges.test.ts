import {
  applyAnswer,
  awaited,
  clone,
  idleAnswersOf,
  onlyAnswerOf,
  type Plain,
  questionFor,
} from '@sandtable/kernel'
import { walk } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'
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

test('nobody is asked for damage that is blocked, however much of it surges could buy', () => {
  const shotAt = (card: string, ...blocks: string[]) => {
    const gold = { troops: { card: 'stormtrooper', at: ['c3', 'p1', 'p2'] } }
    const silver = { target: { card, at: 'd3' } }
    const dice = ['2 accuracy 1 surge', '1 accuracy 1 damage 1 surge', ...blocks]
    const s = position({ gold, silver }, { attack: 'troops-1', dice: ['blue', 'green'] }, dice)
    for (let asked = 0; asked < 8 && questionFor(s, 'gold')?.step !== 'spend surges'; asked++) {
      const [seat = ''] = awaited(s)
      const options = questionFor(s, seat)?.options ?? []
      applyAnswer(s, seat, options.includes('pass') ? 'pass' : (options[0] ?? null))
    }
    expect(questionFor(s, 'gold')?.step).toBe('spend surges')
    return onlyAnswerOf(s, 'gold')
  }
  expect(shotAt('darth-vader', '3 block', '3 block')).toBe('done')
  expect(shotAt('imperial-officer', '1 block')).not.toBe('done')
})
