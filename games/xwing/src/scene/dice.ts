import type { Die, DieSymbol, Plain } from '@sandtable/kernel'
import { faceName } from '../words/names.ts'
import { layer } from './pieces.ts'
import { aboutOf, part, type Sight } from './view.ts'

/** The dice that lie on the table, of the attack under way or of another roll; those that may be rerolled can be chosen. */
export function dice(sight: Sight): Die[] {
  const attack = aboutOf(sight, 'attack')
  return [
    ...tray(sight, 'attack', sight.dice?.attack ?? [], part(attack, 'attacker')),
    ...tray(sight, 'defense', sight.dice?.defense ?? [], part(attack, 'target')),
    ...otherDice(sight),
  ]
}

/** Dice for a bomb, an obstacle or a card. */
function otherDice(sight: Sight): Die[] {
  const bomb = part(aboutOf(sight, 'bomb dice'), 'ship')
  const kind = bomb === undefined ? 'roll' : 'bomb'
  return tray(sight, kind, sight.dice?.rolled ?? [], bomb ?? part(aboutOf(sight, 'roll'), 'ship'))
}

function tray(sight: Sight, kind: string, faces: readonly string[], of: Plain | undefined): Die[] {
  const eligible = choosable(sight, kind)
  return faces.map((face, at) => {
    const die: Die = {
      type: 'die',
      kind,
      id: `${kind}-die-${at}`,
      z: layer.die,
      label: { ...faceName(face) },
      face,
      symbols: symbolsOf(face),
      of: typeof of === 'string' ? of : '',
    }
    return eligible.includes(at) ? { ...die, choice: at } : die
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
