import { call as begin, cause, end, query, tell } from '@sandtable/kernel'
import { adjacentTo } from '../board/beside.ts'
import { revealTargets, targetCard } from '../deck.ts'
import { groundIn } from '../field.ts'
import { type AState, isOnBoard, type Legend, type LegendId, legendOf, type Standing } from '../state.ts'
import type { MeleeValues } from '../vocabulary/acting.ts'
import { procedure, run } from './words.ts'

/** A melee attack: a target card decides, then damage, then the push (APX-MEL, OPEN-16). */
export const meleeAttack = procedure(
  'melee attack',
  [
    run('reveal a target card', (s, v) => {
      const [card = ''] = revealTargets(s, 1)
      v.card = card
      const { value } = targetCard(card)
      const succeeds = value >= v.values.success
      tell(s, { type: 'melee', legend: v.legend, target: v.target, card, succeeds })
      return succeeds ? undefined : end
    }),
    run('deal damage', (s, v) => {
      cause(s, 'damage', {
        to: v.target,
        amount: v.values.damage,
        kind: 'normal',
        source: 'melee',
        by: v.legend,
        from: null,
      })
    }),
    run('push', (s, v) => {
      const [pusher, pushed] = [legendOf(s, v.legend), legendOf(s, v.target)]
      if (isOnBoard(pusher) && isOnBoard(pushed)) push(s, pusher, pushed, v.values.push, v.values.collision)
    }),
  ],
  { about: (_, v) => ({ legend: v.legend, target: v.target }) },
)

/** Enemies on adjacent fields (APX-MEL-001). */
export function meleeTargets(s: AState, legend: Standing): LegendId[] {
  const beside = adjacentTo(groundIn(s), legend.field)
  const found: LegendId[] = []
  for (const { id, squad, field } of s.table.legends)
    if (squad !== legend.squad && field !== null && beside.includes(field)) found.push(id)
  return found
}

export function fight(s: AState, legend: Legend, target: LegendId, values: MeleeValues): void {
  begin(s, 'melee attack', {
    legend: legend.id,
    target,
    values: query(s, 'melee', { ...values }, legend.id),
    card: null,
  })
}

/** Pushes somebody away from somebody by up to so many fields (APX-PUSH-001). */
export function push(s: AState, pusher: Standing, pushed: Standing, fields: number, collision: number): void {
  if (fields > 0)
    begin(s, 'push', {
      legend: pushed.id,
      from: pusher.field,
      left: fields,
      collision,
      by: pusher.id,
      beside: null,
    })
}
