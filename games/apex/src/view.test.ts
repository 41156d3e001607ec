import { look, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from './index.ts'

test('the ring card, abilities and discard piles lie open to everybody, of decks and bags only the number is known [APX-RING-004, APX-LEG-005, APX-GEN-002]', () => {
  const setup = { ...apex.randomSetup(randomFrom('open')), start: 'drop' as const, lineUp: 'dealt' as const }
  const squads = {
    red: { ...setup.squads.red, legends: null },
    blue: { ...setup.squads.blue, legends: null },
  }
  const s = start(apex, { setup: { ...setup, squads }, seed: 'open' })
  for (const seat of [...s.seats, null]) {
    const { table } = look(s, seat)
    expect(table.ring.card).toBe(s.table.ring.card)
    expect('deck' in table.ring).toBe(false)
    expect(table.weaponDeck).toBe(s.table.weaponDeck.length)
    expect(table.binDeck).toBe(s.table.binDeck.length)
    for (const [at, legend] of table.legends.entries()) {
      const own = seat !== null && s.teams[seat] === legend.squad
      expect(legend.tokens).toEqual(s.table.legends[at]?.tokens)
      expect(legend.deck).toBe(s.table.legends[at]?.deck.length)
      expect(legend.cards).toBe(3)
      expect(legend.hand === null).toBe(!own)
      expect(legend.backpack === null).toBe(!own)
    }
  }
})
