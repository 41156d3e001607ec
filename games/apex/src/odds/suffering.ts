import type { Chances } from '@sandtable/dice'
import type { Suffered } from '@sandtable/kit'
import { headingAway, shove } from '../board/push.ts'
import { weaponPassives } from '../cards/weapon-passives.ts'
import { groundIn, isOccupied } from '../field.ts'
import { type Body, harmTo } from '../harm.ts'
import { exhausted } from '../loot.ts'
import { type AState, isOnBoard, legendOf, type Standing } from '../state.ts'
import type { DamageSource } from '../vocabulary/events.ts'
import type { Shot } from '../vocabulary/shot.ts'
import { damageBy, type Struck, type Volley } from './volley.ts'

/** Damage to somebody, one blow after the other: points lost, and is that the end? */
export function sufferedBy(
  body: Body,
  blows: readonly { readonly amount: number; readonly source: DamageSource }[],
): { readonly damage: number; readonly defeated: boolean } {
  let { shield, health, gear } = body
  for (const { amount, source } of blows) {
    if (amount === 0 || health === 0) continue
    const harm = harmTo({ shield, health, gear }, amount, 'normal', source)
    shield -= harm.shield
    health -= harm.health
    if (harm.prevented !== null) gear = { knockdown: exhausted(gear.knockdown) }
  }
  return { damage: body.shield - shield + body.health - health, defeated: health === 0 }
}

/** The damage of a collision if somebody is pushed by so many fields from there; 0: nothing is in the way. */
export function collisionOf(
  s: AState,
  from: Standing,
  pushed: Standing,
  fields: number,
  damage: number,
): number {
  const ground = groundIn(s)
  let at = pushed.field
  for (let left = fields; left > 0; left--) {
    const came = shove(
      ground,
      at,
      headingAway(ground, from.field, at),
      (field) => field !== pushed.field && isOccupied(s, field),
    )
    if (came.to === null) return damage
    at = came.to
  }
  return 0
}

/** What the weapon does to whom it hits, after the damage (APX-WEAP-018). */
function knockOf(s: AState, v: Shot): number {
  const [shooter, target] = [legendOf(s, v.shooter), legendOf(s, v.target)]
  if (!isOnBoard(shooter) || !isOnBoard(target)) return 0
  let sum = 0
  for (const id of v.passives) {
    const push = weaponPassives[id]?.push
    if (push !== undefined) sum += collisionOf(s, shooter, target, push.fields, push.collision)
  }
  return sum
}

/** What the target suffers of every result. */
export function sufferings(s: AState, v: Shot, volley: Volley): (struck: Struck) => Omit<Suffered, 'chance'> {
  const target = legendOf(s, v.target)
  const knock = knockOf(s, v)
  return (struck) =>
    sufferedBy(target, [
      { amount: damageBy(volley, struck), source: 'shot' },
      { amount: struck.hits > 0 ? knock : 0, source: 'collision' },
    ])
}

export function suffering(
  chances: Chances<Struck>,
  suffers: (struck: Struck) => Omit<Suffered, 'chance'>,
): Suffered[] {
  return chances.map(({ value, chance }) => ({ ...suffers(value), chance }))
}

/** An elimination counts like so many points more. */
const finished = 10

/** What a result is worth to the one who shoots. */
export function worthOf({ damage, defeated }: Omit<Suffered, 'chance'>): number {
  return damage + (defeated === true ? finished : 0)
}

export function meanOf(all: readonly Suffered[], worth: (one: Suffered) => number): number {
  let sum = 0
  for (const one of all) sum += one.chance * worth(one)
  return sum
}
