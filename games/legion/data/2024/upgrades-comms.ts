import type { UpgradeCard } from '../types.ts'

/** Upgrades of the slot “comms”. */
export const commsUpgrades: readonly UpgradeCard[] = [
  { id: 'hq-uplink', hq: 'dm', name: 'HQ Uplink', slot: 'comms', points: 10, limit: 2, use: 'exhaust', effect: true },
  { id: 'comms-jammer', hq: 'dn', name: 'Comms Jammer', slot: 'comms', points: 5, effect: true },
  { id: 'linked-targeting-array', hq: 'hz', name: 'Linked Targeting Array', slot: 'comms', points: 5, needs: { any: [{ type: 'ground vehicle' }, { type: 'repulsor vehicle' }, { type: 'emplacement trooper' }] }, gains: [{ id: 'target', x: 1 }] },
  { id: 'command-control-array', hq: 'md', name: 'Command Control Array', slot: 'comms', points: 2, needs: { typeAny: 'vehicle' }, effect: true },
  { id: 'onboard-comms-channel', hq: 'ot', name: 'Onboard Comms Channel', slot: 'comms', points: 10, needs: { typeAny: 'vehicle' }, gains: [{ id: 'coordinate', of: 'Trooper' }] },
  { id: 'hacked-comms-unit', hq: 'qj', name: 'Hacked Comms Unit', slot: 'comms', points: 5, effect: true },
  { id: 'emergency-transponder', hq: 'sf', name: 'Emergency Transponder', slot: 'comms', points: 4, use: 'expend', effect: true },
  { id: 'spotter-uplink', hq: 'Bu', name: 'Spotter Uplink', slot: 'comms', points: 3, effect: true },
  { id: 'infantry-support', hq: 'Lx', name: 'Infantry Support', slot: 'comms', points: 10, needs: { typeAny: 'vehicle' }, effect: true, unreleased: true },
  { id: 'adaptive-combat-network', hq: 'Ly', name: 'Adaptive Combat Network', slot: 'comms', points: 4, needs: { any: [{ type: 'droid trooper' }, { type: 'heavy droid trooper' }] }, use: 'exhaust', effect: true, unreleased: true },
  { id: 'squadron-leader', hq: 'Lz', name: 'Squadron Leader', slot: 'comms', points: 10, limit: 1, needs: { typeAny: 'vehicle' }, effect: true, unreleased: true },
]
