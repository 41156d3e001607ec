import type { Seen, TableCard } from '@sandtable/kernel'
import { answering, part, tableCardOf } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { cardName } from '../words/names.ts'
import { layer } from './layers.ts'

/** The own hand. Of two tricks of a kind the first one stands for the first answer that uses one. */
export function cards({ seat, question, table }: Seen<Drill>): TableCard[] {
  if (seat === null) return []
  return table.hand.map((card, place) => {
    const copy = table.hand.slice(0, place).filter((one) => one === card).length
    const uses = (question?.options ?? []).filter((option) => part(option, 'card') === card)
    return tableCardOf({
      kind: 'hand',
      id: `hand ${place}`,
      z: layer.card,
      seat,
      label: cardName(card),
      about: card,
      ...answering(uses.slice(copy, copy + 1)),
    })
  })
}
