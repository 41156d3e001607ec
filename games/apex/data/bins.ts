import type { BinCard } from './types.ts'

/** The 18 supply bin cards: how many tokens to draw from each bag. */
export const binCards: readonly BinCard[] = [
  { id: 'bin-01', common: 1, rare: 1, epic: 1 },
  { id: 'bin-02', common: 1, rare: 1, epic: 1 },
  { id: 'bin-03', common: 1, rare: 1, epic: 1 },
  { id: 'bin-04', common: 1, rare: 1, epic: 1 },
  { id: 'bin-05', common: 1, rare: 1, epic: 1 },
  { id: 'bin-06', common: 1, rare: 2, epic: 0 },
  { id: 'bin-07', common: 1, rare: 2, epic: 0 },
  { id: 'bin-08', common: 1, rare: 2, epic: 0 },
  { id: 'bin-09', common: 1, rare: 2, epic: 0 },
  { id: 'bin-10', common: 2, rare: 1, epic: 0 },
  { id: 'bin-11', common: 2, rare: 1, epic: 0 },
  { id: 'bin-12', common: 2, rare: 1, epic: 0 },
  { id: 'bin-13', common: 2, rare: 1, epic: 0 },
  { id: 'bin-14', common: 2, rare: 0, epic: 1 },
  { id: 'bin-15', common: 2, rare: 0, epic: 1 },
  { id: 'bin-16', common: 0, rare: 3, epic: 0 },
  { id: 'bin-17', common: 0, rare: 3, epic: 0 },
  { id: 'bin-18', common: 0, rare: 0, epic: 2 },
]
