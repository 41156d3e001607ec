import type { EditionId } from '../../data/types.ts'

/** The editions that people can choose before a game. */
export const offeredEditions: readonly EditionId[] = ['2024']
