import { look, matchAfter, playOnFrom, type RuleId, submit } from '@sandtable/kernel'
import type { Answers } from './host.ts'
import { decided, proposed, takeBack } from './moves.ts'
import type { TableKind } from './protocol.ts'
import { sceneOf } from './shown.ts'
import type { Table } from './table.ts'
import { whyNot } from './why-not.ts'

/** What a page asks of a table that it sits at. `show` tells what is new there, `goOn` also lets bots answer. */
export function tableAnswers(
  tableNamed: (id: string) => Table,
  show: (id: string) => void,
  goOn: (id: string) => void,
): Pick<Answers, Exclude<TableKind, 'resume' | 'leave'>> {
  const seenAt = ({ match, reader }: Table) => look(match.state, reader.seat)

  /** Even what is refused may leave something in the record: a proposal, and that it was declined. */
  function move(id: string, make: (table: Table) => RuleId | null): RuleId | null {
    const table = tableNamed(id)
    const { match, obvious } = table
    const before = match.record.moves.length
    const rule = make(table)
    if (match.record.moves.length === before) return rule
    for (const one of obvious) if (one >= match.inForce.length) obvious.delete(one)
    table.past = null
    goOn(id)
    return rule
  }

  return {
    look: ({ table: id, seat, language }) => {
      tableNamed(id).reader = { seat, language }
      show(id)
      return null
    },
    'catch up': ({ table: id, moves }) => {
      const table = tableNamed(id)
      table.told = { ...table.told, shown: null, moves: Math.min(moves, table.match.record.moves.length) }
      show(id)
      return null
    },
    answer: ({ table, seat, answer }) => move(table, ({ match }) => submit(match, { seat, answer })),
    undo: ({ table, seat, ask = false }) => move(table, (one) => takeBack(one, seat, ask)),
    concede: ({ table, seat }) => move(table, ({ match }) => submit(match, { seat, concede: true })),
    decide: ({ table, seat }) => move(table, ({ match }) => decided(match, seat)),
    propose: ({ table, seat, change }) => move(table, (one) => proposed(one, seat, change)),
    agree: ({ table, seat, yes }) => move(table, ({ match }) => submit(match, { seat, agree: yes })),
    'turn to': ({ table: id, move: to }) => {
      const table = tableNamed(id)
      table.past = to >= table.match.inForce.length ? null : matchAfter(table.match, to)
      show(id)
      return null
    },
    branch: ({ table, move: to, seed }) => playOnFrom(tableNamed(table).match, to, seed).record,
    preview: ({ table, seat, answer }) => {
      const { game, state } = tableNamed(table).match
      return game.odds?.(state, seat, answer) ?? null
    },
    foreshow: ({ table: id, ghost: of }) => {
      const table = tableNamed(id)
      const { game } = table.match
      const seen = seenAt(table)
      const ghost = sceneOf(game, seen).things.find((one) => one.id === of)
      return ghost?.type === 'ghost' ? (game.tools?.foreshow?.(seen, ghost) ?? []) : []
    },
    measure: ({ table: id, from, to }) => {
      const { match, past, watched, reader } = tableNamed(id)
      const seen = look((past ?? match).state, watched ? null : reader.seat)
      return match.game.tools?.measure?.(seen, from, to) ?? null
    },
    amendments: ({ table: id }) => {
      const table = tableNamed(id)
      return table.match.game.tools?.amendments?.(seenAt(table)) ?? []
    },
    'why not': ({ table: id, seat, piece }) => {
      const table = tableNamed(id)
      const { game, state } = table.match
      const { things } = sceneOf(game, seenAt(table))
      const pieces = things.flatMap((one) => (one.type === 'piece' ? [one.id] : []))
      return whyNot(state, seat, piece, pieces)
    },
  }
}
