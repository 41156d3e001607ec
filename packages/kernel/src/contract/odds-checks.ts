import { hashOf } from '../hash.ts'
import { notPlain, same } from '../plain.ts'
import { questionFor } from '../question.ts'
import { pickOne } from '../random.ts'
import type { Check } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'
import { walk } from './walk.ts'

/** Odds are reckoned for so many answers of each game: each may take as long as playing an attack out. */
const reckoned = 6

/** The odds of an offered answer are chances that make one together; to ask for them changes nothing. */
export const oddsAreChances: Check = (game, effort) => {
  const odds = game.odds?.bind(game)
  if (odds === undefined) return []
  let left = 0
  return walk(game, effort, ({ s, seat, random }) => {
    if (s.decision === 0) left = reckoned
    const options = questionFor(s, seat)?.options ?? []
    if (left === 0 || options.length === 0) return null
    const answer = pickOne(random, options)
    const before = hashOf(s)
    const found = odds(s, seat, answer)
    if (hashOf(s) !== before) return `the odds of ${JSON.stringify(answer)} changed the state`
    if (found === null) return null
    left--
    const problem = notPlain(found)
    if (problem !== null) return `odds are not plain data: ${problem}`
    if (found.results.some(({ chance }) => !(chance > 0 && chance <= 1 + 1e-9)))
      return `the odds of ${JSON.stringify(answer)} have a chance that is none`
    const sum = found.results.reduce((all, { chance }) => all + chance, 0)
    if (Math.abs(sum - 1) > 1e-9) return `the odds of ${JSON.stringify(answer)} add up to ${sum}`
    if (!same(odds(s, seat, answer), found))
      return `the odds of ${JSON.stringify(answer)} differ, asked twice`
    const [flaw] = [...textsIn(found)].flatMap((text) => flawsInText(s.seats, text))
    return flaw ?? null
  })
}
