import type { Game, Vocabulary } from '@sandtable/kernel'
import { contract } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'

/** Everything that holds for every game holds for this one. */
export function mustKeepTheContract<V extends Vocabulary>(game: Game<V>): void {
  describe('the contract', () => {
    for (const [name, check] of Object.entries(contract))
      test(name, () => expect(check(game, { games: 20, seed: game.id })).toEqual([]))
  })
}
