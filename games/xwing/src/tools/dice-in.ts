import type { Entry, RolledDie } from '@sandtable/kernel'
import { symbolsOf } from '../scene/dice.ts'
import { faceName, isFace } from '../words/names.ts'

/** Their kinds are those of the trays in the scene. */
const kinds: Readonly<Record<string, string>> = {
  'attack dice': 'attack',
  'defense dice': 'defense',
  'bomb dice': 'bomb',
}

/** The dice that an entry tells of; of one that was turned, what it shows now. */
export function diceIn(entry: Entry): RolledDie[] {
  const faces = entry.into ?? entry.dice
  if (!Array.isArray(faces)) return []
  const kind = kinds[entry.type] ?? 'roll'
  return faces
    .map(String)
    .filter(isFace)
    .map((face) => ({ kind, symbols: symbolsOf(face), label: { ...faceName(face) } }))
}
