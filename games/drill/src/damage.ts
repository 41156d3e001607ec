import { type EventRule, finish, tell } from '@sandtable/kernel'
import { cadet, type Drill, otherSide, standing } from './state.ts'

/** DR-ATK-010, DR-WIN-001. */
export const damage: EventRule<Drill, Drill['events']['damage']> = {
  do: (s, { to, amount }) => {
    const hurt = cadet(s, to)
    const lost = Math.min(amount, hurt.grit)
    hurt.grit -= lost
    tell(s, { type: 'damage', cadet: to, amount: lost })
    if (standing(s, hurt.seat).length === 0) finish(s, { winner: otherSide(hurt.seat), reason: 'all down' })
  },
}
