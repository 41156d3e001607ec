import { type Accounting, type Struck, underWay } from '@sandtable/kernel'
import { attackDie } from '../dice.ts'
import { cadet, type Drill, standing } from '../state.ts'
import { cadetName } from '../words/names.ts'

/** What a drill came to: the grit that is left, who struck whom, and hits against what was to be expected. */
export const account: Accounting<Drill> = {
  counts: { en: 'Grit left', de: 'Verbleibender Mut' },
  points: (s) =>
    Object.fromEntries(
      s.seats.map((seat) => [seat, standing(s, seat).reduce((sum, one) => sum + one.grit, 0)]),
    ),
  harm: (s, entry) => {
    if (entry.type !== 'damage') return null
    const hurt = cadet(s, String(entry.cadet))
    const attack = underWay(s, 'attack')
    const struck = (id: string): Struck => ({ piece: id, seat: cadet(s, id).seat, name: cadetName(id) })
    return {
      by: attack === null ? null : struck(attack.attacker),
      to: struck(hurt.id),
      damage: Number(entry.amount),
      defeated: hurt.grit === 0,
    }
  },
  die: (s, die) => {
    const attack = underWay(s, 'attack')
    if (attack === null || die.id !== attackDie.id) return []
    return [
      {
        seat: cadet(s, attack.attacker).seat,
        name: { en: 'Hits', de: 'Treffer' },
        worth: (face) => (face === 'hit' ? 1 : 0),
      },
    ]
  },
}
