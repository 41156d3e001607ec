import { type Foresight, type Plain, type Question, type State, underWay } from '@sandtable/kernel'
import { isMap, type Some, someOf, unlikeSets } from '@sandtable/kit'
import { type Attack, cadet, type Drill } from '../state.ts'

/** What an attack does to its target, if nobody else takes it. */
export interface Hurt {
  readonly damage: number
  readonly defeated: boolean
}

/**
 * The exact odds of an attack, before it is declared and at every step of it, with dice rerolled as well as can be: the
 * game's own rules play all results (kernel: `foresee`). Hands are secret, so nobody is thought to use a trick.
 */
export function foresightOf(attacker: string): Foresight<Drill, Hurt> {
  return {
    until: { procedure: 'attack', step: 'deal damage' },
    outcome: (s) => {
      const attack = underWay(s, 'attack')
      return attack === null ? { damage: 0, defeated: false } : hurtBy(s, attack)
    },
    nameOf: ({ damage }) => `${damage}`,
    worth: ({ damage }, seat) => (seat === attacker ? damage : -damage),
    tidy: (s) => underWay(s, 'attack')?.dice.sort(),
    answers: (_, question) => worthTrying(question),
  }
}

/** Never more than the target has (DR-ATK-010). */
function hurtBy(s: State<Drill>, { target, dice }: Attack): Hurt {
  const { grit } = cadet(s, target)
  const damage = Math.min(grit, dice.filter((face) => face === 'hit').length)
  return { damage, defeated: damage === grit }
}

/** No tricks, and of equal dice to reroll one set. */
function worthTrying({ options, space, about }: Question): readonly Plain[] | null {
  if (options !== null) return options.filter((one) => !isMap(one))
  const { some } = space as unknown as { some: Some }
  const { dice } = about as unknown as { dice: readonly string[] }
  return unlikeSets(someOf(some), (at) => dice[at])
}
