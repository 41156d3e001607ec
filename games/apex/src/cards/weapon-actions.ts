import { call, clone } from '@sandtable/kernel'
import { combining } from '../acting.ts'
import type { AState, Equipped, Legend } from '../state.ts'
import type { ActionPart } from '../vocabulary/acting.ts'
import type { Bonus } from '../vocabulary/shot.ts'
import { weaponCard } from '../weapon.ts'

/** The special action of a weapon card (APX-WEAP-015 to -017). */
export interface WeaponAction {
  readonly ap: number
  /** Is it made of several parts, any of which may be left out? */
  readonly parts: boolean
  do(s: AState, legend: Legend, weapon: number): void
}

/** Parts in any order, each of which may be left out; the shot is made with that very weapon. */
const parts = (make: (weapon: number) => ActionPart[], ap: number): WeaponAction => ({
  ap,
  parts: true,
  do: (s, legend, weapon) => call(s, 'combined action', combining(legend.id, make(weapon))),
})

/** A shot with something on top of it: the target is asked for. */
const shot = (ap: number, bonus: Partial<Bonus>): WeaponAction => ({
  ap,
  parts: false,
  do: (s, legend, weapon) => call(s, 'special shot', { legend: legend.id, weapon, bonus: clone(bonus) }),
})

/** The special action of a weapon; undefined: it has none. */
export function specialOf({ card }: Equipped): WeaponAction | undefined {
  const { action } = weaponCard(card)
  return action === undefined ? undefined : specialActions[action]
}

export const specialActions: Readonly<Record<string, WeaponAction>> = {
  'run-and-gun': parts(
    (weapon) => [
      { part: 'shoot', weapon },
      { part: 'move', points: 1 },
    ],
    1,
  ),
  'full-burst': shot(2, { slots: 3, stability: 2 }),
  'aimed-shot': shot(2, { parts: [{ what: 'aimed-shot', add: -20 }], eachHit: 6 }),
}
