import type { Choice } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { answersInOrder } from './answers-in-order.ts'

const choices = (...answers: string[]) =>
  answers.map((answer) => ({ answers: [answer] }) as unknown as Choice)
const said = (all: readonly Choice[]) => all.map(({ answers: [answer] }) => answer)
const places = (count: number) => Array.from({ length: count }, (_, at) => `go ${at}`)

/** What is listed at once, and what is folded, with so many places to go and a way to stop. */
function listed(count: number, beside: readonly string[], hinted?: string) {
  const onTable = new Set(places(count).map((one) => JSON.stringify(one)))
  const { first, later } = answersInOrder(choices(...places(count), ...beside), onTable, hinted)
  return [said(first), later.length]
}

test('what lies beside the table comes first, to pass last, and many places to go are folded', () => {
  expect(listed(2, ['stop'])).toEqual([['stop', 'go 0', 'go 1'], 0])
  expect(listed(7, ['stop'])).toEqual([['stop'], 7])
  expect(listed(7, ['stop'], 'go 3')).toEqual([['stop', 'go 3'], 6])
  expect(listed(2, ['pass', 'stop'])).toEqual([['stop', 'go 0', 'go 1', 'pass'], 0])
  expect(listed(7, ['pass', 'stop'], 'go 3')).toEqual([['stop', 'go 3', 'pass'], 6])
  expect(listed(14, [])).toEqual([places(14), 0])
  expect(listed(15, [])).toEqual([[], 15])
})

test('what most people mean comes first, though it lies on the table, too', () => {
  const usual = choices('all', 'some').map((one, at) => (at === 0 ? { ...one, usual: true as const } : one))
  expect(said(answersInOrder(usual, new Set([JSON.stringify('all')]), undefined).first)).toEqual([
    'all',
    'some',
  ])
})

test('whatever passes comes last, even before what lies on the table', () => {
  const late = choices('stand by', 'play', 'pass').map((one, at) =>
    at === 0 ? { ...one, passes: true as const } : one,
  )
  expect(said(answersInOrder(late, new Set([JSON.stringify('play')]), undefined).first)).toEqual([
    'play',
    'stand by',
    'pass',
  ])
})
