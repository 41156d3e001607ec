import { type GameRecord, type Move, recordFormat } from '@sandtable/kernel'

const move = (at: number): Move => ({ seat: 'red', answer: at })

/** A record of so many moves, for tests; lines of a game differ in their fingerprints. */
export function recordOf(moves: number, line = ''): GameRecord {
  return {
    sandtable: 'replay',
    format: recordFormat,
    game: 'drill',
    version: '1',
    setup: {},
    seed: 's',
    moves: Array.from({ length: moves }, (_, at) => move(at)),
    hashes: Array.from({ length: moves + 1 }, (_, at) => `${line}${at}`),
  }
}
