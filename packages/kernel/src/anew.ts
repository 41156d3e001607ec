import { reveal } from './journal.ts'
import { randomFrom } from './random.ts'
import { gameOf } from './registry.ts'
import { choiceProcedure, sequelProcedure } from './sequel.ts'
import type { State, Vocabulary } from './state.ts'

/**
 * From here on chance falls otherwise than it would have: who has seen what came must not be able to choose by it.
 * It depends on the seed still, and on the text, so that a record plays back; and undo stops here, for before this
 * point lies the chance that was seen.
 */
export function fallAnew<V extends Vocabulary>(s: State<V>, text: string): void {
  const { a, b, c, d } = s.chance.random
  s.chance.random = randomFrom(`${text} ${a} ${b} ${c} ${d}`)
  // Whoever is asked about certain cards of a deck must find them where they are.
  const choosing = [choiceProcedure.name, sequelProcedure.name]
  if (!s.stack.some(({ procedure }) => choosing.includes(procedure)))
    gameOf(s).game.mixUnseen?.(s, s.chance.random)
  reveal(s)
}
