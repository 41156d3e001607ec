import type { Entry } from '@sandtable/kernel'

/**
 * What one decision told, without saying anything twice: that a card is used is left out where it is told anyway that it
 * was played, and of what belongs to nobody, such as a token, where it is told what came of it.
 */
export function withoutRepeats(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => entry.type !== 'used' || !isToldAnyway(entry, entries))
}

function isToldAnyway(used: Entry, entries: readonly Entry[]): boolean {
  const others = entries.filter((one) => one.type !== 'used')
  const isNobodys = used.on === null && used.seat === null
  return isNobodys ? others.length > 0 : others.some(({ card }) => card === used.card)
}
