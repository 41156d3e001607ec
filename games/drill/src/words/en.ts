import type { Phrasebook } from '@sandtable/kernel'
import { phrasebook } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { cadetName, cardName, faceName, sideName } from './names.ts'
import { names } from './steps.ts'

const words = {
  side: (seat: string) => sideName(seat).en,
  cadet: (id: string) => cadetName(id).en,
  card: (id: string) => cardName(id).en,
  dice: (faces: readonly string[]) => faces.map((face) => faceName(face).en).join(', '),
}

const reasons: Readonly<Record<string, string>> = {
  grit: 'more grit',
  'all down': 'all cadets of the other side are down',
  conceded: 'by concession',
  agreed: 'both sides agreed',
}

export const en: Phrasebook<Drill> = phrasebook<Drill, typeof words>('en', {
  names,
  words: () => words,
  sentences: {
    round: (e, w) => `Round ${e.number}: ${w.side(e.initiative)} has the initiative.`,
    order: (e, w) => `${w.side(e.seat)} orders ${w.cadet(e.cadet)} to ${e.stance}.`,
    attack: (e, w) => `${w.cadet(e.attacker)} attacks ${w.cadet(e.target)}.`,
    rolled: (e, w) => `${w.cadet(e.attacker)} rolls ${w.dice(e.dice)}.`,
    rerolled: (e, w) => `${w.cadet(e.attacker)} rerolls: ${w.dice(e.dice)}.`,
    turned: (e, w) => `A die of ${w.cadet(e.cadet)}: ${w.dice([e.from])} becomes ${w.dice([e.into])}.`,
    damage: (e, w) => `${w.cadet(e.cadet)} loses ${e.amount} grit.`,
    recovered: (e, w) => `${w.cadet(e.cadet)} recovers 1 grit.`,
    drew: (e, w) => `${w.side(e.seat)} draws ${e.card === undefined ? 'a trick' : w.card(e.card)}.`,
    used: (e, w) => `${e.on === null ? w.side(e.seat ?? '') : w.cadet(e.on)} uses ${w.card(e.card)}.`,
    conceded: (e, w) => `${w.side(e.seat)} concedes.`,
    over: (e, w) =>
      `${e.winner === null ? 'A draw' : `${w.side(e.winner)} wins`}: ${reasons[e.reason] ?? e.reason}.`,
  },
  reasons,
})
