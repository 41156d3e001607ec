import { enter, randomFrom, type Seen } from '@sandtable/kernel'
import { rulesInPlay } from '../cards/index.ts'
import { refreshCards } from '../cards-of-unit.ts'
import type { Legion, LState } from '../state.ts'

/**
 * The table that a seat sees, laid out so that the rules can be asked: who sees whom, how far one gets, who would be in
 * cover. What units have on their cards is in play on it; what is hidden is not there, and nothing is played on it.
 */
export function imagined({ game, version, seats, teams, table: view }: Seen<Legion>): LState {
  const { hand: _, handSizes: __, ...open } = view
  const s: LState = {
    game,
    version,
    seats: [...seats],
    teams: { ...teams },
    table: {
      ...open,
      hands: Object.fromEntries(seats.map((seat) => [seat, []])),
      units: view.units.map((unit) => ({
        ...unit,
        minis: unit.minis.map((mini) => ({ ...mini })),
        upgrades: unit.upgrades.map((one) => ({ ...one, effect: null })),
      })),
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
  for (const { id } of rulesInPlay) enter(s, { card: id })
  for (const unit of s.table.units) refreshCards(s, unit)
  return s
}
