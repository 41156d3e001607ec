import type { Die, Seen } from '@sandtable/kernel'
import { aboutOf, diceInTray, part } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { faceName } from '../words/names.ts'
import { layer } from './layers.ts'

/** The dice of the attack; those that may be rerolled can be chosen. */
export function dice(seen: Seen<Drill>): Die[] {
  const mayChoose = seen.question?.step === 'reroll attack dice'
  return diceInTray({
    name: 'attack',
    z: layer.die,
    of: String(part(aboutOf(seen, 'attack'), 'attacker') ?? ''),
    dice: seen.table.dice.map((face) => ({
      kind: 'attack',
      face,
      symbols: face === 'hit' ? [{ name: face, count: 1 }] : [],
      label: faceName(face),
    })),
    means: (place) => (mayChoose ? { choice: place } : {}),
  })
}
