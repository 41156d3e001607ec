import { applyAnswer, awaited, randomFrom, sampleFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bookkeeper } from '../test/bookkeeping.ts'
import { xwing } from './index.ts'
import type { Damage, Ship, Upgrade, XState } from './state.ts'
import type { Dealing } from './vocabulary/damage.ts'

type Books = ReturnType<typeof bookkeeper>

/** Plays at random; `plant` may change something by hand in an answer. */
function playBooked(seed: string, books: Books, plant: (s: XState) => void = () => {}): void {
  const random = randomFrom(seed)
  const s = start(xwing, { setup: xwing.randomSetup(random), seed })
  for (let decision = 0; decision < 600 && s.over === null && books.untold.length === 0; decision++) {
    const [seat] = awaited(s)
    if (seat === undefined) break
    books.before(s)
    applyAnswer(s, seat, sampleFor(s, seat, random))
    plant(s)
    books.after(s)
  }
}

test('every token, lock, shield and card that comes, goes or is turned over is told', () => {
  const books = bookkeeper()
  for (let game = 0; game < 8; game++) playBooked(`holdings ${game}`, books)
  expect(books.untold).toEqual([])
  expect([...books.told]).toEqual(
    expect.arrayContaining([
      'token',
      'spent',
      'token lost',
      'locked',
      'shield lost',
      'damage card',
      'discarded',
    ]),
  )
})

test('a damage card that is turned over without a word is found out', () => {
  const books = bookkeeper()
  playBooked('holdings 0', books, (s) => {
    const [damage] = s.table.ships.flatMap((ship) => ship.damage)
    if (damage !== undefined) Object.assign(damage, { faceUp: !damage.faceUp })
  })
  expect(books.untold).toHaveLength(1)
})

test('what a ship holds cannot be changed by hand', () => {
  type Same<One, Other> =
    (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
  type IsReadonly<T> = Same<T, Readonly<T>>
  // The compiler refuses a `true` where a field could be written.
  const fields: IsReadonly<Pick<Ship, 'tokens' | 'reinforce' | 'shields' | 'damage' | 'locks'>> = true
  const counts: IsReadonly<Ship['tokens']> = true
  const lists: [IsReadonly<Ship['damage']>, IsReadonly<Ship['locks']>] = [true, true]
  const sides: [IsReadonly<Pick<Damage, 'faceUp'>>, IsReadonly<Pick<Dealing, 'faceUp'>>] = [true, true]
  const onCards: IsReadonly<Pick<Upgrade, 'tokens'>> = true
  expect([fields, counts, ...lists, ...sides, onCards]).not.toContain(false)
})
