import type { Entry, Plain, RolledDie } from '@sandtable/kernel'
import { symbolsOf } from '../scene/dice.ts'
import { faceName } from '../words/names.ts'

const kinds: Readonly<Record<string, string>> = {
  'attack dice': 'black',
  'strike dice': 'black',
  'blue roll': 'black',
  'cover dice': 'white',
  'defence dice': 'white',
  rally: 'white',
  'priority roll': 'red',
}

/** The dice that an entry of the journal tells of, of the colours that it names or that such dice have. */
export function diceIn({ type, dice, colours }: Entry): RolledDie[] {
  const kind = kinds[type]
  if (kind === undefined || !Array.isArray(dice)) return []
  const named = Array.isArray(colours) ? colours : []
  return dice.map((face: Plain, at) => ({
    kind: named[at] === undefined ? kind : String(named[at]),
    symbols: symbolsOf(String(face)),
    label: { ...faceName(String(face)) },
  }))
}
