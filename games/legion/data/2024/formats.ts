import type { Format } from '../types.ts'

/**
 * What an army may cost and hold (LG2-BUILD-005, -009 to -014). No source has boards for Escalation and Grand Army: their
 * battle decks are those of Standard, so the battlefield is the one that those cards show.
 */
export const formats: readonly Format[] = [
  { id: 'recon', name: 'Recon', points: 600, ranks: { commander: [1, 1], operative: [0, 1], corps: [2, 4], special: [0, 2], support: [0, 2], heavy: [0, 1] }, board: [6, 6], recon: true, battleForces: 'recon' },
  { id: 'escalation', name: 'Escalation', points: 800, ranks: { commander: [1, 2], operative: [0, 2], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] }, board: [12, 6], battleForces: 'standard' },
  { id: 'standard', name: 'Standard', points: 1000, ranks: { commander: [1, 2], operative: [0, 2], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] }, board: [12, 6], battleForces: 'standard' },
  { id: 'grand-army', name: 'Grand Army', points: 1600, ranks: { commander: [1, 4], operative: [0, 3], corps: [6, 10], special: [0, 5], support: [0, 5], heavy: [0, 4] }, board: [12, 6], battleForces: null },
]
