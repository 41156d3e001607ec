import type { Visitor } from '../src/visitor.ts'
import { Problem } from '../src/visitor.ts'
import type { House } from './house.ts'

/** Two people at a table of the smallest game, which has begun. Ann is red and reads English, Ben is blue and reads German. */
export async function twoAt(house: House, making: object = {}) {
  const ann = await house.visit({ name: 'Ann' })
  const ben = await house.visit({ name: 'Ben', language: 'de' })
  const table = await ann.call('make table', { game: 'drill', ...making })
  await ann.sit(table)
  await ben.call('join', { table })
  await ben.sit(table)
  await Promise.all([ann, ben].map((one) => one.until(() => one.isShown(table))))
  return { ann, ben, table }
}

/** What a host said instead of doing it. */
export async function refusedBy(asked: Promise<unknown>): Promise<Problem> {
  try {
    await asked
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
  throw new Error('it was not refused')
}

/** Whoever is asked first, the other one, and the seat. */
export function askedAt({ ann, ben }: { ann: Visitor; ben: Visitor }, table: string) {
  const [seat = ''] = ann.shown(table).awaited
  return seat === 'red' ? { seat, one: ann, other: ben } : { seat, one: ben, other: ann }
}

/** A bot decides for whoever is asked, so often, or until the game is over; how often it was taken. */
export async function playOn(
  people: { ann: Visitor; ben: Visitor },
  table: string,
  most = 1000,
): Promise<number> {
  let taken = 0
  for (let moves = 0; people.ann.shown(table).over === null && moves < most; moves++) {
    const { seat, one, other } = askedAt(people, table)
    // What can only be passed the host passes after a pause, which may end just now.
    const rule = await one.move('decide', table, { seat }).catch((problem: Problem) => problem.code)
    if (rule !== null && rule !== 'not asked any more') throw new Error(String(rule))
    taken += Number(rule === null)
    await other.until(() => other.made(table) >= one.made(table))
    await one.until(() => one.made(table) >= other.made(table))
  }
  return taken
}
