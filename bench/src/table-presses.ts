import { ofTestsOfTheTable } from './at-host.ts'
import type { Result } from './measure.ts'

/** What `packages/table/test/presses.ts` exports. */
interface Presses {
  readonly seeds: readonly string[]
  sevenShips(seed: string, how?: 'one by one'): { readonly presses: number }
  threeTroopers(seed: string): number
  moveAndAttack(seed: string): { readonly presses: number }
}

/** What `packages/table/test/whole-game.ts` exports. */
interface WholeGame {
  wholeBattle(seed: string): { readonly presses: number }
}

/** What a person presses in a round, by the gestures that are meant for it; the most of several rounds. */
export async function pressResults(): Promise<Result[]> {
  const { wholeBattle } = await ofTestsOfTheTable<WholeGame>('whole-game')
  const { seeds, sevenShips, threeTroopers, moveAndAttack } = await ofTestsOfTheTable<Presses>('presses')
  const most = (name: string, counts: readonly number[], aim: number): Result => ({
    name: `table: ${name}`,
    value: Math.max(...counts),
    unit: 'presses',
    vs: {},
    aim,
  })
  return [
    most(
      'xwing, a round of seven ships',
      seeds.map((seed) => sevenShips(seed).presses),
      23,
    ),
    most(
      'xwing, a round of seven ships, told one by one',
      seeds.map((seed) => sevenShips(seed, 'one by one').presses),
      23,
    ),
    most('assault, three troopers move and attack', seeds.map(threeTroopers), 12),
    most(
      'legion, a move and an attack, both players together',
      seeds.map((seed) => moveAndAttack(seed).presses),
      6,
    ),
    most(
      'legion, a whole game of 1,000 points',
      ['bench', 'game3'].map((seed) => wholeBattle(seed).presses),
      350,
    ),
  ]
}
