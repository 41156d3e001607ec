import { oneMoreLikewise } from '@sandtable/keeper/likewise'
import { onlyAnswer } from '@sandtable/keeper/moves'
import { passOn } from '@sandtable/keeper/passing'
import type { Alike } from '@sandtable/keeper/what-is-new'
import {
  awaited,
  heardBy,
  type Match,
  type Move,
  mayBePassed,
  questionFor,
  type Seat,
  submit,
} from '@sandtable/kernel'
import { isMine, type Reader } from './room.ts'
import { addMoves, show, showAll, type Turn } from './turn.ts'

/** Shows what is there, and answers what nobody has to think about, one after the other, until somebody has to. */
export function settle(turn: Turn): void {
  for (;;) {
    const { match } = turn.live
    const move = match === null ? null : obvious(turn, match)
    if (move === null || match === null) showAll(turn)
    else showPassing(turn, match)
    if (match === null || move === null) return
    const place = match.inForce.length
    if (submit(match, move) !== null) return
    turn.live.obvious.add(place)
    addMoves(turn, { free: true })
  }
}

/**
 * The next step follows at once: only those are shown this one who hear of something in it. To the others it is as the
 * one before; that they are not shown anything must not hang on what they do not hear of.
 */
function showPassing(turn: Turn, { state }: Match): void {
  const alike: Alike = new Map()
  for (const reader of turn.room.readers.values()) {
    const { table } = reader
    if (table === null || reader.line === null) continue
    if (heardBy(state.news, table.reader.seat).length > 0) show(turn, reader, alike)
    else if (table.seen !== null && table.seen.seen.decision + 1 === state.decision)
      table.seen = { ...table.seen, seen: { ...table.seen.seen, decision: state.decision } }
  }
}

function obvious(turn: Turn, match: Match): Move | null {
  if (match.state.over !== null || turn.live.course.frozen !== null) return null
  for (const seat of peopleAsked(turn, match)) {
    const move = nothingElse(turn, match, seat)
    if (move !== null && !tellsByPassing(match, seat)) return move
  }
  for (const reader of turn.room.readers.values()) {
    const move = reader.table === null ? null : (passOn(reader.table) ?? oneMoreLikewise(reader.table))
    if (move !== null) return move
  }
  return null
}

function peopleAsked({ live }: Pick<Turn, 'live'>, match: Match): readonly Seat[] {
  return awaited(match.state).filter((seat) => live.players[seat] === 'person')
}

/** The only thing that a seat can answer; nothing while whoever plays it looks back. */
function nothingElse({ room }: Pick<Turn, 'room'>, match: Match, seat: Seat): Move | null {
  const pages = [...room.readers.values()].filter((one) => one.line !== null && isMine(one, seat))
  if (pages.some(looksBack)) return null
  const at = { match, players: { [seat]: 'person' }, watched: false, past: null, lesson: null }
  return onlyAnswer(at)
}

function looksBack({ table }: Reader): boolean {
  return table !== null && table.past !== null
}

/** Whether a hand has a fitting card must not be told by how fast its owner passes. */
function tellsByPassing({ state }: Match, seat: Seat): boolean {
  const question = questionFor(state, seat)
  return question !== null && mayBePassed(question)
}

/** A pass that is all a seat can do, and that is made after a pause. */
export function passAfterPause(turn: Pick<Turn, 'live' | 'room'>): Move | null {
  const { match, course } = turn.live
  if (match === null || match.state.over !== null || course.frozen !== null) return null
  for (const seat of peopleAsked(turn, match)) {
    const move = tellsByPassing(match, seat) ? nothingElse(turn, match, seat) : null
    if (move !== null) return move
  }
  return null
}
