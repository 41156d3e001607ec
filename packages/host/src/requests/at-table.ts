import { usualBot } from '@sandtable/bots'
import { adviserOf } from '@sandtable/keeper/hint'
import type { HostedKind, RemoteKind, Sent } from '@sandtable/keeper/hosted'
import type { OddsDesk } from '@sandtable/keeper/odds-desk'
import type { AskOf, MoveKind, ReplyTo } from '@sandtable/keeper/protocol'
import type { Table } from '@sandtable/keeper/table'
import { tableAnswers } from '@sandtable/keeper/table-answers'
import { whatIsNew } from '@sandtable/keeper/what-is-new'
import { awaited, type Match, type Plain, type RuleId, type Seat, submit } from '@sandtable/kernel'
import type { Hall } from '../hall.ts'
import type { HostLine } from '../line.ts'
import { Refusal } from '../refusal.ts'
import type { Live } from '../table/live.ts'
import type { Reader, Room } from '../table/room.ts'
import { settle } from '../table/settle.ts'
import { addMoves } from '../table/turn.ts'

/** What is asked at a table, by a page that sits there. */
export type AtTableKind = Exclude<RemoteKind, HostedKind>

const moves: readonly AtTableKind[] = [
  'answer',
  'lead',
  'mean',
  'pass on',
  'undo',
  'concede',
  'decide',
  'propose',
  'agree',
]
/** Answers to what is asked; whatever else is done does not hang on it. */
const answering: readonly AtTableKind[] = ['answer', 'lead', 'mean', 'pass on', 'decide']

/** The keeper's own answers, for one page. What it tells goes over that page's line, as soon as the moves are stored. */
export function answersOf(hall: Hall, reader: () => Reader): Reader['answers'] {
  const tableNow = (): Table => {
    const { table } = reader()
    if (table === null) throw new Refusal('not begun')
    return table
  }
  const show = () => reader().line?.tell({ update: whatIsNew(reader().as, tableNow(), false) })
  // Whoever made a move shows it to everybody.
  const goOn = () => {}
  return tableAnswers(tableNow, show, goOn, (news) => reader().line?.tell(news), deskAt(hall))
}

/** Odds are counted in threads; what is counted for a page stops when it asks for something else. */
function deskAt({ pool }: Hall): OddsDesk {
  let counting: AbortController | null = null
  const stop = () => {
    counting?.abort()
    counting = null
  }
  return {
    prepare: () => {},
    stop,
    ask: ({ game, state, seat, answer }, hear) => {
      stop()
      const mine = new AbortController()
      counting = mine
      const tell = (odds: Parameters<typeof hear>[0]) => {
        if (counting === mine) hear(odds)
      }
      pool
        .think(
          { type: 'odds', game, state, seat, answer },
          { signal: mine.signal, soFar: (odds) => tell({ odds, problem: null }) },
        )
        .then((odds) => tell({ odds, problem: null }))
        .catch((error: Error) => tell({ odds: null, problem: error.message }))
    },
  }
}

/** Answers a request about a table that this page sits at. */
export async function atTable<K extends AtTableKind>(
  hall: Hall,
  line: HostLine,
  kind: K,
  ask: AskOf<K> & { readonly table: string },
): Promise<ReplyTo<K>> {
  const place = line.places.get(ask.table)
  if (kind === 'leave') {
    if (place !== undefined) leave(hall, line, ask.table)
    return null as ReplyTo<K>
  }
  if (place === undefined) throw new Refusal('not here')
  const { room, reader } = place
  if (moves.includes(kind))
    return (await move(hall, room, reader, kind as MoveKind, ask as never)) as ReplyTo<K>
  if (kind === 'hint') return (await hint(hall, room, reader, ask as AskOf<'hint'>)) as ReplyTo<K>
  if (kind === 'account') return (await account(hall, room, reader)) as ReplyTo<K>
  return hall.look(room, (live) => {
    refuseForeign(live, reader, kind, ask)
    const answer = reader.answers[kind as keyof Reader['answers']] as (asked: AskOf<K>) => ReplyTo<K>
    return answer(ask)
  })
}

