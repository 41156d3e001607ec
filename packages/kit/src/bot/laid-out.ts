import { randomFrom, type Seen, type State, type Vocabulary } from '@sandtable/kernel'

/** A table by itself, on which the rules can be asked: nothing is in play on it yet, and nothing is going on. */
export function laidOut<V extends Vocabulary>(
  { game, version, seats, teams }: Pick<Seen<V>, 'game' | 'version' | 'seats' | 'teams'>,
  table: V['table'],
): State<V> {
  return {
    game,
    version,
    seats: [...seats],
    teams: { ...teams },
    table,
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
}
