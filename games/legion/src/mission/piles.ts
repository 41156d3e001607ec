import { below, type Seat, tell } from '@sandtable/kernel'
import type { BattlePiles, LState, MissionCard, Pile } from '../state.ts'

type Kind = keyof BattlePiles

/** Reveals the top card of a pile, which lies in no order; an empty one is made anew (LG2-MISS-014). */
export function revealCard(s: LState, seat: Seat, kind: Kind): void {
  const { left, gone } = pileOf(s, seat, kind)
  const from = left.length > 0 ? left : gone
  // An army that is free of all rules may have brought none: then that part of the mission is missing.
  if (from.length === 0) return
  const card = from[below(s, from.length)]
  if (card === undefined) return
  setPile(s, seat, kind, {
    left: from.filter((one) => one !== card),
    gone: left.length > 0 ? gone : [],
  })
  putIn(s, kind, { card, seat })
  tell(s, { type: 'mission card', seat, card })
}

/** The card that was there is discarded onto the pile that it came from (LG2-MISS-007 to -010). */
function putIn(s: LState, kind: Kind, revealed: MissionCard): void {
  const { mission } = s.table
  const { card, seat } = revealed
  if (kind === 'advantage') {
    const old = mission.advantages[seat]
    if (old != null) discard(s, kind, { card: old, seat })
    s.table.mission = { ...mission, advantages: { ...mission.advantages, [seat]: card } }
    return
  }
  const old = mission[kind]
  if (old !== null) discard(s, kind, old)
  s.table.mission = { ...mission, [kind]: revealed }
}

function discard(s: LState, kind: Kind, { card, seat }: MissionCard): void {
  const { left, gone } = pileOf(s, seat, kind)
  setPile(s, seat, kind, { left, gone: [...gone, card] })
}

function pileOf(s: LState, seat: Seat, kind: Kind): Pile {
  return (s.table.piles[seat] as BattlePiles)[kind]
}

function setPile(s: LState, seat: Seat, kind: Kind, pile: Pile): void {
  s.table.piles = { ...s.table.piles, [seat]: { ...(s.table.piles[seat] as BattlePiles), [kind]: pile } }
}
