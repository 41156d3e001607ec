import type { Game } from '../game.ts'
import { mix, randomFrom } from '../random.ts'
import type { Vocabulary } from '../state.ts'

/** The last setups of each game: whoever wants the sixtieth needs those before it, and many checks want the same. */
const lately = new WeakMap<object, { readonly seed: string; readonly setups: (number: number) => object }>()

/**
 * Setups without end, by number, that go through all cards that can be brought, again and again: each is asked for
 * those that have not had their turn. What a setup cannot hold is asked for first in the next one.
 */
export function coveringSetups<V extends Vocabulary>(
  game: Game<V>,
  seed: string,
): (number: number) => V['setup'] {
  const known = lately.get(game)
  if (known?.seed === seed) return known.setups
  const setups = covering(game, seed)
  lately.set(game, { seed, setups })
  return setups
}

function covering<V extends Vocabulary>(game: Game<V>, seed: string): (number: number) => V['setup'] {
  const made: V['setup'][] = []
  const all = game.roster?.cards ?? []
  let waiting: string[] = []
  const next = (): V['setup'] => {
    const random = randomFrom(`${seed} forces ${made.length}`)
    if (waiting.length === 0) {
      waiting = [...all]
      mix(random, waiting)
    }
    const setup = game.randomSetup(random, waiting)
    const brought = new Set(game.roster?.of(setup))
    // The first is had or cannot be had at all: whoever cannot be brought must not be waited for.
    waiting = waiting.filter((card, at) => at > 0 && !brought.has(card))
    return setup
  }
  return (number) => {
    while (made.length <= number) made.push(next())
    return made[number] as V['setup']
  }
}
