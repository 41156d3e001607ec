import type { BattleCard } from '../types.ts'

/**
 * Battle cards of the edition of 2018: positions in squares of six inches, red at the top. How large the zones of Disarray
 * and Major Offensive are is ours: only their corners are known.
 */
export const battleCards2018: readonly BattleCard[] = [
  { id: '2018-breakthrough', hq: 'breakthrough', name: 'Breakthrough', kind: 'primary' },
  { id: '2018-intercept-the-transmissions', hq: 'intercept-the-transmissions', name: 'Intercept the Transmissions', kind: 'primary', board: [12, 6], objectives: [{ name: 'Transmission', class: 'poi', at: [[6, 3], [3, 3], [9, 3]] }] },
  { id: '2018-key-positions', hq: 'key-positions', name: 'Key Positions', kind: 'primary' },
  { id: '2018-recover-the-supplies', hq: 'recover-the-supplies', name: 'Recover the Supplies', kind: 'primary' },
  { id: '2018-battle-lines', hq: 'battle-lines', name: 'Battle Lines', kind: 'deployment', board: [12, 6], territory: { red: [[0, 0, 12, 1]], blue: [[0, 5, 12, 6]] } },
  { id: '2018-the-long-march', hq: 'the-long-march', name: 'The Long March', kind: 'deployment', board: [12, 6], territory: { red: [[0, 0, 3, 6]], blue: [[9, 0, 12, 6]] } },
  { id: '2018-disarray', hq: 'disarray', name: 'Disarray', kind: 'deployment', board: [12, 6], territory: { red: [[0, 0, 2, 2], [10, 4, 12, 6]], blue: [[8, 0, 12, 1], [0, 5, 4, 6]] } },
  { id: '2018-major-offensive', hq: 'major-offensive', name: 'Major Offensive', kind: 'deployment', board: [12, 6], territory: { red: [[0, 0, 6, 1], [0, 0, 2, 3]], blue: [[6, 5, 12, 6], [10, 3, 12, 6]] } },
  { id: '2018-clear-conditions', hq: 'clear-conditions', name: 'Clear Conditions', kind: 'condition' },
  { id: '2018-hostile-environment', hq: 'hostile-environment', name: 'Hostile Environment', kind: 'condition' },
  { id: '2018-limited-visibility', hq: 'limited-visibility', name: 'Limited Visibility', kind: 'condition' },
  { id: '2018-rapid-reinforcements', hq: 'rapid-reinforcements', name: 'Rapid Reinforcements', kind: 'condition' },
]
