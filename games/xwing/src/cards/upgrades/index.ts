import type { XCard } from '../card.ts'

export const upgrades: readonly XCard[] = []
