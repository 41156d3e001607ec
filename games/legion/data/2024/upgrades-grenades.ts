import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “grenades”. */
export const grenadesUpgrades: readonly UpgradeCard[] = [
  { id: 'fragmentation-grenades', hq: 'dj', name: 'Fragmentation Grenades', slot: 'grenades', points: 5, weapons: [{ name: 'Frag Grenade', range: [1, 1], dice: { red: 1 } }], effect: true },
  { id: 'impact-grenades', hq: 'dk', name: 'Impact Grenades', slot: 'grenades', points: 3, weapons: [{ name: 'Impact Grenade', melee: true, range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'impact', x: 4 }] }] },
  { id: 'concussion-grenades', hq: 'dl', name: 'Concussion Grenades', slot: 'grenades', points: 3, weapons: [{ name: 'Concussion Grenade', range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'blast' }] }] },
  { id: 'smoke-grenades', hq: 'ib', name: 'Smoke Grenades', slot: 'grenades', points: 3, use: 'expend', effect: true },
  { id: 'emp-droid-poppers', hq: 'le', name: 'EMP "Droid Poppers"', slot: 'grenades', points: 3, weapons: [{ name: 'EMP Droid Poppers', range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'ion', x: 1 }] }] },
  { id: 'sonic-imploders', hq: 'rp', name: 'Sonic Imploders', slot: 'grenades', points: 3, weapons: [{ name: 'Sonic Imploder', range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'suppressive' }] }] },
  { id: 'thermal-detonator', hq: 'Cy', name: 'Thermal Detonator', slot: 'grenades', points: 3, needs: { any: [{ name: 'Rebel Agent' }, { name: 'Rebel Officer' }] }, weapons: [{ name: 'Thermal Detonator', melee: true, range: [1, 1], dice: { red: 4 }, keywords: [{ id: 'blast' }, { id: 'impact', x: 4 }] }], use: 'expend' },
  { id: 'jetpack-rockets', hq: 'Kg', name: 'Jetpack Rockets', slot: 'grenades', points: 10, limit: 2, needs: { all: [{ type: 'mandalorian trooper' }, { not: { name: 'Mandalorian Initiates' } }] }, weapons: [{ name: 'Jetpack Rockets', range: [3, 4], dice: { black: 4 }, keywords: [{ id: 'anti-materiel', x: 4 }, { id: 'impact', x: 4 }] }], use: 'expend' },
  { id: 'tools-of-the-trade-jetpack-rockets', hq: 'Lf', name: 'Tools of the Trade, Jetpack Rockets', slot: 'grenades', points: 0, limit: 1, needs: { type: 'mandalorian trooper' }, weapons: [{ name: 'Jetpack Rockets', range: [3, 4], dice: { black: 4 }, keywords: [{ id: 'anti-materiel', x: 4 }, { id: 'impact', x: 4 }] }], use: 'expend', onlyWithChoice: 'tools-of-the-trade', copyOf: 'jetpack-rockets' },
]
