import type { Effect } from '@sandtable/kernel'
import { possibleDefenders } from '../actions/defenders.ts'
import { giveAttackAction, mayStillAttack } from '../actions/given.ts'
import { activationOf } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { HALF } from '../geometry/measures.ts'
import { isObjective, isUnitWithin } from '../mission/contesting.ts'
import type { LState, Unit } from '../state.ts'
import type { Activating, Done } from '../vocabulary/activations.ts'
import type { PoolKind } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords that give a free attack action after a move action: in the unit's own activation, or after any (LG1-KWB-012). */

interface FreeAttack {
  readonly kinds?: readonly PoolKind[]
  /** Only against whom the move brought it into contact with. */
  readonly charged?: true
  when?(s: LState, unit: Unit): boolean
}

export function attacksAfterMoving(id: string, rules: readonly string[], free: FreeAttack): LCard {
  return {
    id: `keyword:${id}`,
    rules,
    trigger: {
      'after a move': {
        of: 'unit',
        when: (s, effect, v) => mayAttack(s, effect, v, free),
        do: (s, effect, v) => {
          const only = free.charged === true ? [...v.charged] : null
          giveAttackAction(s, own(s, effect), {
            only,
            ...(free.kinds !== undefined && { kinds: free.kinds }),
          })
        },
      },
    },
  }
}

function mayAttack(s: LState, effect: Effect, v: Done, { kinds, charged, when }: FreeAttack): boolean {
  const unit = own(s, effect)
  if (when?.(s, unit) === false) return false
  const activation = activationOf(s, unit)
  if (!v.action || !mayFollowUp(s, activation, unit)) return false
  const targets = possibleDefenders(s, unit, undefined, kinds)
  return targets.some(({ id }) => charged !== true || v.charged.includes(id))
}

function mayFollowUp(s: LState, activation: Activating | null, unit: Unit): boolean {
  if (activation === null) return editionOf(s).followUps === 'any move action'
  // LG1-PANB-009.
  return !activation.panicked && mayStillAttack(s, activation, unit)
}

/** Is its leader within half range of such a token, or does it hold one (LG2-NKW-008)? */
export function isNearPrize(s: LState, unit: Unit): boolean {
  if (unit.holds.length > 0) return true
  const leader = { ...unit, minis: unit.minis.slice(0, 1) }
  return s.table.objectives.some((token) => isObjective(token) && isUnitWithin(leader, token, HALF))
}

export const freeAttacks: readonly LCard[] = [
  attacksAfterMoving('steady', ['LG2-KW-184', 'LG2-KW-185'], { kinds: ['ranged'] }),
  // The keyword that it names is Steady on every card so far.
  attacksAfterMoving('eyes-on-the-prize', ['LG2-NKW-008'], { kinds: ['ranged'], when: isNearPrize }),
  attacksAfterMoving('relentless', ['LG2-KW-257'], {}),
  attacksAfterMoving('charge', ['LG2-KW-236'], { kinds: ['melee'], charged: true }),
]
