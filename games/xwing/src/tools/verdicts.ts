import type { Entry, Verdict } from '@sandtable/kernel'
import { type EndedAttack, endedAttacks, hitFor, missed } from '@sandtable/kit'

/** How attacks ended: destroyed, hit for so much, evaded, or missed. */
export function verdicts(before: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return endedAttacks(before, now, 'attack over').map((attack) => {
    const { end, span, after } = attack
    const of = String(end.target)
    const isOf = (entry: Entry) => entry.ship === of
    if ([...span, ...after].some((entry) => entry.type === 'destroyed' && isOf(entry)))
      return { of, kind: 'destroyed', label: { en: 'Destroyed', de: 'Zerstört' } }
    const damage = span.filter((entry) => harms.includes(entry.type) && isOf(entry)).length
    if (damage > 0) return hitFor(of, damage)
    // Some hits do no damage.
    if (end.hit === true) return { of, kind: 'hit', label: { en: 'Hit', de: 'Getroffen' } }
    if (!hadSomethingToEvade(attack)) return missed(of)
    return { of, kind: 'missed', label: { en: 'All evaded', de: 'Allem ausgewichen' } }
  })
}

/** Each of them tells of one damage. */
const harms = ['shield lost', 'damage card']

/** Did the dice show a hit, as they lay last, or was a focus token spent on them? */
function hadSomethingToEvade({ end, span }: EndedAttack): boolean {
  const dice = span.findLast(({ type, ship }) => type === 'attack dice' && ship === end.attacker)?.dice
  const shows = (face: string) => Array.isArray(dice) && dice.includes(face)
  const isFocused = span.some(
    ({ type, ship, token }) => type === 'spent' && ship === end.attacker && token === 'focus',
  )
  return shows('hit') || shows('crit') || (isFocused && shows('focus'))
}
