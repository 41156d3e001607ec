import type { Kept } from '../kept/kept.ts'

/** A game as it was so many moves before. */
export function shortened(kept: Kept, without: number): Kept {
  const { anew, ...record } = kept.record
  const left = record.moves.length - without
  const stillAnew = anew?.filter(({ after }) => after <= left)
  return {
    ...kept,
    over: kept.over && without === 0,
    record: {
      ...record,
      ...(stillAnew !== undefined && { anew: stillAnew }),
      moves: record.moves.slice(0, left),
      hashes: record.hashes.slice(0, left + 1),
    },
  }
}
