import { mapChances } from './chances.ts'
import { type Attack, type ChanceStage, type ChoiceStage, chance, choice } from './contest.ts'
import type { Pool } from './pool.ts'
import { forgetRerolls, pickUps } from './reroll.ts'
import { roll } from './roll.ts'

/** Stages of a contest that nearly every attack has. The dice are a part of the state, which is named. */

type WithDice<Part extends string> = { readonly [P in Part]: Pool<string> }

function withDice<State extends WithDice<Part>, Part extends string>(
  state: State,
  part: Part,
  dice: Pool<string>,
): State {
  return { ...state, [part]: dice }
}

/** `rollDice('roll attack dice', 'attack')`: all that is in hand falls as it may. */
export function rollDice<Part extends string, State extends WithDice<Part>>(
  name: string,
  part: Part,
): ChanceStage<State> {
  return chance(
    name,
    (s: State): Pool<string> => s[part],
    roll,
    (s, dice) => withDice(s, part, dice),
  )
}

/** A side picks up some of the dice, or none of them: `rollAgain` rolls them. */
export function pickUpDice<Part extends string, State extends WithDice<Part>, Side extends string = Attack>(
  name: string,
  { by, part, most }: { readonly by: Side; readonly part: Part; readonly most: number },
): ChoiceStage<State, Side> {
  return choice(name, {
    by,
    options: (s: State) => pickUps<string>(s[part], { most }).map((dice) => withDice(s, part, dice)),
  })
}

/** What was picked up is rolled; which dice these were does not matter from now on. */
export function rollAgain<Part extends string, State extends WithDice<Part>>(
  name: string,
  part: Part,
): ChanceStage<State> {
  return chance(
    name,
    (s: State): Pool<string> => s[part],
    (dice) => mapChances(roll(dice), forgetRerolls),
    (s, dice) => withDice(s, part, dice),
  )
}
