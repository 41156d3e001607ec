import { ofTestsOfTheTable } from './at-host.ts'
import type { Result } from './measure.ts'

/** What `packages/table/test/presses.ts` exports. */
interface Presses {
  readonly seeds: readonly string[]
  sevenShips(seed: string): { readonly presses: number }
  threeTroopers(seed: string): number
}

/** What a person presses in a round, by the gestures that are meant for it; the mean of several rounds. */
export async function pressResults(): Promise<Result[]> {
  const { seeds, sevenShips, threeTroopers } = await ofTestsOfTheTable<Presses>('presses')
  const mean = (name: string, counts: readonly number[], aim: number): Result => ({
    name: `table: ${name}`,
    value: Number((counts.reduce((sum, one) => sum + one, 0) / counts.length).toFixed(1)),
    unit: 'presses',
    vs: {},
    aim,
  })
  return [
    mean(
      'xwing, a round of seven ships',
      seeds.map((seed) => sevenShips(seed).presses),
      23,
    ),
    mean('assault, three troopers move and attack', seeds.map(threeTroopers), 12),
  ]
}
