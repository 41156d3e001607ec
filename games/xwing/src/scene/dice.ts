import type { Die, DieSymbol, Plain } from '@sandtable/kernel'
import { aboutOf, diceInTray, part } from '@sandtable/kit'
import { faceName } from '../words/names.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** The dice that lie on the table, of the attack under way or of another roll; those that may be rerolled can be chosen. */
export function dice(sight: Sight): Die[] {
  const attack = aboutOf(sight.seen, 'attack')
  return [
    ...tray(sight, 'attack', sight.dice?.attack ?? [], part(attack, 'attacker')),
    ...tray(sight, 'defense', sight.dice?.defense ?? [], part(attack, 'target')),
    ...otherDice(sight),
  ]
}

/** Dice for a bomb, an obstacle or a card. */
function otherDice(sight: Sight): Die[] {
  const bomb = part(aboutOf(sight.seen, 'bomb dice'), 'ship')
  const kind = bomb === undefined ? 'roll' : 'bomb'
  return tray(sight, kind, sight.dice?.rolled ?? [], bomb ?? part(aboutOf(sight.seen, 'roll'), 'ship'))
}

function tray(sight: Sight, kind: string, faces: readonly string[], of: Plain | undefined): Die[] {
  const eligible = choosable(sight, kind)
  return diceInTray({
    name: kind,
    z: layer.die,
    dice: faces.map((face) => ({ kind, face, symbols: symbolsOf(face), label: { ...faceName(face) } })),
    means: (place) => (eligible.includes(place) ? { choice: place } : {}),
    ...(typeof of === 'string' && { of }),
  })
}

/** Every face shows one symbol, or none. */
export function symbolsOf(face: string): DieSymbol[] {
  return face === 'blank' ? [] : [{ name: face, count: 1 }]
}

/** The places in the tray that the question lets the player choose from. */
function choosable({ question }: Sight, kind: string): readonly Plain[] {
  if (question?.step !== 'choose dice to reroll') return []
  const asked = question.procedure === 'reroll bomb dice' ? 'bomb' : part(question.about, 'kind')
  const from = asked === kind ? part(part(question.space, 'some'), 'from') : []
  return Array.isArray(from) ? from : []
}
