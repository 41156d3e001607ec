import { clone, defineGame, type Game, type Plain, type Procedure, type Vocabulary } from '@sandtable/kernel'

type Parts<V extends Vocabulary> = Pick<Game<V>, 'id' | 'lay' | 'main'> & Partial<Game<V>>

/** A game of the parts that matter for a test: red against blue, no forces to choose, no secrets. */
export function smallGame<V extends Vocabulary>(parts: Parts<V>): Game<V> {
  const seats = ['red', 'blue']
  const procedures: readonly Procedure<V>[] = [parts.main]
  const phrasebook = { entry: () => null, step: () => null, reason: () => null }
  const rest: Omit<Game<V>, keyof typeof parts> & Partial<Game<V>> = {
    version: '1',
    name: { en: parts.id, de: parts.id },
    checkSetup: () => null,
    randomSetup: () => ({}),
    seats: () => seats,
    procedures,
    cards: [],
    events: {} as Game<V>['events'],
    order: (s) => s.seats,
    view: (s) => clone(s.table) as Plain,
    scramble: () => {},
    phrases: { en: phrasebook, de: phrasebook },
  }
  return defineGame({ ...rest, ...parts } as Game<V>)
}
