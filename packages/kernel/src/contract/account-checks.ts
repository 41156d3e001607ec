import type { Hope } from '../account.ts'
import { applyAnswer } from '../answer.ts'
import type { Rollable } from '../chance.ts'
import { hashOf } from '../hash.ts'
import { overheard } from '../overhear.ts'
import { clone, notPlain, same } from '../plain.ts'
import type { Entry, State } from '../state.ts'
import type { Check } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'
import { walk } from './walk.ts'

/**
 * What an account says of a moment is plain data in words, leaves the game as it is, and was known to all at that
 * moment: it is the same in a world where everything that anybody hides is another.
 */
export const accountsTellNothing: Check = (game, effort) => {
  const account = game.tools?.account
  if (account === undefined) return []
  type S = Parameters<typeof account.points>[0]
  return walk(game, effort, ({ s, seat, answer, random }) => {
    let found: string | null = null
    const says = (heard: S, what: string, of: (world: S) => unknown) => {
      if (found !== null) return
      const other = clone(heard)
      game.scramble(other, null, random)
      const before = hashOf(heard)
      const said = of(heard)
      const problem = notPlain(said)
      if (problem !== null) found = `an account's ${what} is not plain data: ${problem}`
      else if (hashOf(heard) !== before) found = `an account's ${what} changes the game`
      else if (!same(said, of(other))) found = `an account's ${what} tells what is hidden`
      else found = [...textsIn(said)].flatMap((one) => flawsInText(heard.seats, one))[0] ?? null
    }
    says(s, 'points', (world) => [account.counts, account.points(world)])
    // The kernel hears every game by the vocabulary it knows; this is the walk's own.
    const listener = {
      told: (heard: State, entry: Entry) => says(heard as S, 'harm', (world) => account.harm(world, entry)),
      rolled: (heard: State, die: Rollable) =>
        says(heard as S, 'die', (world) => account.die(world, die).map((hope) => worthsOf(hope, die))),
    }
    overheard(listener, () => applyAnswer(clone(s), seat, answer))
    return found
  })
}

function worthsOf({ seat, name, worth }: Hope, { faces }: Rollable) {
  return { seat, name, worths: faces.map((face) => worth(face.name)) }
}
