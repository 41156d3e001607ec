import { type Game, type Match, openMatch, type Seat, submit } from '@sandtable/kernel'
import { botAnswers, botToAnswer } from './bots.ts'
import { forceAnswers } from './build.ts'
import { oneMoreLikewise } from './likewise.ts'
import { onlyAnswer } from './moves.ts'
import { deskWith, type OddsDesk } from './odds-desk.ts'
import { onOffer } from './offer.ts'
import { passOn } from './passing.ts'
import { lessonOf, matchFor, matchOf, playable } from './played.ts'
import type { AskOf, Kind, News, Reply, ReplyTo, RequestOf, Resuming } from './protocol.ts'
import { setupFor } from './quick.ts'
import { mayHaveRecord, mayLook, notYours, plays } from './secrets.ts'
import { sentenceOf } from './sentence.ts'
import { sitAt, type Table } from './table.ts'
import { tableAnswers } from './table-answers.ts'
import { agreed } from './update.ts'
import { whatIsNew } from './what-is-new.ts'

/** What answers each kind of request; whatever it throws is told to whoever asked. */
export type Answers = { readonly [K in Kind]: (ask: AskOf<K>) => ReplyTo<K> }

export type Host = <K extends Kind>(kind: K, ask: AskOf<K>) => ReplyTo<K>

type Tell = (news: News) => void
type Later = (work: () => void) => void

/**
 * Keeps tables and answers a page. `later` runs something after requests that came meanwhile; `games` are those
 * that are at hand, and may grow; odds are counted at the `desk`.
 */
export function newHost(
  tell: Tell,
  later: Later,
  games: ReadonlyMap<string, Game>,
  desk: OddsDesk = deskWith(games),
): Host {
  const gameNamed = (id: string): Game => {
    const game = games.get(id)
    if (game === undefined) throw new Error(`no game ${id}`)
    return game
  }

  const tables = new Map<string, Table>()
  const tableNamed = (id: string): Table => {
    const table = tables.get(id)
    if (table === undefined) throw new Error(`no table ${id}`)
    return table
  }

  function show(id: string): void {
    const table = tableNamed(id)
    tell({ update: whatIsNew(id, table, mayHaveRecord(table)) })
  }

  /** Bots answer, one decision at a time, and the page where there is no choice, until a person is asked. */
  function goOn(id: string): void {
    const table = tableNamed(id)
    // Whatever is being counted was about another moment.
    desk.stop()
    const obvious = onlyAnswer(table) ?? passOn(table) ?? oneMoreLikewise(table)
    if (obvious !== null) {
      table.obvious.add(table.match.inForce.length)
      submit(table.match, obvious)
    }
    show(id)
    const seat = botToAnswer(table)
    if (obvious !== null && seat === undefined) soon(id, table, () => goOn(id))
    if (seat === undefined) return
    soon(id, table, () => {
      // Somebody may have conceded or taken something back.
      if (botToAnswer(table) !== seat) return
      botAnswers(table, seat)
      goOn(id)
    })
  }

  /** Meanwhile the page may have left, or taken the game up anew under the same name. */
  function soon(id: string, table: Table, work: () => void): void {
    later(() => {
      if (tables.get(id) !== table) return
      try {
        work()
      } catch (error) {
        tell({ failed: sentenceOf(error), table: id })
      }
    })
  }

  function resume({ table: id, record, players, language, ...how }: Resuming): null {
    const { salvage = false, watch = false } = how
    const obvious = new Set<number>()
    const game = gameNamed(record.game)
    const match = matchOf(game, record, { players, obvious, salvage })
    if (game.odds !== undefined) desk.prepare(game.id)
    const { holds = match.state.seats } = how
    const { seat = firstPerson(match, players, holds) } = how
    if (!mayLook({ match, players, holds }, seat)) throw new Error(notYours(seat))
    const played = { match, players, obvious, lesson: lessonOf(match.game, how.lesson) }
    const moves = agreed(record, match.record)
    tables.set(id, sitAt(played, { holds, watched: watch, reader: { seat, language }, moves }))
    goOn(id)
    return null
  }

  const answers: Answers = {
    offer: () => [...games.values()].flatMap(onOffer),
    warm: () => null,
    lay: (laying) => {
      const game = gameNamed(laying.game)
      const lesson = lessonOf(game, laying.lesson)
      return lesson === null
        ? openMatch(game, setupFor(game, laying), laying.seed).record
        : matchFor(game, lesson).record
    },
    inspect: ({ text }) => playable(text, gameNamed),
    card: ({ game: id, about }) => {
      const game = gameNamed(id)
      return game.cards.find((card) => card.id === about)?.rules ?? game.rulesOfCard?.(about) ?? null
    },
    looks: ({ game }) => gameNamed(game).looks ?? {},
    sheet: ({ game, about }) => gameNamed(game).sheet?.(about) ?? null,
    ...forceAnswers(gameNamed),
    resume,
    leave: ({ table }) => {
      desk.stop()
      tables.delete(table)
      return null
    },
    ...tableAnswers(tableNamed, show, goOn, tell, desk),
  }
  return (kind, ask) => {
    if (!Object.hasOwn(answers, kind)) throw new Error(`no request ${kind}`)
    return answers[kind](ask)
  }
}

/** Every request has its reply, if only a sentence that says what went wrong. */
export function replyTo<K extends Kind>(host: Host, { call, kind, ask }: RequestOf<K>): Reply {
  try {
    return { call, reply: host(kind, ask) }
  } catch (error) {
    return { call, problem: sentenceOf(error) }
  }
}

function firstPerson(match: Match, players: Table['players'], holds: readonly Seat[]): Seat | null {
  return match.state.seats.find((seat) => plays({ match, players, holds }, seat)) ?? null
}
