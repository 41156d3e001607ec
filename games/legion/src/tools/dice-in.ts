import type { Entry, Plain, RolledDie } from '@sandtable/kernel'
import { symbolsOf } from '../scene/dice.ts'
import { faceName } from '../words/names.ts'

const kinds: Readonly<Record<string, string>> = {
  'attack dice': 'attack-black',
  'strike dice': 'attack-black',
  'blue roll': 'attack-black',
  'cover dice': 'defence-white',
  'defence dice': 'defence-white',
  rally: 'defence-white',
  'priority roll': 'defence-red',
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
