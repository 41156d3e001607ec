import { findBattleForce } from '../catalogue.ts'
import { joined, type Part } from '../commands/phrases.ts'
import type { LCard } from '../vocabulary/card.ts'

/** What a battle force changes in play, for the army that is one (LG2-APXC-013). */
export function force(id: string, ...parts: readonly Part[]): LCard {
  const card = findBattleForce(id)
  if (card === undefined) throw new Error(`no battle force ${id}`)
  return { id: `battle-force:${id}`, rules: [`LG2-FORCE-${card.hq}`], ...joined(parts) }
}
