import { botNamed, botsOf, placeAt } from '@sandtable/bots'
import {
  awaited,
  type Game,
  type GameRecord,
  type Lesson,
  look,
  type Match,
  type Move,
  openMatch,
  type Plain,
  type Question,
  questionFor,
  type RuleId,
  randomFrom,
  readRecord,
  type Seat,
  type Seen,
  submit,
  table,
  teamOf,
  type Unreadable,
} from '@sandtable/kernel'
import { build } from './build.ts'
import { onOffer } from './offer.ts'
import type { Message, Player, Request, TableRequest } from './protocol.ts'
import { setupFor } from './quick.ts'
import { type Reader, sceneOf, shownOf } from './shown.ts'
import { whyNot } from './why-not.ts'

/** A match that somebody plays or watches at a page. */
interface Table {
  readonly match: Match
  readonly players: Readonly<Record<Seat, Player>>
  /** Only looked at: nobody answers. */
  readonly watched: boolean
  reader: Reader
  readonly lesson: Lesson | null
  /** Moves that nobody had to think about, since there was nothing else to answer. */
  readonly obvious: Set<number>
  /** The match as it was after so many moves, while the page looks back. */
  past: Match | null
  /** What the page was shown last. */
  seen: Seen | null
}

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

type Moving = Extract<TableRequest, { type: 'answer' | 'concede' | 'decide' | 'propose' | 'agree' }>

function moved(match: Match, players: Table['players'], request: Moving): RuleId | null {
  const { seat } = request
  switch (request.type) {
    case 'answer':
      return submit(match, { seat, answer: request.answer })
    case 'concede':
      return submit(match, { seat, concede: true })
    case 'propose':
      return submit(match, { seat, propose: request.change as Plain }) ?? obliged(match, players)
    case 'agree':
      return submit(match, { seat, agree: request.yes })
    case 'decide': {
      if (!awaited(match.state).includes(seat)) return table.onlyTheAsked
      botAnswers({ match, players: { [seat]: bestBot(match.game) } }, seat)
      return null
    }
  }
}

/** Bots agree to whatever a person proposes; what cannot be made is declined, with the rule. */
function obliged(match: Match, players: Table['players']): RuleId | null {
  for (const seat of match.state.seats) {
    const { proposal } = match.state
    if (proposal === null) return null
    if (players[seat] === 'person' || proposal.agreed.includes(teamOf(match.state, seat))) continue
    const rule = submit(match, { seat, agree: true })
    if (rule !== null) {
      submit(match, { seat, agree: false })
      return rule
    }
  }
  return null
}

/** Takes back the last answer that somebody gave, and with it what followed without a choice. */
function takeBack({ match, players, obvious }: Table, seat: Seat, ask: boolean): RuleId | null {
  const chosen = (move: number) => !obvious.has(move)
  let last = match.inForce.length - 1
  while (last > 0 && !chosen(last)) last--
  const rule = submit(match, { seat, undo: last })
  if (rule === null || !ask) return rule
  const own = match.inForce.findLastIndex((move, at) => move.seat === seat && 'answer' in move && chosen(at))
  if (own < 0) return rule
  return submit(match, { seat, propose: { undo: own } }) ?? obliged(match, players)
}

/** The answer of a person who has no choice, in the main line of a game that is played; what a lesson speaks of is asked. */
function onlyAnswer({ match, players, watched, past, lesson }: Table): Move | null {
  if (watched || past !== null || match.state.over !== null) return null
  const seat = awaited(match.state).find((one) => players[one] === 'person')
  if (seat !== undefined && isTaught(lesson, questionFor(match.state, seat))) return null
  const only = seat === undefined ? undefined : onlyOption(match, seat)
  return seat === undefined || only === undefined ? null : { seat, answer: only }
}

function isTaught(lesson: Lesson | null, question: Question | null): boolean {
  return lesson !== null && question !== null && lesson.steps.some(({ at }) => at.includes(question.step))
}

function onlyOption(match: Match, seat: Seat): Plain | undefined {
  const options = questionFor(match.state, seat)?.options
  return options?.length === 1 ? options[0] : undefined
}

function lessonOf(game: Game, id: string | undefined): Lesson | null {
  return game.lobby?.lessons?.find((one) => one.id === id) ?? null
}

/** A lesson's battle up to the step at which it begins; before that bots play both sides. */
function matchFor(game: Game, lesson: Lesson): Match {
  const setup = game.lobby?.setup({ forces: lesson.forces, board: lesson.board })
  if (setup === undefined) throw new Error(`${game.id} has no lobby`)
  const match = openMatch(game, setup, lesson.seed)
  const players = Object.fromEntries(match.state.seats.map((seat) => [seat, bestBot(game)]))
  for (let moves = 0; moves < 200; moves++) {
    const [seat] = awaited(match.state)
    if (seat === undefined || questionFor(match.state, seat)?.step === lesson.from) break
    botAnswers({ match, players }, seat)
  }
  return match
}

function bestBot(game: Game): string {
  return botsOf(game).at(-1)?.id ?? 'random'
}

/** A file from somebody: a record that plays back to its end, or what is wrong with it. */
function inspect(text: string, gameNamed: (id: string) => Game): GameRecord | Unreadable {
  const record = readRecord(text)
  if ('problem' in record) return record
  try {
    matchOf(gameNamed(record.game), record)
    return record
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

interface Taking {
  readonly players?: Table['players']
  /** Gets the moves that nobody had to think about. */
  readonly obvious?: Set<number>
  /** Ends before the first move that is refused, instead of giving up. */
  readonly salvage?: boolean
}

/** Plays a record to its end. */
function matchOf(game: Game, record: GameRecord, taking: Taking = {}): Match {
  const { players = {}, obvious = new Set<number>(), salvage = false } = taking
  if (game.version !== record.version)
    throw new Error(`made with version ${record.version} of ${game.id}; this is version ${game.version}`)
  const match = openMatch(game, record.setup as object, record.seed)
  for (const [at, move] of record.moves.entries()) {
    const only =
      'answer' in move && players[move.seat] === 'person' && onlyOption(match, move.seat) !== undefined
    if (only) obvious.add(match.inForce.length)
    const rule = submit(match, move)
    if (rule !== null && salvage) break
    if (rule !== null) throw new Error(`move ${at + 1} is refused: ${rule}`)
  }
  return match
}

/** The game as it was after so many of the moves that hold. */
function matchAfter(match: Match, moves: number): Match {
  const { setup, seed } = match.record
  const past = openMatch(match.game, setup as object, seed)
  for (const move of match.inForce.slice(0, moves)) submit(past, move)
  return past
}

function botToAnswer({ match, players, watched }: Table): Seat | undefined {
  if (watched || match.state.over !== null) return undefined
  return awaited(match.state).find((one) => players[one] !== 'person')
}

function botAnswers({ match, players }: Pick<Table, 'match' | 'players'>, seat: Seat): void {
  const bot = botNamed(match.game, players[seat] ?? '')
  if (bot === undefined) throw new Error(`no bot ${players[seat]}`)
  const chance = randomFrom(`${match.record.seed} ${seat} ${match.state.decision}`)
  const answer = bot.choose(placeAt(match.state, seat), chance)
  const rule = submit(match, { seat, answer })
  if (rule !== null) throw new Error(`${bot.id} answers ${JSON.stringify(answer)}, which ${rule} forbids`)
}
