import type { ACard } from '../card.ts'
import { imperialUpgrades } from './imperial.ts'
import { neutralAttachments } from './neutral-attachments.ts'
import { neutralUpgrades } from './neutral-upgrades.ts'
import { rebelUpgrades } from './rebel.ts'

/** What skirmish upgrades do. */
export const upgrades: readonly ACard[] = [
  ...imperialUpgrades,
  ...neutralAttachments,
  ...neutralUpgrades,
  ...rebelUpgrades,
]
