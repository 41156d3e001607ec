import type { Format } from '../types.ts'

/** What an army of 2018 may cost and hold (LG1-BUILD-002, -006 to -010); there are no operatives. */
export const formats2018: readonly Format[] = [
  { id: '2018', edition: '2018', name: '2018', points: 800, ranks: { commander: [1, 2], operative: [0, 0], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] }, board: [12, 6], battleForces: null },
  { id: '2018-qr3', edition: 'qr3', name: '2018, QR3', points: 800, ranks: { commander: [1, 2], operative: [0, 2], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] }, board: [12, 6], battleForces: null },
]
