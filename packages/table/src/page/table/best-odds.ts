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

/** The sets of dice that are worth weighing: of dice that show the same, one is as good as the other. */
export function setsOfDice(space: Plain, dice: readonly Die[]): readonly Plain[] {
  const some = someIn(space)
  if (some === null) return []
  const shows = new Map(dice.map((die) => [JSON.stringify(die.choice), `${die.kind} ${die.face}`]))
  const faces = some.from.map((value) => shows.get(JSON.stringify(value)))
  if (faces.some((face) => face === undefined) || 2 ** faces.length > many) return []
  const found = new Map<string, Plain>()
  for (let set = 0; set < 2 ** faces.length; set++) {
    const at = faces.flatMap((_, place) => (set & (1 << place) ? [place] : []))
    if (at.length < some.least || at.length > some.most) continue
    const name = at
      .map((place) => faces[place])
      .sort()
      .join()
    if (!found.has(name)) found.set(name, at.map((place) => some.from[place] ?? null) as Plain)
  }
  return [...found.values()]
}

interface Some {
  readonly from: readonly Plain[]
  readonly least: number
  readonly most: number
}

/** So many of these: the space of such an answer, if it is one. */
export function someIn(space: Plain): Some | null {
  const some = typeof space === 'object' && space !== null && 'some' in space ? space.some : null
  return some as Some | null
}

/** Does this answer name the die: because it stands for it, or because its place is in it? */
export function isNamed({ answers = [], choice }: Die, answer: Plain): boolean {
  const text = JSON.stringify(answer)
  if (answers.some((one) => JSON.stringify(one) === text)) return true
  const isIn = (one: Plain) => JSON.stringify(one) === JSON.stringify(choice)
  return choice !== undefined && Array.isArray(answer) && answer.some(isIn)
}
