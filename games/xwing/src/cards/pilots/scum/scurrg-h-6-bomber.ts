import { crosses } from '@sandtable/plane'
import { tokenAt } from '../../../geometry/bombs.ts'
import { shipOf, type XState } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { measure } from '../../../weapons.ts'
import { isAlly } from '../../words.ts'
import { addResult, behind, laysAlong, pilot } from '../pilot.ts'

/** Pilots of the Scurrg H-6 Bomber of Scum and Villainy. */
export const scurrgH6Bomber: readonly XCard[] = [
  pilot('solsixxa', { query: laysAlong(behind('turn-left', 1), behind('turn-right', 1)) }),
  pilot('captainnym-scum', {
    replace: {
      'bomb hits': {
        of: 'ship',
        when: (_, effect, { seat }) => seat === effect.seat,
        do: () => null,
      },
    },
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => isAlly(s, effect, v.target) && passesBomb(s, v, effect.seat),
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  }),
]

/** Does the line of this attack cross a bomb token of that side? */
function passesBomb(s: XState, v: Attack, seat: string | null): boolean {
  const measured = measure(s, shipOf(s, v.attacker), v.weapon, shipOf(s, v.target))
  if (measured === null) return false
  // Of several shortest lines the attacker takes the one that he likes (XW-RANGE-011).
  const lines = measured.other === null ? [measured.line] : [measured.line, measured.other]
  return s.table.bombs.some((bomb) => {
    const outline = bomb.seat === seat ? tokenAt(bomb) : null
    return outline !== null && lines.every(({ from, to }) => crosses(from, to, outline))
  })
}
