import type { Bot, Place } from '../bot.ts'
import type { Game } from '../game.ts'
import type { Plain } from '../plain.ts'
import { nextBelow, pickOne, type Random } from '../random.ts'
import type { Vocabulary } from '../state.ts'

/** One time in so many a fighter strays, so that what no bot would do is done as well. */
const strays = 6

/**
 * Does anything that is legal, but goes where the enemy is: random players fly past each other, and of rules for a
 * fight they see little. Which questions lead there, the game's own bot says.
 */
export function fighterOf<V extends Vocabulary>({ bots = [] }: Pick<Game<V>, 'bots'>): Bot<V> {
  const leader = bots.find((bot) => bot.leads !== undefined)
  return {
    id: 'fighter',
    choose: (place, random) =>
      leader?.leads?.includes(place.question.step) && nextBelow(random, strays) > 0
        ? leader.choose(place, random)
        : anything(place, random),
  }
}

/**
 * First what, then where or at whom, each as likely as the others: what can be done in one way only would hardly ever
 * be done beside what can be done in twenty. Whoever would decline thinks again.
 */
function anything<V extends Vocabulary>(place: Place<V>, random: Random): Plain {
  const { options = null } = place.question
  if (options === null || options.length === 0) return place.sample(random)
  const ofKind = new Map<Plain, Plain[]>()
  for (const option of options) {
    const kind = kindOf(option)
    ofKind.set(kind, [...(ofKind.get(kind) ?? []), option])
  }
  const kinds = [...ofKind.values()]
  const first = pickOne(random, pickOne(random, kinds))
  return isDeed(first) || !options.some(isDeed) ? first : pickOne(random, pickOne(random, kinds))
}

/** The first word in it says what it is; the rest says how. */
function kindOf(option: Plain): Plain {
  if (!isDeed(option)) return JSON.stringify(option)
  const word = Object.values(option).find((value) => typeof value === 'string')
  return word ?? Object.keys(option).join(' ')
}

/** A bare word beside deeds declines them all. */
function isDeed(option: Plain): option is { readonly [key: string]: Plain } {
  return typeof option === 'object' && option !== null && !Array.isArray(option)
}
