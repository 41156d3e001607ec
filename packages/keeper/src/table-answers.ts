import {
  accountOf,
  look,
  matchAfter,
  playOnFrom,
  questionFor,
  type RuleId,
  refuse,
  submit,
} from '@sandtable/kernel'
import { sightAt } from './cloth.ts'
import { alsoMeant, wayTo, whyNoWayTo } from './gesture.ts'
import { hintFor } from './hint.ts'
import type { Answers } from './host.ts'
import { letBeFrom } from './let-be.ts'
import { likewiseFrom } from './likewise.ts'
import { decided, proposed, takeBack } from './moves.ts'
import type { OddsDesk } from './odds-desk.ts'
import { passingFrom } from './passing.ts'
import { previewAnswers } from './preview.ts'
import type { BySeat, News, TableKind } from './protocol.ts'
import { mayHaveRecord, mayLook, notYours, plays } from './secrets.ts'
import { sceneOf } from './shown.ts'
import type { Table } from './table.ts'

/** What a page asks of a table that it sits at. `show` tells what is new there, `goOn` also lets bots answer. */
export function tableAnswers(
  tableNamed: (id: string) => Table,
  show: (id: string) => void,
  goOn: (id: string) => void,
  tell: (news: News) => void,
  desk: OddsDesk,
): Pick<Answers, Exclude<TableKind, 'resume' | 'leave'>> {
  const seenAt = (table: Table) => sightAt(table).seen

  /** The table at which somebody speaks for a seat: only for one that is theirs. */
  function tableOf({ table: id, seat }: BySeat): Table {
    const table = tableNamed(id)
    if (!plays(table, seat)) throw new Error(notYours(seat))
    return table
  }

  /** Even what is refused may leave something in the record: a proposal, and that it was declined. */
  function move(by: BySeat, make: (table: Table) => RuleId | null): RuleId | null {
    const table = tableOf(by)
    const { match, obvious } = table
    const before = match.record.moves.length
    table.passing = null
    table.likewise = null
    const rule = make(table)
    if (match.record.moves.length === before) return rule
    for (const one of obvious) if (one >= match.inForce.length) obvious.delete(one)
    table.past = null
    goOn(by.table)
    return rule
  }

  return {
    look: ({ table: id, seat, language, lift }) => {
      const table = tableNamed(id)
      if (!mayLook(table, seat)) throw new Error(notYours(seat))
      table.reader = { seat, language }
      if (lift !== undefined) table.lifted = lift ? seat : null
      show(id)
      return null
    },
    'catch up': ({ table: id, moves }) => {
      const table = tableNamed(id)
      table.told = { ...table.told, shown: null, moves: Math.min(moves, table.match.record.moves.length) }
      show(id)
      return null
    },
    answer: ({ answer, on, likewise = false, ...by }) =>
      move(by, (table) => {
        const { match } = table
        const further = likewise ? likewiseFrom(match, by.seat, answer) : null
        const rule = submit(match, { seat: by.seat, answer })
        if (rule === null) table.likewise = further
        const more = rule === null && on !== undefined ? alsoMeant(match, by.seat, on) : null
        if (more !== null) submit(match, { seat: by.seat, answer: more })
        return rule
      }),
    lead: ({ answers, ...by }) =>
      move(by, ({ match }) => {
        const [first, ...others] = answers
        const rule = first === undefined ? null : submit(match, { seat: by.seat, answer: first })
        // What comes between, as a card that may be used first, is asked; then the rest is led anew.
        for (const answer of rule === null ? others : [])
          if (submit(match, { seat: by.seat, answer }) !== null) break
        return rule
      }),
    'pass on': ({ until, ...by }) =>
      move(by, (table) => {
        const letsBe = letBeFrom(table.match, by.seat, table.letsBe)
        if (letsBe === null) table.passing = passingFrom(table.match, by.seat, until)
        else table.letsBe = letsBe
        return submit(table.match, { seat: by.seat, answer: 'pass' })
      }),
    undo: ({ ask = false, ...by }) =>
      move(by, (one) => {
        one.letsBe = null
        return takeBack(one, by.seat, ask)
      }),
    concede: (by) => move(by, ({ match }) => submit(match, { seat: by.seat, concede: true })),
    hint: (by) => hintFor(tableOf(by).match, by.seat),
    decide: (by) => move(by, ({ match }) => decided(match, by.seat)),
    propose: ({ change, ...by }) => move(by, (one) => proposed(one, by.seat, change)),
    agree: ({ yes, ...by }) => move(by, ({ match }) => submit(match, { seat: by.seat, agree: yes })),
    'turn to': ({ table: id, move: to }) => {
      const table = tableNamed(id)
      table.past = to >= table.match.inForce.length ? null : matchAfter(table.match, to)
      show(id)
      return null
    },
    branch: ({ table: id, move: to, seed }) => {
      const table = tableNamed(id)
      if (!mayHaveRecord(table)) throw new Error('its moves are given out when the game is over')
      return playOnFrom(table.match, to, seed).record
    },
    try: ({ answer, ...by }) => refuse(tableOf(by).match.state, by.seat, answer),
    ...previewAnswers(tableOf, tell, desk),
    foreshow: ({ table: id, ghost: of, planned = [] }) => {
      const table = tableNamed(id)
      const { game } = table.match
      const seen = seenAt(table)
      const ghosts = sceneOf(game, seen).things.filter((one) => one.type === 'ghost')
      const ghost = ghosts.find((one) => one.id === of)
      const others = ghosts.filter((one) => planned.includes(one.id))
      return ghost === undefined ? [] : (game.tools?.foreshow?.(seen, ghost, others) ?? [])
    },
    steer: ({ led, ...by }) => {
      const table = tableOf(by)
      const steered = table.match.game.tools?.steer?.(seenAt(table), led)
      return steered ?? { answers: null, refused: null, things: [] }
    },
    measure: ({ table: id, from, to }) => {
      const table = tableNamed(id)
      const { match, past, watched } = table
      const seen = watched ? look((past ?? match).state, null) : seenAt(table)
      return match.game.tools?.measure?.(seen, from, to) ?? null
    },
    account: ({ table: id }) => accountOf(tableNamed(id).match),
    amendments: ({ table: id }) => {
      const table = tableNamed(id)
      return table.match.game.tools?.amendments?.(seenAt(table)) ?? []
    },
    mean: ({ meant, ...by }) =>
      move(by, ({ match }) => {
        const way = wayTo(match, by.seat, meant)
        for (const answer of way ?? []) submit(match, { seat: by.seat, answer })
        if (way !== null) return null
        const { things, aside = [] } = sceneOf(match.game, look(match.state, by.seat))
        if ('spot' in meant) {
          const isPlacing = things.some(
            (one) => one.type === 'ghost' && aside.some(({ id }) => id === one.of),
          )
          return isPlacing ? (questionFor(match.state, by.seat)?.rule ?? null) : null
        }
        return whyNoWayTo(match, by.seat, meant.piece)
      }),
  }
}
