import type { ACard } from '../card.ts'
import { imperialTroops } from './imperial-troops.ts'

/** What deployment cards of figures do. */
export const figures: readonly ACard[] = [...imperialTroops]
