import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { play } from '../match.ts'
import { type GameRecord, hashAt, readRecord, type Unreadable } from '../record.ts'
import type { Misplayed } from '../replay.ts'
import { start } from '../start.ts'
import type { Vocabulary } from '../state.ts'

/** Games that were kept: a record in each line. */
export function readKept(text: string): (GameRecord | Unreadable)[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRecord)
}

/**
 * Plays a kept game again up to the first difference; null: there is none. Like `replay`, but nothing is written down,
 * and fingerprints are taken only where the record has one: this is done thousands of times.
 */
export function differenceIn<V extends Vocabulary>(game: Game<V>, record: GameRecord): Misplayed | null {
  const wrong = game.checkSetup(record.setup)
  if (wrong !== null) return { moves: 0, problem: `its setup is refused: ${wrong}` }
  const s = start(game, { setup: record.setup as V['setup'], seed: record.seed })
  for (let at = 0; ; at++) {
    const kept = hashAt(record, at)
    if (kept !== null && hashOf(s) !== record.hashes[kept])
      return { moves: at, problem: `after ${at} moves the state is another than the one kept` }
    const move = record.moves[at]
    if (move === undefined) return null
    const refusal = play(s, move)
    if (refusal !== null) return { moves: at, problem: `move ${at + 1} is refused now, by ${refusal}` }
  }
}

/** Do the kept games of a game still go as they went? Each that does not, and what to do about it. */
export function keptGamesDiffer<V extends Vocabulary>(game: Game<V>, text: string): string[] {
  const kept = readKept(text)
  if (kept.length === 0) return [`no games of ${game.id} are kept: npm run keep -- ${game.id}`]
  return kept.flatMap((record, at) => {
    const name = `kept game ${at + 1} of ${game.id}`
    if ('problem' in record) return [`${name} cannot be read: ${record.problem}`]
    if (record.version !== game.version)
      return [
        `${name} was played with version ${record.version}; this is version ${game.version}: npm run keep -- ${game.id}`,
      ]
    const problem = firstDifference(game, record)
    if (problem === null) return []
    return [
      `${name} (seed “${record.seed}”): ${problem}. Rules changed on purpose? ` +
        `Raise the version of ${game.id} and run: npm run keep -- ${game.id}`,
    ]
  })
}

function firstDifference<V extends Vocabulary>(game: Game<V>, record: GameRecord): string | null {
  try {
    return differenceIn(game, record)?.problem ?? null
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message : String(error)}`
  }
}
