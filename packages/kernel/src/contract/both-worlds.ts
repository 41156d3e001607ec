import type { Game } from '../game.ts'
import { clone, type Plain, same } from '../plain.ts'
import { questionFor } from '../question.ts'
import { pickOne, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { look, lookTogether, type Seen } from '../seen.ts'
import type { Vocabulary } from '../state.ts'
import type { Check } from './checks.ts'
import { plannedBeside } from './tool-checks.ts'
import { walk } from './walk.ts'

/** Odds are reckoned for so many answers of each game, and twice each. */
const reckoned = 4

/**
 * What a seat cannot see changes nothing that odds and tools give it: the same is asked in two worlds that differ only
 * in what is hidden from it. Views and questions are compared by “secrets stay secret”.
 */
export const oddsAndToolsTellNothing: Check = (game, effort) => {
  let left = 0
  return walk(game, effort, ({ s, seat, random }) => {
    if (s.decision === 0) left = reckoned
    const other = clone(s)
    game.scramble(other, seat, random)
    const tool = toolThatTells(game, look(s, seat), look(other, seat), random)
    if (tool !== null) return `“${tool}” tells ${seat} what is hidden`
    const options = questionFor(s, seat)?.options ?? []
    if (game.odds === undefined || left === 0 || options.length === 0) return null
    const answer = pickOne(random, options)
    const [here, there] = [s, other].map((world) => game.odds?.(world, seat, answer) ?? null)
    if (here !== null) left--
    return same(here, there) ? null : problemOf(answer, here, there)
  })
}

/**
 * What people who share a screen are shown without a cloth holds nothing that is hidden from any of them, and neither
 * does the fact that there is no cloth: it is the same in a world where everything that anybody hides is another.
 */
export const sharedScreensTellNothing: Check = (game, effort) =>
  walk(game, effort, ({ s, seat, random }) => {
    const other = clone(s)
    game.scramble(other, null, random)
    const [here, there] = [lookTogether(s, seat), lookTogether(other, seat)]
    const asked = here?.question ?? there?.question
    if (!same(here, there)) return `“${asked?.step}” ${JSON.stringify(asked?.about)} tells what is hidden`
    const [drawn, also] = [here && game.scene?.(here), there && game.scene?.(there)]
    return same(drawn ?? null, also ?? null) ? null : 'the scene for a shared screen tells what is hidden'
  })

function problemOf(answer: Plain, here: unknown, there: unknown): string {
  const [one, two] = [here, there].map((odds) => JSON.stringify(odds))
  return `the odds of ${JSON.stringify(answer)} hang on what is hidden: ${one} against ${two}`
}

/** The tool that gives something else for another look. */
function toolThatTells<V extends Vocabulary>(
  game: Game<V>,
  here: Seen<V>,
  there: Seen<V>,
  random: Random,
): string | null {
  const { tools, scene } = game
  if (tools === undefined || scene === undefined) return null
  const [made, also] = [scene(here), scene(there)]
  if (!same(made, also)) return 'scene'
  if (!same(tools.amendments?.(here), tools.amendments?.(there))) return 'amendments'
  const dice = (seen: Seen<V>) => seen.news.map((entry) => tools.diceIn?.(entry))
  if (!same(dice(here), dice(there))) return 'diceIn'
  if (!same(tools.verdicts?.([], here.news), tools.verdicts?.([], there.news))) return 'verdicts'
  const ghosts = made.things.filter((one) => one.type === 'ghost')
  const ghost = ghosts.length === 0 ? null : pickOne(random, ghosts)
  const planned = ghost === null ? [] : plannedBeside(ghosts, ghost)
  if (
    ghost !== null &&
    !same(tools.foreshow?.(here, ghost, planned), tools.foreshow?.(there, ghost, planned))
  )
    return 'foreshow'
  const [from, to] = [markIn(made, random), markIn(made, random)]
  return same(tools.measure?.(here, from, to), tools.measure?.(there, from, to)) ? null : 'measure'
}

function markIn({ things, width, height }: Scene, random: Random) {
  const pieces = things.flatMap((one) => (one.type === 'piece' ? [{ piece: one.id }] : []))
  return pickOne(random, [{ x: width / 2, y: height / 2 }, ...pieces])
}
