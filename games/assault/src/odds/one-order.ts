import { cardNamed, openAt, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { AState } from '../state.ts'

/** What comes to the same in whatever order it is done is tried in one order: it is odds' business alone. */

/**
 * What is printed on the figure comes to the same in whatever order it is bought, so that one order is enough; but not
 * where cards offer more, which may look at what was bought before.
 */
export function surgesInOneOrder(options: readonly Plain[], bought: readonly string[]): readonly Plain[] {
  const isPrinted = (key: Plain) => String(key).startsWith(printed)
  if (!bought.every(isPrinted) || !options.every((key) => key === 'done' || isPrinted(key))) return options
  const place = (key: Plain) => Number(String(key).slice(printed.length))
  const last = Math.max(-1, ...bought.map(place))
  return options.filter((key) => key === 'done' || place(key) >= last)
}

const printed = 'printed '

/**
 * Of cards that let one reroll the same dice, none is used after one that came into play later: the other way round one
 * sees and chooses the same. What can be used after a reroll could be used before it, since no die is rerolled twice.
 */
export function rerollsInOneOrder(s: AState, options: readonly Plain[]): readonly Plain[] {
  const used = openAt(s, 'reroll dice')?.used ?? []
  const doing = (id: number) => cardNamed(s, s.effects[id]?.card ?? '')?.trigger?.['reroll dice']?.do
  return options.filter((one) => {
    const id = part(one, 'use')
    return typeof id !== 'number' || !used.some((other) => other > id && doing(other) === doing(id))
  })
}
