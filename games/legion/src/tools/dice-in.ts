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

/** The dice that an entry of the journal tells of. Their colours are told by the tray, their faces by the journal. */
export function diceIn({ type, dice }: Entry): RolledDie[] {
  const kind = kinds[type]
  if (kind === undefined || !Array.isArray(dice)) return []
  return dice.map((face: Plain) => ({
    kind,
    symbols: symbolsOf(String(face)),
    label: { ...faceName(String(face)) },
  }))
}
