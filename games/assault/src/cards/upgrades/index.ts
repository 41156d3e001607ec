import type { ACard } from '../card.ts'

/** What skirmish upgrades do. */
export const upgrades: readonly ACard[] = []
