import type { Named } from '@sandtable/kernel'
import type { Entries } from '../vocabulary/entries.ts'
import type { DieSeen } from '../vocabulary/view.ts'
import { dieName } from './names.ts'

/** A die as the journal has it: with its face in words, or with what it shows. */
export type DieTold = DieSeen | Entries['dice']['dice'][number]

export function shownName(die: DieTold): Named {
  if ('face' in die) return dieName(die.colour, die.face)
  const { colour, ...symbols } = die
  const words = Object.entries(symbols).map(([symbol, amount]) => `${amount} ${symbol}`)
  return dieName(colour, words.length === 0 ? 'blank' : words.join(' '))
}