/** Only for seats of one's own, and its moves only when it is over. */
function refuseForeign({ match }: Live, reader: Reader, kind: AtTableKind, ask: object): void {
  const isOver = match !== null && match.state.over !== null
  if (kind === 'branch' && !isOver) throw new Refusal('not over')
  const seat = 'seat' in ask ? (ask.seat as Seat | null) : null
  if (seat === null || (kind === 'look' && isOver) || reader.table === null) return
  if (!reader.table.holds.includes(seat)) throw new Refusal('not yours', { seat })
}

/** A page goes from a table. */
export function leave(hall: Hall, line: HostLine, as: string): void {
  const place = line.places.get(as)
  if (place === undefined) return
  line.places.delete(as)
  const { room, reader } = place
  if (reader.line === line) {
    reader.answers['stop preview']({ table: as })
    for (const [name, one] of room.readers) if (one === reader) room.readers.delete(name)
  }
  hall.presence.note(room, line.key)
}

async function move(
  hall: Hall,
  room: Room,
  reader: Reader,
  kind: MoveKind,
  asked: AskOf<MoveKind> & Sent,
): Promise<RuleId | null> {
  const { id, made, ...ask } = asked
  // Pages make up these names: nobody can take away somebody else's.
  const name = `${reader.key.slice(0, 12)} ${id}`
  const decided = kind === 'decide' ? await botFor(hall, room, reader, ask.seat) : null
  return hall.act(room, (turn) => {
    const { live } = turn
    // Sent twice, it counts once.
    if (live.ids.has(name)) return null
    const match = played(live, reader, ask.seat)
    refuseStale(live, kind, decided?.made ?? made)
    const rule =
      decided === null
        ? (reader.answers[kind] as (asked: object) => RuleId | null)(ask)
        : submit(match, { seat: ask.seat, answer: decided.answer })
    if (addMoves(turn, { id: name })) settle(turn)
    return rule
  })
}

function refuseStale(live: Live, kind: MoveKind, made: number): void {
  if (answering.includes(kind) && made < live.since.asked) throw new Refusal('not asked any more')
  if (kind === 'agree' && made < live.since.proposed) throw new Refusal('not asked any more')
}

/** The game in which this page speaks for a seat. */
function played({ course, match }: Live, reader: Reader, seat: Seat): Match {
  if (course.frozen !== null) throw new Refusal('frozen', { version: course.frozen.version })
  if (match === null) throw new Refusal('not begun')
  if (reader.isWatcher) throw new Refusal('only watching')
  if (reader.table?.holds.includes(seat) !== true) throw new Refusal('not yours', { seat })
  return match
}

/** What a bot would answer in a person's place. The table goes on while it thinks. */
async function botFor(
  hall: Hall,
  room: Room,
  reader: Reader,
  seat: Seat,
): Promise<{ readonly answer: Plain; readonly made: number } | null> {
  const begun = await hall.look(room, (live) => {
    const match = played(live, reader, seat)
    if (!awaited(match.state).includes(seat)) return null
    const bot = usualBot(match.game)
    return {
      made: match.record.moves.length,
      thinks: hall.pool.think({ type: 'choose', bot, ...at(match, seat) }),
    }
  })
  return begun === null ? null : { answer: await begun.thinks, made: begun.made }
}

async function hint(
  hall: Hall,
  room: Room,
  reader: Reader,
  { seat }: AskOf<'hint'>,
): Promise<ReplyTo<'hint'>> {
  const begun = await hall.look(room, (live) => {
    const match = played(live, reader, seat)
    const bot = adviserOf(match.game)
    if (bot === undefined || !awaited(match.state).includes(seat)) return null
    return { thinks: hall.pool.think({ type: 'advise', bot: bot.id, ...at(match, seat) }) }
  })
  return begun === null ? null : begun.thinks
}

/** Where a bot sits; what it does by chance follows from the game. */
function at({ game, state, record }: Match, seat: Seat) {
  return { game: game.id, state, seat, seed: `${record.seed} ${seat} ${state.decision}` }
}

async function account(hall: Hall, room: Room, reader: Reader): Promise<ReplyTo<'account'>> {
  const record = await hall.look(room, (live) => {
    if (reader.table === null || live.match === null || live.match.state.over === null) return null
    return live.match.record
  })
  return record === null ? null : hall.pool.think({ type: 'account', record })
}
