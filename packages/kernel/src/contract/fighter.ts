import type { Bot } from '../bot.ts'
import type { Game } from '../game.ts'
import { nextBelow } from '../random.ts'
import type { Vocabulary } from '../state.ts'

/** One time in so many a fighter strays, so that what no bot would do is done as well. */
const strays = 6

/**
 * Does anything that is legal, each as likely as the others, but goes where the enemy is: random players fly past each
 * other, and of rules for a fight they see little. Which questions lead there, the game's own bot says.
 */
export function fighterOf<V extends Vocabulary>({ bots = [] }: Pick<Game<V>, 'bots'>): Bot<V> {
  const leader = bots.find((bot) => bot.leads !== undefined)
  return {
    id: 'fighter',
    choose: (place, random) =>
      leader?.leads?.includes(place.question.step) && nextBelow(random, strays) > 0
        ? leader.choose(place, random)
        : place.sample(random),
  }
}
