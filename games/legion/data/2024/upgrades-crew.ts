import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “crew”. */
export const crewUpgrades: readonly UpgradeCard[] = [
  { id: 'barc-ion-gunner', hq: 'fr', name: 'BARC Ion Gunner', slot: 'crew', points: 21, needs: { name: 'BARC Speeder' }, speed: -1, weapons: [{ name: 'Ion Rifle', range: [1, 3], dice: { black: 3, white: 1 }, keywords: [{ id: 'fixed', of: 'Front, Rear' }, { id: 'critical', x: 1 }, { id: 'impact', x: 1 }, { id: 'ion', x: 1 }] }] },
  { id: 'barc-rps-6-gunner', hq: 'fs', name: 'BARC RPS-6 Gunner', slot: 'crew', points: 14, needs: { name: 'BARC Speeder' }, speed: -1, weapons: [{ name: 'RPS-6 Rocket Launcher', range: [2, 4], dice: { red: 1, black: 1, white: 1 }, keywords: [{ id: 'impact', x: 2 }] }] },
  { id: 'rps-6-rocket-gunner', hq: 'gq', name: 'RPS-6 Rocket Gunner', slot: 'crew', points: 21, needs: { name: 'X-34 Landspeeder' }, weapons: [{ name: 'RPS-6 Rocket Launcher', range: [2, 4], dice: { red: 1, black: 1, white: 1 }, keywords: [{ id: 'impact', x: 2 }] }] },
  { id: 'a-300-rifle-gunner', hq: 'gr', name: 'A-300 Rifle Gunner', slot: 'crew', points: 1, needs: { name: 'X-34 Landspeeder' }, weapons: [{ name: 'A-300 Rifle', range: [1, 3], dice: { white: 2 } }] },
  { id: 'barc-twin-laser-gunner', hq: 'id', name: 'BARC Twin Laser Gunner', slot: 'crew', points: 12, needs: { name: 'BARC Speeder' }, speed: -1, weapons: [{ name: 'Twin Laser Cannon', range: [1, 3], dice: { black: 2, white: 2 }, keywords: [{ id: 'fixed', of: 'Front, Rear' }] }] },
  { id: 'backworld-medic', hq: 'ox', name: 'Backworld Medic', slot: 'crew', points: 12, needs: { name: 'A-A5 Speeder Truck' }, effect: true },
  { id: 'unstable-astromech', hq: 'oz', name: 'Unstable Astromech', slot: 'crew', points: 16, needs: { any: [{ name: 'X-34 Landspeeder' }, { name: 'A-A5 Speeder Truck' }] }, use: 'expend', effect: true },
  { id: 'unorthodox-tactician', hq: 'pa', name: 'Unorthodox Tactician', slot: 'crew', points: 16, needs: { name: 'A-A5 Speeder Truck' }, effect: true },
  { id: 'gnasp-gunner', hq: 'qi', name: 'Gnasp Gunner', slot: 'crew', points: 15, needs: { name: 'Raddaugh Gnasp Fluttercraft' }, weapons: [{ name: 'Heavy Bowcaster', range: [1, 3], dice: { red: 2, black: 2 }, keywords: [{ id: 'fixed', of: 'Rear' }, { id: 'impact', x: 1 }, { id: 'pierce', x: 1 }] }] },
  { id: 'gnasp-bombardier', hq: 'qp', name: 'Gnasp Bombardier', slot: 'crew', points: 20, needs: { name: 'Raddaugh Gnasp Fluttercraft' }, weapons: [{ name: 'Thermal Detonators', overrun: true, dice: { red: 2, white: 2 }, keywords: [{ id: 'overrun', x: 2 }, { id: 'suppressive' }] }] },
  { id: 'door-gunners', hq: 'Bv', name: 'Door Gunners', slot: 'crew', points: 12, needs: { keyword: 'transport' }, weapons: [{ name: 'Mounted Blaster', range: [1, 2], dice: { black: 2, white: 2 }, keywords: [{ id: 'fixed', of: 'Sides' }] }], noSlotNeededBy: { keyword: 'transport' }, effect: true },
  { id: 'black-sun-crew', hq: 'Fj', name: 'Black Sun Crew', slot: 'crew', points: 5, needs: { name: 'WLO-5 Speeder Tank' }, armyFactions: ['empire', 'separatists'], affiliationBecomes: 'black sun', effect: true },
  { id: 'pyke-syndicate-crew', hq: 'Fk', name: 'Pyke Syndicate Crew', slot: 'crew', points: 5, needs: { name: 'WLO-5 Speeder Tank' }, armyFactions: ['empire', 'rebels', 'separatists', 'republic'], affiliationBecomes: 'pyke', effect: true },
  { id: 'weequay-crew', hq: 'Fl', name: 'Weequay Crew', slot: 'crew', points: 0, needs: { name: 'WLO-5 Speeder Tank' }, effect: true },
]
