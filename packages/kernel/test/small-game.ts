import { defineGame, type Game, type Procedure, type Vocabulary } from '@sandtable/kernel'

type Parts<V extends Vocabulary> = Pick<Game<V>, 'id' | 'lay' | 'main' | 'view' | 'scramble'> &
  Partial<Game<V>>

/** A game of the parts that matter for a test: red against blue, without forces to choose. */
export function smallGame<V extends Vocabulary>(parts: Parts<V>): Game<V> {
  const seats = ['red', 'blue']
  const procedures: readonly Procedure<V>[] = [parts.main]
  const phrasebook = { entry: (entry: object) => JSON.stringify(entry), step: (name: string) => name }
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
    phrases: { en: phrasebook, de: phrasebook },
  }
  return defineGame({ ...rest, ...parts } as Game<V>)
}
