import { answer, awaited, type Entry, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { newAttack } from '../attack.ts'
import { legalTargets } from '../board/targets.ts'
import { assault } from '../index.ts'
import type { AState } from '../state.ts'
import { verdicts } from './verdicts.ts'

/** A stormtrooper attacks this card with these dice, buys nothing, and the attack is over. */
function attacked(
  card: string,
  dice: readonly string[],
  at = 'e3',
  others = {},
): readonly [string, string][] {
  const table = {
    gold: { a: { card: 'stormtrooper', at: ['c3'] } },
    silver: { b: { card, at: [at] }, ...others },
  }
  const position = assault.referee?.position(table as never, null)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const script = [...dice]
  const s: AState = start(assault, { setup: setup as never, seed: 'x', arrange: arrange as never, script })
  answer(s, 'gold', 'a')
  answer(s, 'gold', { action: 'attack' })
  const [target] = legalTargets(s, newAttack(s, s.table.figures[0]?.id ?? ''))
  const before: Entry[] = []
  expect(answer(s, 'gold', { target: target?.target ?? '', space: target?.space ?? 0 })).toBeNull()
  while (s.over === null && !s.news.some(({ type }) => type === 'attack over')) {
    before.push(...s.news)
    const seat = awaited(s)[0] ?? ''
    expect(answer(s, seat, decline(questionFor(s, seat)?.options ?? []))).toBeNull()
  }
  return verdicts(before, s.news).map(({ kind, label }) => [kind, label.en])
}

function decline(options: readonly Plain[]): Plain {
  return options.find((one) => one === 'done' || one === 'pass' || one === 'none') ?? null
}

test('damage is a hit for so much, and the last of it a defeat', () => {
  expect(attacked('stormtrooper', ['3 accuracy 2 damage', '1 accuracy 1 damage 1 surge', '1 block'])).toEqual(
    [['hit', 'Hit for 2']],
  )
  const others = { c: { card: 'stormtrooper', at: ['i3'] } }
  expect(
    attacked('stormtrooper', ['3 accuracy 2 damage', '1 accuracy 2 damage', '1 block'], 'e3', others),
  ).toEqual([['destroyed', 'Defeated']])
})

test('a defeat with which the game ends is told as well', () => {
  expect(attacked('stormtrooper', ['3 accuracy 2 damage', '1 accuracy 2 damage', '1 block'])).toEqual([
    ['destroyed', 'Defeated'],
  ])
})

test('nothing got through: blocked, dodged, or missed for want of accuracy', () => {
  expect(attacked('stormtrooper', ['2 accuracy 1 damage', '1 accuracy 2 damage', '3 block'])).toEqual([
    ['missed', 'All blocked'],
  ])
  expect(attacked('nexu', ['2 accuracy 1 damage', '1 accuracy 2 damage', '1 dodge'])).toEqual([
    ['missed', 'Dodged'],
  ])
  expect(attacked('stormtrooper', ['2 accuracy 1 damage', '1 accuracy 2 damage', '1 block'], 'i3')).toEqual([
    ['missed', 'Missed'],
  ])
})
