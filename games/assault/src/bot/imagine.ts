import { enter, randomFrom, type Seen } from '@sandtable/kernel'
import type { Condition } from '../../data/types.ts'
import { cardNamed } from '../cards/index.ts'
import type { AState, AssaultTable, Figure } from '../state.ts'

/** A figure as the view shows it (view.ts): conditions by name, values after all cards. */
export interface SeenFigure extends Omit<Figure, 'conditions'> {
  readonly conditions: readonly Condition[]
  readonly health: number
  readonly speed: number
}

interface View extends Omit<AssaultTable, 'figures' | 'decks' | 'missions'> {
  readonly figures: readonly SeenFigure[]
}

/**
 * The table that a seat sees, laid out so that the rules can be asked: who sees whom, how far one gets, what an
 * attack comes to. Open cards are in play on it; what is hidden is not there, and nothing is played on it.
 */
export function imagined(seen: Seen): AState {
  // The view is this game's own (view.ts); its form is known here.
  const view = seen.table as unknown as View
  const s: AState = {
    game: seen.game,
    version: seen.version,
    seats: [...seen.seats],
    teams: { ...seen.teams },
    table: {
      ...view,
      missions: [],
      decks: Object.fromEntries(seen.seats.map((seat) => [seat, { draw: [], discard: [] }])),
      figures: view.figures.map((figure) => ({ ...figure, conditions: [] })),
    },
    stack: [],
    asking: null,
    effects: {},
    hooks: { query: {}, replace: {}, trigger: {}, due: {} },
    lastEffect: 0,
    used: {},
    chance: { random: randomFrom('imagined'), script: [] },
    decision: 0,
    sealed: 0,
    conceded: [],
    proposal: null,
    news: [],
    over: null,
  }
  for (const [at, { id, seat, card, conditions }] of view.figures.entries()) {
    const own = `deployment:${card}`
    if (cardNamed(own) !== undefined) enter(s, { card: own, seat, on: id })
    for (const name of conditions)
      s.table.figures[at]?.conditions.push({
        name,
        effect: enter(s, { card: `condition:${name}`, seat, on: id }),
      })
  }
  return s
}

export function seenFigure(seen: Seen, id: string): SeenFigure | undefined {
  return (seen.table as unknown as View).figures.find((one) => one.id === id)
}
