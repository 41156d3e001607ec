import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “programming”. */
export const programmingUpgrades: readonly UpgradeCard[] = [
  { id: 'engagement-protocols', hq: 'ql', name: 'Engagement Protocols', slot: 'programming', points: 3, needs: { type: 'ground vehicle' }, gains: [{ id: 'ai', of: 'Attack, Move' }] },
  { id: 'defense-protocols', hq: 'qm', name: 'Defense Protocols', slot: 'programming', points: 3, needs: { type: 'ground vehicle' }, gains: [{ id: 'ai', of: 'Dodge' }, { id: 'nimble' }, { id: 'outmaneuver' }] },
  { id: 'attack-protocols', hq: 'qn', name: 'Attack Protocols', slot: 'programming', points: 3, needs: { type: 'ground vehicle' }, gains: [{ id: 'ai', of: 'Aim' }, { id: 'precise', x: 2 }] },
  { id: 'nanny-programming', hq: 'tp', name: '"Nanny" Programming', slot: 'programming', points: 0, needs: { name: 'IG-11' }, armyFactions: ['rebels'], gains: [{ id: 'ai', of: 'Dodge, Move' }], effect: true },
  { id: 'bounty-programming', hq: 'ub', name: '"Bounty" Programming', slot: 'programming', points: 5, needs: { name: 'IG-11' }, gains: [{ id: 'bounty' }, { id: 'ai', of: 'Aim, Attack' }], effect: true },
  { id: 'programmed-loyalty', hq: 'us', name: 'Programmed Loyalty', slot: 'programming', points: 5, needs: { name: 'Imperial Dark Troopers' }, gains: [{ id: 'retinue', of: 'Commander' }], ordersFrom: 'commanders' },
  { id: 'sliced-comms', hq: 'Ds', name: 'Sliced Comms', slot: 'programming', points: 8, limit: 2, needs: { name: 'Super Tactical Command Droid' }, use: 'exhaust', useSure: false, effect: true },
  { id: 'overclock', hq: 'Dt', name: 'Overclock', slot: 'programming', points: 5, limit: 2, needs: { name: 'Super Tactical Command Droid' }, use: 'exhaust', useSure: false, effect: true },
  { id: 'targeting-relay', hq: 'Du', name: 'Targeting Relay', slot: 'programming', points: 5, limit: 2, needs: { name: 'Super Tactical Command Droid' }, use: 'exhaust', useSure: false, effect: true },
  { id: 'limiter-override', hq: 'Dv', name: 'Limiter Override', slot: 'programming', points: 5, limit: 2, needs: { name: 'Super Tactical Command Droid' }, use: 'exhaust', useSure: false, effect: true },
  { id: 'optimized-task-flow', hq: 'Dw', name: 'Optimized Task Flow', slot: 'programming', points: 8, needs: { name: 'Super Tactical Command Droid' }, gains: [{ id: 'direct', of: 'AI Unit' }] },
  { id: 'strategic-programming', hq: 'Dx', name: 'Strategic Programming', slot: 'programming', points: 8, needs: { name: 'Super Tactical Command Droid' }, gains: [{ id: 'strategize', x: 1 }] },
  { id: 'enhanced-combat-subroutines', hq: 'Dy', name: 'Enhanced Combat Subroutines', slot: 'programming', points: 5, needs: { name: 'Super Tactical Command Droid' }, gains: [{ id: 'sharpshooter', x: 1 }], effect: true },
]
