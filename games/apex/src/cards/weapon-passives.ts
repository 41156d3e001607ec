import { underWay } from '@sandtable/kernel'
import { apartFrom } from '../field.ts'
import { type AState, legendOf } from '../state.ts'
import type { Fire, Shot } from '../vocabulary/shot.ts'

/** A passive effect of a weapon card (APX-WEAP-012 to -014, -018). */
export interface WeaponPassive {
  /** Its condition, looked at once before any target card is revealed. */
  holds?(s: AState, v: Shot): boolean
  fire?(fire: Fire): void
  readonly difficulty?: number
  /** After step 3c, with at least one hit: the target is pushed by so many fields, against something for this damage. */
  readonly push?: { readonly fields: number; readonly collision: number }
}

const hasMoved = (s: AState, { shooter }: Shot) => {
  const activation = underWay(s, 'activation')
  return activation?.legend === shooter && activation.moved
}
const atRange1 = (s: AState, v: Shot) => apartFrom(s, legendOf(s, v.shooter), legendOf(s, v.target)) === 1

export const weaponPassives: Readonly<Record<string, WeaponPassive>> = {
  'recoil-1': { fire: (fire) => void fire.recoil++ },
  'steady-1': { holds: (s, v) => !hasMoved(s, v), fire: (fire) => void fire.stability++ },
  stride: { holds: hasMoved, difficulty: -5 },
  'shield-breaker': {
    holds: (s, v) => legendOf(s, v.target).shield > 0,
    fire: (fire) => void fire.eachHit++,
  },
  'cover-piercer': { fire: (fire) => void fire.ignoredFirst.push('cover') },
  'clear-sight': { fire: (fire) => void fire.ignored.push('cover', 'higher') },
  'point-blank': {
    holds: atRange1,
    fire: (fire) => {
      fire.stability += 2
    },
  },
  knockback: { holds: atRange1, push: { fields: 1, collision: 4 } },
}
