import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “command”. */
export const commandUpgrades: readonly UpgradeCard[] = [
  { id: 'improvised-orders', hq: 'cw', name: 'Improvised Orders', slot: 'command', points: 5, limit: 1, use: 'exhaust', effect: true },
  { id: 'strict-orders', hq: 'cz', name: 'Strict Orders', slot: 'command', points: 5, effect: true },
  { id: 'inspiring-presence', hq: 'nq', name: 'Inspiring Presence', slot: 'command', points: 5, effect: true },
  { id: 'vigilance', hq: 'nz', name: 'Vigilance', slot: 'command', points: 9, effect: true },
  { id: 'underworld-connections', hq: 'rf', name: 'Underworld Connections', slot: 'command', points: 5, gains: [{ id: 'allies-of-convenience' }] },
  { id: 'lead-by-example', hq: 'rv', name: 'Lead By Example', slot: 'command', points: 8, gains: [{ id: 'inspire', x: 2 }] },
  { id: 'trusted-agent', hq: 'Bn', name: 'Trusted Agent', slot: 'command', points: 5, limit: 1, use: 'exhaust', effect: true },
  { id: 'youre-not-all-the-same-to-me', hq: 'Gy', name: 'You\'re Not All the Same to Me', slot: 'command', points: 5, limit: 1, needs: { name: 'Plo Koon' }, effect: true, unreleased: true },
  { id: 'caught-in-a-web', hq: 'Ic', name: 'Caught in a Web', slot: 'command', points: 0, limit: 1, needs: { name: 'Admiral Trench' }, effect: true },
  { id: 'fire-control', hq: 'Me', name: 'Fire Control', slot: 'command', points: 5, limit: 1, effect: true, unreleased: true },
]
