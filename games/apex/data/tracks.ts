import type { RoundSpace, TurnSpace } from './types.ts'

/** The round track from left to right. */
export const roundTrack: readonly RoundSpace[] = [
  { kind: 'diamond', round: 1, ringDamage: 2 },
  { kind: 'square', symbols: ['ring-move', 'ring-shuffle'] },
  { kind: 'diamond', round: 2, ringDamage: 4 },
  { kind: 'square', symbols: ['ring-move', 'ring-shuffle'] },
  { kind: 'diamond', round: 3, ringDamage: 6 },
  { kind: 'square', symbols: ['ring-move', 'ring-shuffle'] },
  { kind: 'diamond', round: 4, ringDamage: 8 },
  { kind: 'square', symbols: ['ring-move', 'ring-shuffle'] },
  { kind: 'diamond', round: 5, ringDamage: 10 },
  { kind: 'square', symbols: ['ring-shuffle'] },
  { kind: 'diamond', round: 6, ringDamage: 12 },
  { kind: 'square', symbols: ['ring-move', 'ring-shuffle'] },
  { kind: 'diamond', round: 7, ringDamage: 15 },
  { kind: 'square', symbols: ['ring-shuffle'] },
  { kind: 'diamond', round: 8, ringDamage: 18 },
  { kind: 'trophy' },
]

/** The initiative track: two rounds, walked in a loop. */
export const initiativeTrack: readonly TurnSpace[] = [
  { kind: 'turn', squad: 'red' },
  { kind: 'turn', squad: 'blue' },
  { kind: 'transition' },
  { kind: 'turn', squad: 'red' },
  { kind: 'turn', squad: 'blue' },
  { kind: 'transition' },
]

export const cooldownTrack = 6
