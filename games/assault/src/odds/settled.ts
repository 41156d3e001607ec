import type { Frame } from '@sandtable/kernel'
import { sufferDamage } from '../flow/damage.ts'
import type { AState, TargetId } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import type { Suffering } from '../vocabulary/damage.ts'

/** What an attack does to its target. */
export interface Harm {
  /** No more than it has health left. */
  readonly damage: number
  readonly defeated: boolean
}

/**
 * What this attack does is settled once its target is defeated, or once its attacker is, before the target has suffered;
 * what such a defeat brings about is a matter of its own. So is the attack that somebody makes who has all the damage he
 * can take, before he goes: nobody recovers by that one. Null: not yet.
 */
export function settled(s: AState, depth: number): Harm | null {
  const first = depth < 0 ? s.stack.findIndex(isAttack) : depth
  const [attack, next] = [s.stack[first], s.stack[first + 1]]
  if (attack?.procedure !== 'attack') return null
  const { attacker, target } = attack.vars as Attack
  const isHurting = next?.procedure === 'suffer damage'
  if (isHurting && isLost(s, first + 1, target)) return { ...harmOf(next.vars as Suffering), defeated: true }
  if (isHurting || first + 1 === s.stack.length) return null
  const at = s.stack.findIndex((frame, place) => place > first && isHarmTo(frame, attacker))
  return at >= 0 && isLost(s, at, attacker) ? { damage: 0, defeated: false } : null
}

export function harmOf({ suffered, defeated }: Pick<Suffering, 'suffered' | 'defeated'>): Harm {
  return { damage: suffered, defeated }
}

export function isAttack({ procedure }: Frame): boolean {
  return procedure === 'attack'
}

function isHarmTo({ procedure, vars }: Frame, figure: TargetId): boolean {
  return procedure === 'suffer damage' && (vars as Suffering).target === figure
}

/** The figure that suffers there is defeated, or attacks once more before it is. */
function isLost({ stack }: AState, at: number, figure: TargetId): boolean {
  const frame = stack[at]
  if (frame === undefined || !isHarmTo(frame, figure)) return false
  if ((frame.vars as Suffering).defeated) return true
  const last = stack.slice(at + 1).find(isAttack)
  return frame.step > healthReached && (last?.vars as Attack | undefined)?.attacker === figure
}

const healthReached = sufferDamage.steps.findIndex(
  (one) => one.type === 'window' && one.name === 'health reached',
)
