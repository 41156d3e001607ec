import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “clan”. */
export const clanUpgrades: readonly UpgradeCard[] = [
  { id: 'clan-kryze', hq: 'Jy', name: 'Clan Kryze', slot: 'clan', points: 0, needs: { type: 'mandalorian trooper' }, gains: [{ id: 'mandalorians-are-stronger-together' }], affiliationBecomes: 'clan kryze' },
  { id: 'clan-wren', hq: 'Jz', name: 'Clan Wren', slot: 'clan', points: 0, needs: { type: 'mandalorian trooper' }, gains: [{ id: 'we-fight-for-our-family' }], affiliationBecomes: 'clan wren' },
  { id: 'children-of-the-watch', hq: 'Ka', name: 'Children of the Watch', slot: 'clan', points: 0, needs: { type: 'mandalorian trooper' }, gains: [{ id: 'this-is-the-way' }, { id: 'this-is-the-way', of: 'Dodge 1', on: 'mandalorian-warriors' }, { id: 'this-is-the-way', of: 'Aim 1', on: 'mandalorian-warriors-fire-support' }], affiliationBecomes: 'children of the watch' },
  { id: 'clan-saxon', hq: 'Kb', name: 'Clan Saxon', slot: 'clan', points: 0, needs: { type: 'mandalorian trooper' }, gains: [{ id: 'victory-or-death' }], affiliationBecomes: 'clan saxon' },
  { id: 'champion-of-the-watch', hq: 'Kc', name: 'Champion of the Watch', slot: 'clan', points: 0, needs: { any: [{ all: [{ type: 'mandalorian trooper' }, { rank: 'commander' }] }, { all: [{ type: 'mandalorian trooper' }, { rank: 'operative' }] }] }, gains: [{ id: 'this-is-the-way', of: 'Aim 1 or Dodge 1' }], affiliationBecomes: 'children of the watch' },
]
