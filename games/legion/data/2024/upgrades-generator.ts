import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “generator”. */
export const generatorUpgrades: readonly UpgradeCard[] = [
  { id: 'overcharged-generator', hq: 'dq', name: 'Overcharged Generator', slot: 'generator', points: 3, use: 'exhaust', effect: true },
  { id: 'barrage-generator', hq: 'dr', name: 'Barrage Generator', slot: 'generator', points: 3, use: 'exhaust', effect: true },
]
