import {
  type Entry,
  type Game,
  type GameRecord,
  type Match,
  type Outcome,
  questionFor,
  replay,
  type Seat,
} from '@sandtable/kernel'
import { unknownHash } from './broken-game.ts'

/** A record played back: what happened, move by move, and how far it goes. */
export interface Retelling {
  readonly passages: readonly Passage[]
  readonly over: Outcome | null
  /** How many states could be compared with the recorded ones. */
  readonly compared: number
  /** After how many moves the state is first another than the one recorded; null: never. */
  readonly differsAfter: number | null
  /** Why it goes no further; null: it goes to its end. */
  readonly problem: string | null
}

/** What one move led to; the first passage is what happened before any. */
export interface Passage {
  readonly move: number
  readonly seat: Seat | null
  /** What the seat decided about. */
  readonly about: { readonly procedure: string; readonly step: string } | null
  /** The move took others back: on from after this one. */
  readonly backTo: number | null
  readonly entries: readonly Entry[]
  /** What everybody sees of the table then, for the names of pieces. */
  readonly table: unknown
}

export function retell(game: Game, record: GameRecord): Retelling {
  const passages: Passage[] = []
  /** The numbers of the moves that hold. */
  let inForce: number[] = []
  let about: Passage['about'] = null
  let over: Outcome | null = null
  let compared = 0
  let differsAfter: number | null = null

  const after = (match: Match) => {
    const move = passages.length
    const seat = move === 0 ? null : (record.moves[move - 1]?.seat ?? null)
    const wentOn = move === 0 || match.inForce.length > inForce.length
    if (wentOn && move > 0) inForce.push(move)
    else inForce = inForce.slice(0, match.inForce.length)
    const entries = wentOn ? (match.journal.at(-1) ?? []) : []
    const backTo = wentOn ? null : (inForce.at(-1) ?? 0)
    passages.push({ move, seat, about, backTo, entries, table: game.view(match.state, null) })
    over = match.state.over
    const recorded = record.hashes[move] ?? unknownHash
    if (recorded !== unknownHash) {
      compared++
      if (recorded !== match.record.hashes[move]) differsAfter ??= move
    }
    about = aboutNext(match, record)
  }

  let problem: string | null = null
  try {
    const played = replay(game, record, { after })
    if ('problem' in played)
      problem = `${played.moves} of ${record.moves.length} moves can be played; ${played.problem}.`
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const where = passages.length === 0 ? 'before the first move' : `at move ${passages.length}`
    problem = `The game fails ${where}: ${why}.`
  }
  return { passages, over, compared, differsAfter, problem }
}

/** What the next move of the record decides about: a step, or a moment at which something may be used. */
function aboutNext(match: Match, record: GameRecord): Passage['about'] {
  const next = record.moves[match.record.moves.length]
  if (next === undefined || !('answer' in next)) return null
  const question = questionFor(match.state, next.seat)
  if (question === null) return null
  const { procedure, step, about } = question
  const moment = typeof about === 'object' && about !== null && 'moment' in about ? about.moment : undefined
  return { procedure, step: typeof moment === 'string' ? moment : step }
}
