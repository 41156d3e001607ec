import type { Format, RankLimits } from '../types.ts'

const standard: RankLimits = { commander: [1, 2], operative: [0, 0], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] }

/** LG1-OPTB-003 to -007. */
const grand: RankLimits = { commander: [1, 3], operative: [0, 0], corps: [5, 10], special: [0, 5], support: [0, 5], heavy: [0, 3] }

/** What an army of 2018 may cost and hold (LG1-BUILD-002, -006 to -010); there are no operatives. The quick reference has figures of its own for three sizes (LG1-QBLDB-001 to -006), the optional rules theirs (LG1-OPTB-001 to -016). */
export const formats2018: readonly Format[] = [
  { id: '2018', edition: '2018', name: '2018', points: 800, ranks: standard, board: [12, 6], battleForces: null },
  { id: '2018-grand', edition: '2018', name: '2018, grand army', points: 1600, ranks: grand, board: [12, 8], terms: ['grand army'], battleForces: null },
  { id: '2018-unlimited', edition: '2018', name: '2018, unlimited rounds', points: 800, ranks: standard, board: [12, 6], terms: ['unlimited rounds'], battleForces: null },
  { id: '2018-grand-unlimited', edition: '2018', name: '2018, grand army, unlimited rounds', points: 1600, ranks: grand, board: [12, 8], terms: ['grand army', 'unlimited rounds'], battleForces: null },
  { id: '2018-qr3', edition: 'qr3', name: '2018, QR3', points: 800, ranks: { ...standard, operative: [0, 2] }, board: [12, 6], battleForces: null },
  { id: '2018-qr3-500', edition: 'qr3', name: '2018, QR3, 500 points', points: 500, ranks: { commander: [0, 1], operative: [0, 1], corps: [2, 4], special: [0, 2], support: [0, 2], heavy: [0, 1] }, board: [12, 6], battleForces: null },
  { id: '2018-qr3-1600', edition: 'qr3', name: '2018, QR3, 1600 points', points: 1600, ranks: { commander: [1, 4], operative: [0, 4], corps: [6, 10], special: [0, 5], support: [0, 5], heavy: [0, 4] }, board: [12, 6], battleForces: null },
]
