import type { Entry, RolledDie } from '@sandtable/kernel'
import { targetTracks } from '../../data/targets.ts'
import { shownCard } from '../scene/targets.ts'
import type { CardOnSlot } from '../vocabulary/entries.ts'

/** The target cards that an entry tells of. */
export function cardsIn({ type, cards, card }: Entry): RolledDie[] {
  const { modifiers } = targetTracks.even
  if (type === 'revealed' || type === 'replaced')
    return (cards as unknown as readonly CardOnSlot[]).map((one) =>
      plain(shownCard(one.card, modifiers[one.slot] ?? 0, null)),
    )
  if (type === 'melee') return [plain(shownCard(String(card), 0, null))]
  return type === 'scatters' ? (cards as readonly string[]).map((one) => plain(shownCard(one, 0, null))) : []
}

function plain({ kind, symbols, label }: RolledDie): RolledDie {
  return { kind, symbols, label }
}
