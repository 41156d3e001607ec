import { cardNamed, enter, type Seen } from '@sandtable/kernel'
import { laidOut } from '@sandtable/kit'
import type { AState, Assault } from '../state.ts'

/**
 * The table that a seat sees, laid out so that the rules can be asked: who sees whom, how far one gets, what an
 * attack comes to. Open cards are in play on it; what is hidden is not there, and nothing is played on it.
 */
export function imagined(seen: Seen<Assault>): AState {
  const view = seen.table
  const s: AState = laidOut(seen, {
    missions: [],
    decks: Object.fromEntries(seen.seats.map((seat) => [seat, { draw: [], discard: [] }])),
    ...view,
    points: { ...view.points },
    objects: view.objects.map((object) => ({ ...object })),
    figures: view.figures.map((figure) => ({ ...figure, conditions: [] })),
  })
  for (const [at, { id, seat, card, conditions }] of view.figures.entries()) {
    const own = `deployment:${card}`
    if (cardNamed(s, own) !== undefined) enter(s, { card: own, seat, on: id })
    const figure = s.table.figures[at]
    if (figure === undefined || conditions.length === 0) continue
    const held = conditions.map((name) => ({
      name,
      effect: enter(s, { card: `condition:${name}`, seat, on: id }),
    }))
    s.table.figures[at] = { ...figure, conditions: held }
  }
  return s
}
