import { answer, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { battleCard } from '../catalogue.ts'
import { legion } from '../index.ts'
import { readyArmies } from '../list/library.ts'
import { otherSeat } from '../state.ts'

const [first, second] = readyArmies
if (first === undefined || second === undefined) throw new Error('there are no ready-made armies')
const armies = { gold: first.army, silver: second.army }
const setup = { armies, format: 'free', map: 'crossroads' }

test('[LG2-MISS-001] each deck is three piles by kind, and any card of a pile may be on top', () => {
  const revealed = Array.from({ length: 30 }, (_, seed) => {
    const s = start(legion, { setup, seed: `${seed}` })
    const { blue } = s.table
    expect(answer(s, blue, 'primary')).toBeNull()
    const { primary, secondary, advantages } = s.table.mission
    expect(primary?.seat).toBe(blue)
    expect(secondary?.seat).toBe(otherSeat(blue))
    const cards = [primary?.card ?? '', secondary?.card ?? '', advantages.gold ?? '', advantages.silver ?? '']
    expect(cards.map((card) => battleCard(card).kind)).toEqual([
      'primary',
      'secondary',
      'advantage',
      'advantage',
    ])
    return { blue, card: primary?.card }
  })
  for (const seat of ['gold', 'silver'] as const) {
    const own = armies[seat].battle.filter((card) => battleCard(card).kind === 'primary')
    const shown = new Set(revealed.filter(({ blue }) => blue === seat).map(({ card }) => card))
    expect([...shown].sort()).toEqual([...own].sort())
  }
})
