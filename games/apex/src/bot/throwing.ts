import type { Entry } from '@sandtable/kernel'
import { areas } from '../../data/areas.ts'
import type { GrenadeTile } from '../../data/types.ts'
import { fieldsHit, placeOf } from '../board/area.ts'
import { distance } from '../board/distance.ts'
import type { Field } from '../board/ground.ts'
import { tileOf } from '../loot.ts'
import { straysOf } from '../odds/throw-odds.ts'
import { onBoard, type Token } from '../state.ts'
import type { Plan } from './plan.ts'
import { prizeOf } from './shots.ts'

/** Where a grenade does most, and what that is worth. */
export interface Thrown {
  readonly token: Token
  readonly field: Field
  readonly turn: 'up' | 'right'
  readonly worth: number
}

/** What it is worth that an area comes down there: harm to enemies, less harm to the own squad. */
export function strikeWorth(
  { s, ground, legend }: Pick<Plan, 's' | 'ground' | 'legend'>,
  area: string,
  at: { readonly x: number; readonly y: number },
  turn: 'up' | 'right' | 'down' | 'left',
): number {
  const shape = areas[area]
  if (shape === undefined) return 0
  const fields = fieldsHit(ground, shape, at, turn)
  let sum = 0
  for (const one of onBoard(s)) {
    const damage = fields.get(one.field) ?? 0
    if (damage === 0) continue
    const left = one.shield + one.health
    const worth = Math.min(damage, left) + (damage >= left ? prizeOf(s, one) : 0)
    sum += one.squad === legend.squad ? -1.3 * worth : worth
  }
  return sum
}

/** On average over where it can land. */
export function throwWorth(
  plan: Pick<Plan, 's' | 'ground' | 'legend'>,
  token: Token,
  field: Field,
  turn: 'up' | 'right',
): number {
  const { cards, area } = tileOf(token) as GrenadeTile
  const { x, y } = placeOf(plan.ground, field)
  let sum = 0
  for (const { value, chance } of straysOf(cards))
    sum += chance * strikeWorth(plan, area, { x: x + value.dx, y: y + value.dy }, turn)
  return sum
}

/** The best throw of any grenade that it has; null: it has none, or nobody is in reach. */
export function bestThrow(plan: Plan): Thrown | null {
  const { s, ground, legend } = plan
  let best: Thrown | null = null
  for (const token of new Set(legend.backpack)) {
    const tile = tileOf(token)
    if (tile.kind !== 'grenade') continue
    const [least, most] = tile.range
    const turns = areas[tile.area]?.turns === true ? (['up', 'right'] as const) : (['up'] as const)
    for (const foe of onBoard(s)) {
      if (foe.squad === legend.squad) continue
      for (const field of ground.fields) {
        if (distance(ground, field, foe.field) > 1) continue
        const far = distance(ground, legend.field, field)
        if (far < least || far > (most ?? far)) continue
        for (const turn of turns) {
          const worth = throwWorth(plan, token, field, turn)
          if (best === null || worth > best.worth) best = { token, field, turn, worth }
        }
      }
    }
  }
  return best
}

/** Where the grenade lies that has just landed, as everybody was told; null: none has. */
export function landedIn(
  news: readonly Entry[],
): { readonly token: Token; readonly x: number; readonly y: number } | null {
  const told = news.findLast((entry) => entry.type === 'scatters')
  const [token, x, y] = [told?.token, told?.x, told?.y]
  return typeof token === 'string' && typeof x === 'number' && typeof y === 'number' ? { token, x, y } : null
}

/** What it is worth that a grenade goes off there, however it is turned. */
export function blastWorth(
  plan: Pick<Plan, 's' | 'ground' | 'legend'>,
  token: Token,
  at: { readonly x: number; readonly y: number },
): number {
  const { area } = tileOf(token) as GrenadeTile
  return areas[area]?.turns === true
    ? (strikeWorth(plan, area, at, 'up') + strikeWorth(plan, area, at, 'right')) / 2
    : strikeWorth(plan, area, at, 'up')
}
