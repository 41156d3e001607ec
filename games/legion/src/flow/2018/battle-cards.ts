import { shuffle, tell } from '@sandtable/kernel'
import { instruct } from '../../alone/instruct.ts'
import { cardsIn } from '../../catalogue.ts'
import { editionOf } from '../../editions/index.ts'
import { isAgreed } from '../../editions/terms.ts'
import { type LState, otherSeat, type Row } from '../../state.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** LG1-SETUP-012 to -018: rows of battle cards, of which the players take turns to remove the leftmost. */
export const eliminateBattleCards = procedure('eliminate battle cards', [
  run('reveal battle cards', (s) => {
    const laid = rowsOf(s).map((kind) => [kind, revealed(s, kind)] as const)
    s.table.rows = Object.fromEntries(laid)
    if (s.table.alone !== undefined) instruct(s, s.table.alone.seat, 'LG1-SOLO-004', 'objective card')
    for (const [, cards] of laid) tell(s, { type: 'battle cards', cards: [...cards] })
  }),
  ask('eliminate a battle card', {
    rule: 'LG1-SETUP-014',
    seats: (_, v) => v.turn,
    options: (s): readonly (Row | 'pass')[] => [
      ...rowsOf(s).filter((kind) => cardsLeft(s, kind).length > 1),
      'pass',
    ],
    why: (_, __, answer) => (rowKinds.some((kind) => kind === answer) ? 'LG1-SETUP-017' : 'LG1-SETUP-014'),
    answer: (s, v, row) => {
      if (row === 'pass') return tell(s, { type: 'eliminated none', seat: v.turn })
      const [gone = '', ...left] = cardsLeft(s, row)
      s.table.rows = { ...s.table.rows, [row]: left }
      return tell(s, { type: 'eliminated', seat: v.turn, card: gone })
    },
  }),
  run('the turn passes', (_, v) => {
    v.chances++
    v.turn = otherSeat(v.turn)
  }),
  // Two opportunities each, or one (LG1-SETUP-015, LG1-OPTB-010).
  repeat('eliminate a battle card', (s, v) => v.chances < (isAgreed(s, 'grand army') ? 2 : 4)),
  run('the leftmost cards are used', (s) => {
    const { mission, blue } = s.table
    const [primary = ''] = cardsLeft(s, 'primary')
    const [deployment] = cardsLeft(s, 'deployment')
    const [condition = ''] = cardsLeft(s, 'condition')
    const laid = deployment === undefined ? {} : { deployment }
    s.table.mission = { ...mission, primary: { card: primary, seat: blue }, ...laid, condition }
    delete s.table.rows
    for (const card of [primary, ...Object.values(laid), condition]) tell(s, { type: 'in play', card })
  }),
])

const rowKinds: readonly Row[] = ['primary', 'deployment', 'condition']

/** Grand armies have their zones without a card (LG1-OPTB-009). */
function rowsOf(s: LState): readonly Row[] {
  return isAgreed(s, 'grand army') ? rowKinds.filter((kind) => kind !== 'deployment') : rowKinds
}

function cardsLeft(s: LState, kind: Row): readonly string[] {
  return s.table.rows?.[kind] ?? []
}

function shuffled(s: LState, kind: Row): string[] {
  const deck = cardsIn(s.table.edition).battles.flatMap((card) => (card.kind === kind ? [card.id] : []))
  shuffle(s, deck)
  return deck
}

/** In a game without end a deployment card is all that there is (LG1-OPTB-013). */
export function dealDeployment(s: LState): void {
  const [deployment = ''] = shuffled(s, 'deployment')
  s.table.mission = { ...s.table.mission, deployment }
  tell(s, { type: 'in play', card: deployment })
}

function revealed(s: LState, kind: Row): string[] {
  const deck = shuffled(s, kind)
  // One objective card is drawn, and it counts (LG1-SOLO-004).
  const isDrawn = kind === 'primary' && s.table.alone !== undefined
  return deck.slice(0, isDrawn ? 1 : editionOf(s).cardsInRow)
}
