import { call as begin, tell } from '@sandtable/kernel'
import { binCards } from '../../data/bins.ts'
import { drawCards, drawTokens } from '../loot.ts'
import { legendOf } from '../state.ts'
import { ask, procedure, run } from './words.ts'

/** Looting a supply bin (APX-BIN-001 to -009). All that is drawn lies open first. */
export const lootABin = procedure(
  'loot a bin',
  [
    run('reveal a supply bin card', (s, v) => {
      const [id] = drawCards(s, { id: 'supply bin cards', names: s.table.binDeck }, 1)
      const card = binCards.find((one) => one.id === id)
      // Without a card there are no tokens, but weapons there are (OPEN-28).
      v.tokens = (['common', 'rare', 'epic'] as const).flatMap((bag) => drawTokens(s, bag, card?.[bag] ?? 0))
      v.weapons = drawCards(s, { id: 'weapon deck', names: s.table.weaponDeck }, 2)
      tell(s, { type: 'loots', legend: v.legend, bin: v.bin, tokens: [...v.tokens], weapons: [...v.weapons] })
    }),
    ask('choose a weapon card', {
      rule: 'APX-BIN-004',
      seats: (s, v) => (v.weapons.length > 1 ? legendOf(s, v.legend).seat : null),
      options: (_, v) => [...v.weapons],
      why: () => 'APX-BIN-004',
      answer: (_, v, card) => {
        v.weapons = [card]
      },
    }),
    run('decide about everything', (s, v) => {
      for (const token of v.tokens)
        begin(s, 'gain a token', { legend: v.legend, token, keep: false, loose: false })
      for (const card of v.weapons) begin(s, 'gain a weapon', { legend: v.legend, card, loose: [] })
    }),
    // The book names no order: an attachment may go onto the weapon that was found with it (APX-BIN-006).
    run('decide about what waits', (s, v) => {
      v.weapons = []
      for (const token of v.later)
        begin(s, 'gain a token', { legend: v.legend, token, keep: false, loose: false })
    }),
    run('mark it as opened', (s, v) => {
      s.table.opened.push(v.bin)
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
