import type { Phrasebook } from '@sandtable/kernel'
import { phrasebook } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { cadetName, cardName, faceName, sideName, stanceName } from './names.ts'
import { names } from './steps.ts'

const words = {
  side: (seat: string) => sideName(seat).de,
  cadet: (id: string) => cadetName(id).de,
  card: (id: string) => cardName(id).de,
  dice: (faces: readonly string[]) => faces.map((face) => faceName(face).de).join(', '),
}

const reasons: Readonly<Record<string, string>> = {
  grit: 'mehr Mut',
  'all down': 'alle Kadetten der anderen Seite sind am Boden',
  conceded: 'durch Aufgabe',
  agreed: 'beide Seiten sind sich einig',
}

export const de: Phrasebook<Drill> = phrasebook<Drill, typeof words>('de', {
  names,
  words: () => words,
  sentences: {
    round: (e, w) => `Runde ${e.number}: ${w.side(e.initiative)} hat die Initiative.`,
    order: (e, w) => `Befehl von ${w.side(e.seat)}: ${w.cadet(e.cadet)} ${stanceName(e.stance).de}.`,
    attack: (e, w) => `${w.cadet(e.attacker)} greift ${w.cadet(e.target)} an.`,
    rolled: (e, w) => `${w.cadet(e.attacker)} würfelt ${w.dice(e.dice)}.`,
    rerolled: (e, w) => `${w.cadet(e.attacker)} würfelt neu: ${w.dice(e.dice)}.`,
    turned: (e, w) => `Ein Würfel von ${w.cadet(e.cadet)}: Aus ${w.dice([e.from])} wird ${w.dice([e.into])}.`,
    damage: (e, w) => `${w.cadet(e.cadet)} verliert ${e.amount} Mut.`,
    recovered: (e, w) => `${w.cadet(e.cadet)} erholt sich um 1 Mut.`,
    drew: (e, w) => `${w.side(e.seat)} zieht ${e.card === undefined ? 'einen Kniff' : w.card(e.card)}.`,
    used: (e, w) => `${e.on === null ? w.side(e.seat ?? '') : w.cadet(e.on)} nutzt ${w.card(e.card)}.`,
    conceded: (e, w) => `${w.side(e.seat)} gibt auf.`,
    over: (e, w) =>
      `${e.winner === null ? 'Unentschieden' : `${w.side(e.winner)} gewinnt`}: ${reasons[e.reason] ?? e.reason}.`,
  },
  reasons,
})
