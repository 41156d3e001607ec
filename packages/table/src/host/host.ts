import { type Game, look, type Match, openMatch, submit } from '@sandtable/kernel'
import { botAnswers, botToAnswer } from './bots.ts'
import { build } from './build.ts'
import { moved, onlyAnswer, takeBack } from './moves.ts'
import { onOffer } from './offer.ts'
import { inspect, lessonOf, matchAfter, matchFor, matchOf } from './played.ts'
import type { Message, Request, TableRequest } from './protocol.ts'
import { setupFor } from './quick.ts'
import { sceneOf, shownOf } from './shown.ts'
import type { Table } from './table.ts'
import { whyNot } from './why-not.ts'

type Post = (message: Message) => void
type Later = (work: () => void) => void

/**
 * Keeps tables and answers a page. `later` runs something after messages that came meanwhile; `games` are those
 * that are at hand, and may grow.
 */
export function newHost(
  post: Post,
  later: Later,
  games: ReadonlyMap<string, Game>,
): (request: Request) => void {
  const gameNamed = (id: string): Game => {
    const game = games.get(id)
    if (game === undefined) throw new Error(`no game ${id}`)
    return game
  }

  const tables = new Map<string, Table>()

  const show = (id: string, table: Table) => {
    const { match, past, reader, players, lesson, seen } = table
    const around = { players, lesson, whole: match, before: seen }
    const [shown, now] = shownOf(past ?? match, reader, around)
    table.seen = now
    post({ type: 'shown', table: id, shown })
  }
  const tellRecord = (id: string, { match }: Table) =>
    post({ type: 'record', table: id, record: match.record, over: match.state.over !== null })

  /** Bots answer, one decision at a time, and the page where there is no choice, until a person is asked. */
  function goOn(id: string, table: Table): void {
    const obvious = onlyAnswer(table)
    if (obvious !== null) {
      table.obvious.add(table.match.inForce.length)
      submit(table.match, obvious)
      tellRecord(id, table)
    }
    show(id, table)
    const seat = botToAnswer(table)
    // Meanwhile the page may have left, or taken the game up anew under the same name.
    const isOpen = () => tables.get(id) === table
    if (obvious !== null && seat === undefined) later(() => isOpen() && goOn(id, table))
    if (seat === undefined) return
    later(() => {
      // Or somebody may have conceded or taken something back.
      if (!isOpen() || botToAnswer(table) !== seat) return
      botAnswers(table, seat)
      tellRecord(id, table)
      goOn(id, table)
    })
  }

  function open(
    id: string,
    match: Match,
    players: Table['players'],
    more: { watched?: boolean; taught?: string | undefined; obvious?: Set<number> } = {},
  ): void {
    const { watched = false, taught, obvious = new Set<number>() } = more
    const seat = match.state.seats.find((one) => players[one] === 'person') ?? null
    const table: Table = {
      match,
      players,
      watched,
      reader: { seat, language: 'en' },
      past: null,
      seen: null,
      obvious,
      lesson: lessonOf(match.game, taught),
    }
    tables.set(id, table)
    if (!watched) tellRecord(id, table)
    goOn(id, table)
  }

  function handleTable(request: TableRequest, table: Table): void {
    const { match } = table
    switch (request.type) {
      case 'look':
        table.reader = { seat: request.seat, language: request.language }
        show(request.table, table)
        return
      case 'turn to':
        table.past = request.move >= match.inForce.length ? null : matchAfter(match, request.move)
        show(request.table, table)
        return
      case 'branch':
        post({ type: 'branched', table: request.table, record: matchAfter(match, request.move).record })
        return
      case 'preview': {
        const odds = match.game.odds?.(match.state, request.seat, request.answer) ?? null
        post({ type: 'preview', table: request.table, answer: request.answer, odds })
        return
      }
      case 'foreshow': {
        const seen = look(match.state, table.reader.seat)
        const ghost = sceneOf(match.game, seen).things.find((one) => one.id === request.ghost)
        if (ghost?.type !== 'ghost') return
        const things = match.game.tools?.foreshow?.(seen, ghost) ?? []
        post({ type: 'foreshown', table: request.table, ghost: request.ghost, things })
        return
      }
      case 'measure': {
        const seen = look((table.past ?? match).state, table.watched ? null : table.reader.seat)
        const measured = match.game.tools?.measure?.(seen, request.from, request.to) ?? null
        post({ type: 'measured', table: request.table, measured })
        return
      }
      case 'amendments': {
        const amendments = match.game.tools?.amendments?.(look(match.state, table.reader.seat)) ?? []
        post({ type: 'amendments', table: request.table, amendments })
        return
      }
      case 'about': {
        const rules = match.game.cards.find((card) => card.id === request.about)?.rules ?? [request.about]
        post({ type: 'about', table: request.table, about: request.about, rules })
        return
      }
      case 'why not': {
        const { things } = sceneOf(match.game, look(match.state, table.reader.seat))
        const pieces = things.flatMap((one) => (one.type === 'piece' ? [one.id] : []))
        const rule = whyNot(match.state, request.seat, request.piece, pieces)
        if (rule !== null) post({ type: 'refused', table: request.table, rule, piece: request.piece })
        return
      }
      default: {
        table.past = null
        const rule =
          request.type === 'undo'
            ? takeBack(table, request.seat, request.ask === true)
            : moved(match, table.players, request)
        for (const move of table.obvious) if (move >= match.inForce.length) table.obvious.delete(move)
        if (request.type === 'propose' || rule === null) {
          tellRecord(request.table, table)
          goOn(request.table, table)
        }
        if (rule !== null) post({ type: 'refused', table: request.table, rule })
      }
    }
  }

  return (request) => {
    switch (request.type) {
      case 'warm':
        return
      case 'leave':
        tables.delete(request.table)
        return
      case 'offer':
        post({ type: 'offer', games: [...games.values()].flatMap(onOffer) })
        return
      case 'start': {
        const game = gameNamed(request.game)
        const lesson = lessonOf(game, request.lesson)
        const match =
          lesson === null ? openMatch(game, setupFor(game, request), request.seed) : matchFor(game, lesson)
        open(request.table, match, request.players, { taught: request.lesson })
        return
      }
      case 'build': {
        const result = build(gameNamed(request.game), request.work)
        post({ type: 'built', call: request.call, result })
        return
      }
      case 'card': {
        const { cards } = gameNamed(request.game)
        const result = cards.find((card) => card.id === request.about)?.rules ?? []
        post({ type: 'built', call: request.call, result })
        return
      }
      case 'inspect':
        post({ type: 'built', call: request.call, result: inspect(request.text, gameNamed) })
        return
      case 'resume': {
        const obvious = new Set<number>()
        const match = matchOf(gameNamed(request.record.game), request.record, {
          players: request.players,
          obvious,
          salvage: request.salvage === true,
        })
        const watched = request.watch === true
        open(request.table, match, request.players, { watched, taught: request.lesson, obvious })
        return
      }
      default: {
        const table = tables.get(request.table)
        if (table === undefined) throw new Error(`no table ${request.table}`)
        handleTable(request, table)
      }
    }
  }
}
