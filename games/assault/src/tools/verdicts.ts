import type { Entry, Plain, Verdict } from '@sandtable/kernel'
import { endedAttacks, hitFor, missed } from '@sandtable/kit'
import { toldIn } from '../scene/dice.ts'

/** How attacks ended: defeated, hit for so much, blocked, dodged, or missed. One that came to no roll ends in silence. */
export function verdicts(before: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return [...defeats(before, now), ...ends(before, now)]
}

/** A defeat is one at once: the game may end with it, before the attack does. */
function defeats(before: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return now.flatMap(({ type, figure }, at): Verdict[] => {
    const attack = [...before, ...now.slice(0, at)].findLast((one) => one.type === 'attack')
    if (type !== 'defeated' || attack?.target !== figure) return []
    return [{ of: String(figure), kind: 'destroyed', label: { en: 'Defeated', de: 'Besiegt' } }]
  })
}

function ends(before: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return endedAttacks(before, now, 'attack over').flatMap(({ end, span }): Verdict[] => {
    const of = String(end.target)
    const dice = span.findLast(({ type }) => type === 'rolled' || type === 'rerolled')
    if (dice === undefined || span.some(({ type, figure }) => type === 'defeated' && figure === of)) return []
    if (typeof end.damage === 'number' && end.damage > 0) return [hitFor(of, end.damage)]
    const isMissed = span.some(({ type, target }) => type === 'missed' && target === of)
    if (!isMissed) return [{ of, kind: 'missed', label: { en: 'All blocked', de: 'Alles abgewehrt' } }]
    return isDodged(dice.defence)
      ? [{ of, kind: 'missed', label: { en: 'Dodged', de: 'Ausgewichen' } }]
      : [missed(of)]
  })
}

function isDodged(dice: Plain | undefined): boolean {
  return toldIn(dice).some(({ face }) => face.includes('dodge'))
}
