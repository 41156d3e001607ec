import type { Effect } from '@sandtable/kernel'
import { findBattleForce } from '../catalogue.ts'
import { joined, type Part } from '../commands/phrases.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** What a battle force changes in play, for the army that is one (LG2-APXC-013). */
export function force(id: string, ...parts: readonly Part[]): LCard {
  const card = findBattleForce(id)
  if (card === undefined) throw new Error(`no battle force ${id}`)
  return { id: `battle-force:${id}`, rules: [`LG2-FORCE-${card.hq}`], ...joined(parts) }
}

/** Friendly units for which this is so lose 1 suppression fewer when tokens are removed. */
export function staysAfraid(who: (s: LState, effect: Effect, unit: Unit) => boolean): Part {
  return {
    query: {
      'suppression removed': (value, s, effect, id) => {
        const unit = unitOf(s, id)
        return unit.seat === effect.seat && who(s, effect, unit) ? value - 1 : value
      },
    },
  }
}
