import { query } from '@sandtable/kernel'
import type { Suffered } from '@sandtable/kit'
import { targetCards } from '../../data/targets.ts'
import { type AState, isOnBoard, type LegendId, legendOf } from '../state.ts'
import type { MeleeValues } from '../vocabulary/acting.ts'
import { collisionOf, sufferedBy } from './suffering.ts'

/** What a melee attack does: one target card decides, then damage and the push (APX-MEL). */
export function meleeOdds(s: AState, attacker: LegendId, target: LegendId, printed: MeleeValues): Suffered[] {
  const [from, to] = [legendOf(s, attacker), legendOf(s, target)]
  if (!isOnBoard(from) || !isOnBoard(to)) return []
  const values = query(s, 'melee', { ...printed }, attacker)
  const good = targetCards.filter(({ value }) => value >= values.success).length / targetCards.length
  const bump = collisionOf(s, from, to, values.push, values.collision)
  const struck = sufferedBy(to, [
    { amount: values.damage, source: 'melee' },
    { amount: bump, source: 'collision' },
  ])
  return [
    { damage: 0, defeated: false, chance: 1 - good },
    { ...struck, chance: good },
  ].filter(({ chance }) => chance > 0)
}
