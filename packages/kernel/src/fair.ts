import { commitment } from './chance.ts'

/**
 * How the seed of a game came about between people who need not trust each other: everybody put in a number, each
 * fixed by a fingerprint before any of them was known, and the seed follows from all.
 */
export interface FairDice {
  /** The name of the table: numbers for one are worth nothing at another. */
  readonly table: string
  /** By whom: a seat, or `host`. */
  readonly numbers: Readonly<Record<string, string>>
  readonly commitments: Readonly<Record<string, string>>
}

/** What somebody publishes before anybody's number is known. */
export function fixedBy(table: string, who: string, number: string): string {
  return commitment(`${table} ${who} ${number}`)
}

/** The seed that follows from all numbers, in whatever order they came. */
export function seedFrom(table: string, numbers: FairDice['numbers']): string {
  const all = Object.keys(numbers)
    .toSorted()
    .map((who) => `${who} ${numbers[who]}`)
  return commitment([table, ...all].join('\n'))
}

/** What is wrong with the numbers behind a seed; null: nothing, or the record says nothing of any. */
export function unfair({ seed, dice }: { readonly seed: string; readonly dice?: FairDice }): string | null {
  if (dice === undefined) return null
  const { table, numbers, commitments } = dice
  for (const who of new Set([...Object.keys(numbers), ...Object.keys(commitments)])) {
    const number = numbers[who]
    if (number === undefined || commitments[who] !== fixedBy(table, who, number))
      return `dice: the number of ${who} is not the one that was fixed before the game`
  }
  return seedFrom(table, numbers) === seed ? null : 'dice: the seed does not follow from the numbers'
}

/** Is this what a record may say of its dice? */
export function isFairDice(value: unknown): value is FairDice {
  if (typeof value !== 'object' || value === null) return false
  const { table, numbers, commitments, ...rest } = value as Record<string, unknown>
  return (
    typeof table === 'string' && isTexts(numbers) && isTexts(commitments) && Object.keys(rest).length === 0
  )
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string')
  )
}
