import type { Fact, Seen } from '@sandtable/kernel'
import { factsLabelled, initiativeLabel, roundLabel } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { sideName } from '../words/names.ts'

const fact = factsLabelled({
  round: roundLabel,
  initiative: initiativeLabel,
  hand: { en: 'Tricks in hand', de: 'Kniffe auf der Hand' },
  deck: { en: 'Tricks to draw', de: 'Kniffe im Stapel' },
})

/** What a player looks up beside the table. */
export function facts({ seats, table }: Seen<Drill>): Fact[] {
  const { round, initiative, hands, decks } = table
  return [
    fact('round', round),
    fact('initiative', sideName(initiative), initiative),
    ...seats.map((seat) => fact('hand', hands[seat] ?? 0, seat)),
    ...seats.map((seat) => fact('deck', decks[seat] ?? 0, seat)),
  ]
}
