import { reveal, shuffle, tell } from '@sandtable/kernel'
import { instruct } from '../../alone/instruct.ts'
import { cardsIn } from '../../catalogue.ts'
import { editionOf } from '../../editions/index.ts'
import { type LState, otherSeat, type Row } from '../../state.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** LG1-SETUP-012 to -018: rows of battle cards, of which the players take turns to remove the leftmost. */
export const eliminateBattleCards = procedure('eliminate battle cards', [
  run('reveal battle cards', (s) => {
    const laid = rowKinds.map((kind) => [kind, revealed(s, kind)] as const)
    s.table.rows = Object.fromEntries(laid) as Record<Row, string[]>
    reveal(s)
    if (s.table.alone !== undefined) instruct(s, s.table.alone.seat, 'LG1-SOLO-004', 'objective card')
    for (const [, cards] of laid) tell(s, { type: 'battle cards', cards: [...cards] })
  }),
  ask('eliminate a battle card', {
    rule: 'LG1-SETUP-014',
    seats: (_, v) => v.turn,
    options: (s): readonly (Row | 'pass')[] => [
      ...rowKinds.filter((kind) => cardsLeft(s, kind).length > 1),
      'pass',
    ],
    why: (_, __, answer) => (rowKinds.some((kind) => kind === answer) ? 'LG1-SETUP-017' : 'LG1-SETUP-014'),
    answer: (s, v, row) => {
      if (row === 'pass') return tell(s, { type: 'eliminated none', seat: v.turn })
      const [gone = '', ...left] = cardsLeft(s, row)
      s.table.rows = { ...(s.table.rows as Record<Row, readonly string[]>), [row]: left }
      return tell(s, { type: 'eliminated', seat: v.turn, card: gone })
    },
  }),
  run('the turn passes', (_, v) => {
    v.chances++
    v.turn = otherSeat(v.turn)
  }),
  // Two opportunities each (LG1-SETUP-015).
  repeat('eliminate a battle card', (_, v) => v.chances < 4),
  run('the leftmost cards are used', (s) => {
    const [primary = '', deployment = '', condition = ''] = rowKinds.map(
      (kind) => cardsLeft(s, kind)[0] ?? '',
    )
    const { mission, blue } = s.table
    s.table.mission = { ...mission, primary: { card: primary, seat: blue }, deployment, condition }
    delete s.table.rows
    for (const card of [primary, deployment, condition]) tell(s, { type: 'in play', card })
  }),
])

const rowKinds: readonly Row[] = ['primary', 'deployment', 'condition']

function cardsLeft(s: LState, kind: Row): readonly string[] {
  return s.table.rows?.[kind] ?? []
}

function revealed(s: LState, kind: Row): string[] {
  const deck = cardsIn(s.table.edition).battles.flatMap((card) => (card.kind === kind ? [card.id] : []))
  shuffle(s, deck)
  // One objective card is drawn, and it counts (LG1-SOLO-004).
  const isDrawn = kind === 'primary' && s.table.alone !== undefined
  return deck.slice(0, isDrawn ? 1 : editionOf(s).cardsInRow)
}
