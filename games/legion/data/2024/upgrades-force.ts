import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “force”. */
export const forceUpgrades: readonly UpgradeCard[] = [
  { id: 'force-push', hq: 'dt', name: 'Force Push', slot: 'force', points: 40, use: 'exhaust', effect: true },
  { id: 'force-reflexes', hq: 'du', name: 'Force Reflexes', slot: 'force', points: 5, use: 'exhaust', effect: true },
  { id: 'saber-throw', hq: 'dv', name: 'Saber Throw', slot: 'force', points: 10, weapons: [{ name: 'Thrown Lightsaber', range: [1, 2], dice: null }], effect: true },
  { id: 'jedi-mind-trick', hq: 'dw', name: 'Jedi Mind Trick', slot: 'force', points: 5, needs: { side: 'light' }, use: 'exhaust', effect: true },
  { id: 'anger', hq: 'dx', name: 'Anger', slot: 'force', points: 3, needs: { side: 'dark' }, effect: true },
  { id: 'force-choke', hq: 'dy', name: 'Force Choke', slot: 'force', points: 10, needs: { side: 'dark' }, use: 'exhaust', effect: true },
  { id: 'fear', hq: 'fo', name: 'Fear', slot: 'force', points: 3, needs: { side: 'dark' }, gains: [{ id: 'demoralize', x: 1 }] },
  { id: 'force-guidance', hq: 'hx', name: 'Force Guidance', slot: 'force', points: 5, use: 'exhaust', effect: true },
  { id: 'hope', hq: 'ij', name: 'Hope', slot: 'force', points: 3, needs: { side: 'light' }, gains: [{ id: 'inspire', x: 1 }] },
  { id: 'force-barrier', hq: 'nd', name: 'Force Barrier', slot: 'force', points: 10, use: 'exhaust', effect: true },
  { id: 'burst-of-speed', hq: 'pq', name: 'Burst of Speed', slot: 'force', points: 10, use: 'expend', effect: true },
  { id: 'terror', hq: 'Bp', name: 'Terror', slot: 'force', points: 6, needs: { side: 'dark' }, effect: true },
  { id: 'tranquility', hq: 'Br', name: 'Tranquility', slot: 'force', points: 10, needs: { side: 'light' }, use: 'exhaust', effect: true },
  { id: 'clairvoyance', hq: 'Bt', name: 'Clairvoyance', slot: 'force', points: 10, use: 'expend', effect: true },
  { id: 'force-enhanced-defense', hq: 'Li', name: 'Force Enhanced Defense', slot: 'force', points: 5, gains: [{ id: 'shielded', x: 1 }], effect: true, unreleased: true },
  { id: 'force-agility', hq: 'Lj', name: 'Force Agility', slot: 'force', points: 8, use: 'exhaust', useSure: false, effect: true, unreleased: true },
  { id: 'battlemind', hq: 'Lk', name: 'Battlemind', slot: 'force', points: 8, use: 'exhaust', effect: true, unreleased: true },
  { id: 'annul', hq: 'Ll', name: 'Annul', slot: 'force', points: 12, effect: true, unreleased: true },
  { id: 'helping-hand', hq: 'Lm', name: 'Helping Hand', slot: 'force', points: 5, needs: { side: 'light' }, use: 'exhaust', effect: true, unreleased: true },
  { id: 'force-absorb', hq: 'Ln', name: 'Force Absorb', slot: 'force', points: 5, needs: { side: 'light' }, use: 'exhaust', effect: true, unreleased: true },
  { id: 'despair', hq: 'Lo', name: 'Despair', slot: 'force', points: 5, needs: { side: 'dark' }, effect: true, unreleased: true },
  { id: 'hatred', hq: 'Lp', name: 'Hatred', slot: 'force', points: 8, needs: { side: 'dark' }, effect: true, unreleased: true },
  { id: 'force-drain', hq: 'Lq', name: 'Force Drain', slot: 'force', points: 14, needs: { side: 'dark' }, effect: true, unreleased: true },
]
