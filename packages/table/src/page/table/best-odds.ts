import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { Die, Plain } from '@sandtable/kernel'

type Previews = Readonly<Record<string, Weighed>>

/** So much more is more, and not rounding. */
const hair = 1e-6

/**
 * Of answers whose odds are known to the last, those that are worth the most to whom is asked; none while one is still
 * being counted, or where all come to the same.
 */
export function bestOf(answers: readonly Plain[], previews: Previews): readonly Plain[] {
  const known = answers.map((answer) => ({ answer, weighed: previews[JSON.stringify(answer)] }))
  if (known.some(({ weighed }) => weighed === undefined || weighed.odds?.counted !== undefined)) return []
  const worths = known.flatMap(({ answer, weighed }) =>
    weighed?.odds?.worth === undefined ? [] : [{ answer, worth: weighed.odds.worth }],
  )
  const most = Math.max(...worths.map(({ worth }) => worth))
  const best = worths.filter(({ worth }) => worth > most - hair)
  return best.length === worths.length ? [] : best.map(({ answer }) => answer)
}

/** More sets of dice than these are not weighed ahead. */
const many = 64

/**
 * The sets of dice that are worth weighing: of dice that show the same, one is as good as the other. Who chooses none may
 * pass by that.
 */
export function setsOfDice(space: Plain, dice: readonly Die[]): readonly Plain[] {
  const some = someIn(space)
  if (some === null) return []
  const shows = new Map(dice.map((die) => [JSON.stringify(die.choice), `${die.kind} ${die.face}`]))
  const alike = new Map<string, Plain[]>()
  for (const value of some.from) {
    const face = shows.get(JSON.stringify(value))
    if (face === undefined) return []
    alike.set(face, [...(alike.get(face) ?? []), value])
  }
  let sets: readonly (readonly Plain[])[] = [[]]
  for (const same of alike.values()) {
    sets = sets.flatMap((set) =>
      Array.from({ length: Math.min(same.length, some.most - set.length) + 1 }, (_, count) => [
        ...set,
        ...same.slice(0, count),
      ]),
    )
    if (sets.length > many) return []
  }
  const inOrder = (set: readonly Plain[]) => some.from.filter((value) => set.includes(value))
  return sets
    .filter(({ length }) => length >= some.least)
    .map((set) => (set.length === 0 && some.pass ? 'pass' : inOrder(set)))
}

interface Some {
  readonly from: readonly Plain[]
  readonly least: number
  readonly most: number
  /** To choose none is to pass. */
  readonly pass: boolean
}

/** So many of these: the space of such an answer, if it is one. */
export function someIn(space: Plain): Some | null {
  if (typeof space !== 'object' || space === null || !('some' in space)) return null
  return { ...(space.some as unknown as Omit<Some, 'pass'>), pass: 'pass' in space }
}

/** Does this answer name the die: because it stands for it, or because its place is in it? */
export function isNamed({ answers = [], choice }: Die, answer: Plain): boolean {
  const text = JSON.stringify(answer)
  if (answers.some((one) => JSON.stringify(one) === text)) return true
  const isIn = (one: Plain) => JSON.stringify(one) === JSON.stringify(choice)
  return choice !== undefined && Array.isArray(answer) && answer.some(isIn)
}
