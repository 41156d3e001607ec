import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “ordnance”. */
export const ordnanceUpgrades: readonly UpgradeCard[] = [
  { id: 'armor-piercing-shells', hq: 'kn', name: 'Armor-Piercing Shells', slot: 'ordnance', points: 10, gains: [{ id: 'cycle' }], weapons: [{ name: 'Armor-Piercing Shells', range: [2, 3], dice: { red: 1, black: 2 }, keywords: [{ id: 'fixed', of: 'Front' }, { id: 'impact', x: 3 }] }], use: 'exhaust' },
  { id: 'bunker-buster-shells', hq: 'kt', name: '"Bunker Buster" Shells', slot: 'ordnance', points: 12, gains: [{ id: 'cycle' }], weapons: [{ name: 'Bunker Buster Shells', range: [1, 2], dice: { black: 1, white: 3 }, keywords: [{ id: 'fixed', of: 'Front' }, { id: 'blast' }, { id: 'scatter' }] }], use: 'exhaust' },
  { id: 'high-energy-shells', hq: 'ku', name: 'High-Energy Shells', slot: 'ordnance', points: 8, gains: [{ id: 'cycle' }], weapons: [{ name: 'High-Energy Shells', range: [2, 4], dice: { red: 2, white: 1 }, keywords: [{ id: 'fixed', of: 'Front' }, { id: 'critical', x: 1 }, { id: 'high-velocity' }] }], use: 'exhaust' },
]
