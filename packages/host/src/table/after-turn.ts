import { usualBot } from '@sandtable/bots'
import { botToAnswer } from '@sandtable/keeper/bots'
import type { Lost } from '@sandtable/keeper/hosted'
import { type Plain, type Seat, submit } from '@sandtable/kernel'
import type { Settings } from '../settings.ts'
import type { Pool } from '../threads/pool.ts'
import { nextFlag, spentBy } from './clocks.ts'
import { peopleOf } from './course.ts'
import type { Live } from './live.ts'
import type { Room } from './room.ts'
import { passAfterPause, settle } from './settle.ts'
import { type Around, add, addMoves, type Turn } from './turn.ts'

/** What goes on at a table by itself: bots answer, pauses end, clocks run out. */
export interface Going extends Around {
  readonly pool: Pool
  readonly settings: Settings
  /** From 0 to 1. */
  chance(): number
  /** Does something at a table when it is its turn there. */
  act(room: Room, work: (turn: Turn) => void): Promise<boolean>
  failed(error: unknown, room: Room): void
}

/** Looks what is to happen next at a table, and when. Nothing of what was planned before holds. */
export function goOn(room: Room, going: Going): void {
  if (room.timer !== null) clearTimeout(room.timer)
  room.timer = null
  const { live } = room
  if (live?.match == null || live.match.state.over !== null || live.course.frozen !== null) return
  if (letBotThink(room, live, going)) return
  const now = going.now()
  const [least, most] = going.settings.pause
  const pause = passAfterPause({ live, room }) === null ? null : least + going.chance() * (most - least)
  const flag = nextFlag(live.course.options.clock, live.clocks, peopleOf(live.course), now)
  const waits = [pause, flag === null ? null : flag.at - now].filter((one) => one !== null)
  if (waits.length === 0) return
  // Longer than a timer can be set for: whoever sweeps will see it.
  const wait = Math.min(...waits)
  if (wait > 2 ** 31 - 1) return
  room.timer = setTimeout(() => {
    const isPause = pause !== null && pause <= wait
    going
      .act(room, isPause ? passNow : (turn) => runOut(turn, going))
      .catch((error) => going.failed(error, room))
  }, wait)
}

function passNow(turn: Turn): void {
  const { match, obvious } = turn.live
  const move = passAfterPause(turn)
  if (match === null || move === null) return
  const place = match.inForce.length
  if (submit(match, move) !== null) return
  obvious.add(place)
  addMoves(turn, { free: true })
  settle(turn)
}

/** A seat whose time is up gives up, or a bot plays on, as was chosen. */
export function runOut(turn: Turn, { gameNamed, now }: Pick<Going, 'gameNamed' | 'now'>): void {
  const { live } = turn
  const { clock } = live.course.options
  const flag = nextFlag(clock, live.clocks, peopleOf(live.course), now())
  if (clock === undefined || flag === null || flag.at > now()) return
  giveAway(turn, flag.seat, clock.atZero, 'clock', gameNamed)
}

/** Somebody's seat is lost, by the clock or by being away. */
export function giveAway(
  turn: Turn,
  seat: Seat,
  how: 'concede' | 'bot',
  why: Lost,
  gameNamed: Going['gameNamed'],
): void {
  const { live } = turn
  const { match } = live
  if (match === null) return
  if (how === 'concede') {
    submit(match, { seat, concede: true })
    addMoves(turn, { why })
  } else {
    const spent = spentBy(live.clocks, turn.at)
    add(turn, { type: 'taken over', seat, by: usualBot(gameNamed(live.course.game)), why, spent }, gameNamed)
  }
  turn.isAround = true
  settle(turn)
}

/** A bot that is asked thinks in a thread; meanwhile everything else goes on. */
function letBotThink(room: Room, live: Live, going: Going): boolean {
  const { match, players } = live
  if (match === null) return false
  const seat = botToAnswer({ match, players, watched: false })
  if (seat === undefined) return false
  const made = match.record.moves.length
  if (room.thinking === made) return true
  room.thinking = made
  const { game, state, record } = match
  const seed = `${record.seed} ${seat} ${state.decision}`
  // Whatever is wrong with a bot, nobody is stuck.
  const bot = room.stumbled < patience ? (players[seat] ?? '') : 'random'
  going.pool
    .think({ type: 'choose', game: game.id, state, seat, bot, seed })
    .then((answer) => going.act(room, (turn) => botAnswers(turn, seat, answer, made)))
    .then(() => {
      room.stumbled = 0
    })
    .catch((error) => {
      going.failed(error, room)
      room.stumbled++
      setTimeout(() => goOn(room, going), 1_000).unref()
    })
    .finally(() => {
      if (room.thinking === made) room.thinking = null
    })
  return true
}

/** So often the bot that was chosen is asked again. */
const patience = 2

/** Somebody may have conceded or taken something back while it thought. */
function botAnswers(turn: Turn, seat: Seat, answer: Plain, made: number): void {
  const { match } = turn.live
  if (match === null || match.record.moves.length !== made) return
  const rule = submit(match, { seat, answer })
  if (rule !== null) throw new Error(`a bot answers ${JSON.stringify(answer)}, which ${rule} forbids`)
  addMoves(turn)
  settle(turn)
}
