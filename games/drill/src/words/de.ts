import type { Phrasebook } from '@sandtable/kernel'
import { phrasebook } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { names } from './steps.ts'

const sides: Readonly<Record<string, string>> = { red: 'Rot', blue: 'Blau' }
const faces: Readonly<Record<string, string>> = {
  hit: 'Treffer',
  miss: 'Fehlschuss',
  cancelled: 'aufgehoben',
}
const tricks: Readonly<Record<string, string>> = { dodge: 'Ausweichen', feint: 'Finte', rally: 'Sammeln' }
const stances: Readonly<Record<string, string>> = { aim: 'zielt', rush: 'stürmt' }

export const de: Phrasebook<Drill> = phrasebook<Drill, null>('de', {
  names,
  words: () => null,
  sentences: {
    round: (e) => `Runde ${e.number}: ${say(sides, e.initiative)} hat die Initiative.`,
    order: (e) => `Befehl von ${say(sides, e.seat)}: ${e.cadet} ${say(stances, e.stance)}.`,
    attack: (e) => `${e.attacker} greift ${e.target} an.`,
    rolled: (e) => `${e.attacker} würfelt ${list(e.dice)}.`,
    rerolled: (e) => `${e.attacker} würfelt neu: ${list(e.dice)}.`,
    turned: (e) => `Ein Würfel von ${e.cadet}: Aus ${say(faces, e.from)} wird ${say(faces, e.to)}.`,
    damage: (e) => `${e.cadet} verliert ${e.amount} Mut.`,
    recovered: (e) => `${e.cadet} erholt sich um 1 Mut.`,
    drew: (e) => `${say(sides, e.seat)} zieht ${e.card === undefined ? 'einen Kniff' : say(tricks, e.card)}.`,
  },
  reasons: {
    grit: 'mehr Mut',
    'all down': 'alle Kadetten der anderen Seite sind am Boden',
  },
})

function say(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key
}

function list(dice: readonly string[]): string {
  return dice.map((face) => say(faces, face)).join(', ')
}
