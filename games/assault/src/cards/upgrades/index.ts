import type { ACard } from '../../vocabulary/card.ts'
import { imperialUpgrades } from './imperial.ts'
import { mercenaryUpgrades } from './mercenary.ts'
import { neutralAttachments } from './neutral-attachments.ts'
import { neutralUpgrades } from './neutral-upgrades.ts'
import { rebelUpgrades } from './rebel.ts'

/** What skirmish upgrades do. */
export const upgrades: readonly ACard[] = [
  ...imperialUpgrades,
  ...mercenaryUpgrades,
  ...neutralAttachments,
  ...neutralUpgrades,
  ...rebelUpgrades,
]
