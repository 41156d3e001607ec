import {
  type Entry,
  heardBy,
  look,
  type Match,
  type Move,
  mayBePassed,
  questionFor,
  type Seat,
} from '@sandtable/kernel'
import { letBe } from './let-be.ts'
import type { Something } from './protocol.ts'
import { sceneOf } from './shown.ts'
import type { Table } from './table.ts'

/** A seat passes whatever can be passed, until something happens. */
export interface Passing {
  readonly seat: Seat
  readonly until: readonly Something[]
  /** So many decisions of the journal have been looked through. */
  readonly heard: number
}

export function passingFrom({ journal }: Match, seat: Seat, until: readonly Something[]): Passing {
  return { seat, until, heard: journal.length }
}

/** The pass of somebody who passes on, or lets something be; whatever else is asked, or something that happened, ends it. */
export function passOn(table: Table): Move | null {
  return letBe(table) ?? passAgain(table)
}

function passAgain(table: Table): Move | null {
  const { match, passing, past } = table
  const question = passing === null ? null : questionFor(match.state, passing.seat)
  if (passing === null || question === null) return null
  const goesOn = past === null && mayBePassed(question) && !hasHappened(match, passing)
  table.passing = goesOn ? { ...passing, heard: match.journal.length } : null
  return goesOn ? { seat: passing.seat, answer: 'pass' } : null
}

function hasHappened(match: Match, { seat, until, heard }: Passing): boolean {
  const entries = match.journal.slice(heard).flatMap((one) => heardBy(one, seat))
  if (entries.length === 0) return false
  const { game, state } = match
  const own = sceneOf(game, look(state, seat)).things.flatMap((one) =>
    one.type === 'piece' && one.seat === seat ? [one.id] : [],
  )
  const happens: Readonly<Record<Something, (entry: Entry) => boolean>> = {
    'aimed at': ({ target }) => typeof target === 'string' && own.includes(target),
    card: (entry) => typeof entry.card === 'string' && entry.seat !== undefined && entry.seat !== seat,
    dice: (entry) => (game.tools?.diceIn?.(entry) ?? []).length > 0,
  }
  return entries.some((entry) => until.some((one) => happens[one](entry)))
}
