import { call as begin, end, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { type Legend, legendOf } from '../state.ts'
import type { GainingWeapon } from '../vocabulary/acting.ts'
import { addAmmo, ammoTypeOf, armsOf, equipped, weaponAt, weaponCard } from '../weapon.ts'
import { ask, procedure } from './words.ts'

/** A weapon card that a legend gets: in place of one of its own, for its ammo, or not at all (APX-WPN-005 to -012). */
export type Arming =
  | { readonly replace: number }
  /** What each weapon slot gets of its ammo. */
  | { readonly ammo: readonly number[] }
  | 'discard'

export const gainAWeapon = procedure(
  'gain a weapon',
  [
    ask('replace, take ammo or discard', {
      rule: 'APX-WPN-005',
      seats: (s, v) => legendOf(s, v.legend).seat,
      about: (_, v) => ({ legend: v.legend, card: v.card }),
      options: (s, v): readonly Arming[] => armings(legendOf(s, v.legend), v.card),
      why: (_, __, answer) => {
        if (!isMap(answer)) return 'APX-WPN-005'
        return 'ammo' in answer ? 'APX-WPN-009' : 'APX-WPN-006'
      },
      answer: (s, v, answer) => {
        const legend = legendOf(s, v.legend)
        if (answer === 'discard') {
          tell(s, { type: 'discards weapon', legend: v.legend, card: v.card })
          return end
        }
        if ('ammo' in answer) {
          for (const [at, weapon] of armsOf(legend)) addAmmo(weapon, answer.ammo[at] ?? 0)
          tell(s, { type: 'takes ammo', legend: v.legend, card: v.card })
          return end
        }
        replaceWeapon(legend, v, answer.replace)
        tell(s, { type: 'takes weapon', legend: v.legend, card: v.card })
        // Attachments of the old card go to another weapon, into the backpack, or down (APX-WPN-012).
        for (const token of v.loose)
          begin(s, 'gain a token', { legend: v.legend, token, keep: false, loose: false })
        return end
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** With the same ammo type the ammo is added, otherwise the old is lost (APX-WPN-007, -008). */
function replaceWeapon(legend: Legend, v: GainingWeapon, at: number): void {
  const before = weaponAt(legend, at)
  const keeps = ammoTypeOf(before.card) === ammoTypeOf(v.card) ? before.ammo : 0
  legend.weapons[at] = equipped(v.card, weaponCard(v.card).ammo + keeps)
  v.loose = before.attached.filter((token): token is string => token !== null)
}

function armings(legend: Legend, card: string): Arming[] {
  const found: Arming[] = legend.weapons.map((_, replace) => ({ replace }))
  const takers = legend.weapons.map(
    (weapon) => weapon !== null && ammoTypeOf(weapon.card) === ammoTypeOf(card),
  )
  const { ammo } = weaponCard(card)
  if (takers.every((one) => one)) {
    for (let first = 0; first <= ammo; first++) found.push({ ammo: [first, ammo - first] })
  } else if (takers.some((one) => one)) found.push({ ammo: takers.map((one) => (one ? ammo : 0)) })
  return [...found, 'discard']
}
