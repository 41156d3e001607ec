import { expect, test } from 'vitest'
import { after, beginning, type Course, commitmentsOf, stageOf, wantedFrom } from './course.ts'
import type { Entry } from './entry.ts'

const made: Entry = {
  type: 'made',
  game: 'drill',
  terms: {},
  board: null,
  options: {},
  seats: ['red', 'blue'],
  number: '7',
}
const joins = (seat: string): Entry => ({
  type: 'joined',
  seat,
  key: `key of ${seat}`,
  name: seat,
  force: null,
})
const fixes = (seat: string): Entry => ({ type: 'fixed', seat, commitment: `fixed by ${seat}`, nonce: 'n' })
const putsIn = (seat: string): Entry => ({ type: 'put in', seat, number: `number of ${seat}` })
const courseOf = (...entries: readonly Entry[]): Course => entries.reduce(after, beginning('t'))
const wants = (course: Course) => course.seats.map((seat) => wantedFrom(course, seat))

test('no number is asked for before everybody has fixed one', () => {
  expect(wants(courseOf(made, joins('red')))).toEqual(['commit', null])
  expect(wants(courseOf(made, joins('red'), fixes('red')))).toEqual([null, null])
  expect(wants(courseOf(made, joins('red'), fixes('red'), joins('blue')))).toEqual([null, 'commit'])
  const fixed = courseOf(made, joins('red'), fixes('red'), joins('blue'), fixes('blue'))
  expect(wants(fixed)).toEqual(['put in', 'put in'])
  expect(wants(after(fixed, putsIn('red')))).toEqual([null, 'put in'])
})

test('whoever has lost a number fixes another; what the host knows by then is void, and fixed anew', () => {
  const fixed = courseOf(made, joins('red'), fixes('red'), joins('blue'), fixes('blue'))
  const early = after(fixed, fixes('blue'))
  expect([early.dice.round, wants(early)]).toEqual([1, ['put in', 'put in']])
  const late = after(after(fixed, putsIn('red')), fixes('blue'))
  expect([late.dice.round, wants(late), late.dice.numbers]).toEqual([2, ['commit', null], {}])
  expect(Object.keys(commitmentsOf(late))).toEqual(['host', 'blue'])
})

test('somebody else on a seat puts in a number of their own', () => {
  const left = courseOf(made, joins('red'), fixes('red'), joins('blue'), fixes('blue'), {
    type: 'left',
    seat: 'blue',
  })
  expect(stageOf(left, false)).toBe('open')
  const other = after(left, joins('blue'))
  expect([stageOf(other, false), wants(other)]).toEqual(['dice', [null, 'commit']])
  expect(stageOf(courseOf(made, joins('red'), { type: 'left', seat: 'red' }), false)).toBe('given up')
})
