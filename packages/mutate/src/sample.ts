import { createHash } from 'node:crypto'
import type { Mutant } from './instrument.ts'

/**
 * Some of the mutants, the same for the same seed. The lot of each hangs on itself alone, so that a line added
 * elsewhere leaves the others in the sample or out of it.
 */
export function sample(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const seen = new Map<string, number>()
  const lots = mutants.map((mutant) => {
    const name = `${mutant.file} ${mutant.what}`
    const twin = seen.get(name) ?? 0
    seen.set(name, twin + 1)
    return { mutant, lot: createHash('sha1').update(`${seed} ${name} ${twin}`).digest('hex') }
  })
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.id - b.id)
}
