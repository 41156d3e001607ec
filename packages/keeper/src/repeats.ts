import type { Entry } from '@sandtable/kernel'
import type { Logged } from './protocol.ts'

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

/** Lines of one decision that say the same one after the other are said once, with how often: seven miniatures that fall. */
export function counted(lines: readonly Logged[]): readonly Logged[] {
  const runs: { readonly line: Logged; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line.text === line.text && line.dice === undefined) last.times++
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times === 1 ? line : { ...line, text: `${line.text} × ${times}` }))
}
