import type { RewardToken } from './types.ts'

/** The four reward tokens of the entry board (APX-DROP-015). */
export const rewardTokens: readonly RewardToken[] = [
  { id: 'reward-1', move: 4, loot: null, ammo: 0 },
  { id: 'reward-2', move: 2, loot: 'rare', ammo: 0 },
  { id: 'reward-3', move: 3, loot: 'common', ammo: 0 },
  { id: 'reward-4', move: 3, loot: null, ammo: 1 },
]
