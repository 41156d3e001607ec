import type { HostedRequests } from '@sandtable/keeper/hosted'
import { commitment, fixedBy, type Game, type Plain, type Seat, seedFrom } from '@sandtable/kernel'
import type { Hall } from '../hall.ts'
import type { HostLine } from '../line.ts'
import { Refusal } from '../refusal.ts'
import { aroundFor, headOf, stageAt } from '../table/around.ts'
import { after, beginning, type Course, peopleOf, wantedFrom } from '../table/course.ts'
import type { Entry } from '../table/entry.ts'
import { liveFrom } from '../table/live.ts'
import { mineAt } from '../table/room.ts'
import { settle } from '../table/settle.ts'
import { add, type Turn } from '../table/turn.ts'
import type { Some } from './answers.ts'
import { checkBoard, checkBot, checkForce, checkOptions, seatedAs, setupOf, sidesChanged } from './forces.ts'

type Kinds = 'make table' | 'around' | 'join' | 'give back' | 'seat bot' | 'commit' | 'put in' | 'rematch'

/** Before a game: tables are made, seats are taken, and the dice are agreed on. */
export const gatheringAnswers: Some<Kinds> = (hall) => {
  const { store, settings, gameNamed, find, act, look, now } = hall

  /** Does something at a table whose game has not begun. */
  async function before<T>(
    table: string,
    line: HostLine,
    work: (turn: Turn, mine: Seat | undefined) => T,
  ): Promise<T> {
    const { room, isWatcher } = await find(table)
    if (isWatcher) throw new Refusal('only watching')
    return act(room, (turn) => {
      const { live } = turn
      refuseLate(live.course, stageAt(live))
      return work(turn, mineAt(live, { key: line.key, isWatcher })[0])
    })
  }

  return {
    'make table': async (making, line) => {
      const { game: id, board = null, force = null, bots = {}, options = {} } = making
      const game = gameNamed(id)
      const { terms, seats } = seatedAs(game, making.terms ?? {})
      if (board !== null) checkBoard(game, board, terms)
      checkOptions(options, settings)
      await checkMany(hall, line)
      const free = seats.filter((seat) => !Object.hasOwn(bots, seat))
      const { seat = free[0] ?? '' } = making
      for (const one of [seat, ...Object.keys(bots)])
        if (!seats.includes(one) || (one === seat && !free.includes(one)))
          throw new Refusal('no seat', { seat: one })
      for (const { bot } of Object.values(bots)) checkBot(game, terms, bot)
      const entries: Entry[] = [
        { type: 'made', game: id, terms, board, options, seats, number: hall.newNumber() },
        { type: 'joined', seat, key: line.key, name: line.name, force },
        ...Object.entries(bots).map(
          ([one, { bot, force = null }]): Entry => ({ type: 'bot seated', seat: one, bot, force }),
        ),
      ]
      return makeTable(hall, entries)
    },

    around: async ({ table }, line) => {
      const { room, isWatcher } = await find(table)
      const reader = { as: table, key: line.key, isWatcher }
      return look(room, (live) => aroundFor(room, live, reader, now(), gameNamed))
    },

    join: ({ table, seat: wanted, force = null }, line) =>
      before(table, line, (turn, mine) => {
        const { live } = turn
        const { course } = live
        if (mine !== undefined) throw new Refusal('sits here')
        const free = course.seats.filter((one) => course.places[one] === undefined)
        if (free.length === 0) throw new Refusal('full')
        const seat = wanted ?? (free[0] as Seat)
        if (!free.includes(seat)) throw new Refusal('no seat', { seat })
        checkForce(gameNamed(course.game), course, seat, force)
        add(turn, { type: 'joined', seat, key: line.key, name: line.name, force }, gameNamed)
        return seat
      }),

    'give back': ({ table }, line) =>
      before(table, line, (turn, mine) => {
        if (mine === undefined) throw new Refusal('not here')
        add(turn, { type: 'left', seat: mine }, gameNamed)
        return null
      }),

    'seat bot': ({ table, seat, bot, force = null }, line) =>
      before(table, line, (turn, mine) => {
        const { course } = turn.live
        if (mine === undefined) throw new Refusal('not here')
        const isFree = course.seats.includes(seat) && course.places[seat]?.key == null
        if (!isFree) throw new Refusal('no seat', { seat })
        if (bot !== null) checkBot(gameNamed(course.game), course.terms, bot)
        if (bot !== null) checkForce(gameNamed(course.game), course, seat, force)
        add(turn, { type: 'bot seated', seat, bot, force }, gameNamed)
        return null
      }),

    commit: ({ table, round, commitment: fixing, nonce }, line) =>
      before(table, line, (turn, mine) => {
        const { course } = turn.live
        if (mine === undefined) throw new Refusal('not here')
        if (round !== course.dice.round) throw new Refusal('no number now')
        add(turn, { type: 'fixed', seat: mine, commitment: fixing, nonce }, gameNamed)
        return null
      }),

    'put in': ({ table, round, number }, line) =>
      before(table, line, (turn, mine) => {
        const { course } = turn.live
        if (mine === undefined) throw new Refusal('not here')
        if (round !== course.dice.round || wantedFrom(course, mine) !== 'put in')
          throw new Refusal('no number now')
        if (fixedBy(course.id, mine, number) !== course.dice.fixed[mine]?.commitment)
          throw new Refusal('other number')
        add(turn, { type: 'put in', seat: mine, number }, gameNamed)
        begin(turn, gameNamed)
        return null
      }),

    rematch: async ({ table }, line) => {
      const { room, isWatcher } = await find(table)
      const course = await act(room, (turn) => {
        const { live } = turn
        const [mine] = mineAt(live, { key: line.key, isWatcher })
        if (mine === undefined) throw new Refusal('only watching')
        if (stageAt(live) !== 'over') throw new Refusal('not over')
        if (!live.course.rematch.offered.includes(mine)) add(turn, { type: 'rematch', seat: mine }, gameNamed)
        return turn.live.course
      })
      const { offered, table: made } = course.rematch
      if (made !== null) return made
      if (!peopleOf(course).every((seat) => offered.includes(seat))) return null
      const again = await makeTable(hall, withSidesChanged(gameNamed(course.game), course, hall.newNumber()))
      return act(room, (turn) => {
        const known = turn.live.course.rematch.table
        if (known !== null) return known
        add(turn, { type: 'rematch made', table: again }, gameNamed)
        return again
      })
    },
  }

  async function makeTable(of: Hall, entries: readonly Entry[]): Promise<string> {
    const id = of.newId()
    const at = now()
    const course = entries.reduce((one, entry) => after(one, entry), beginning(id))
    const game = gameNamed(course.game)
    checkForces(game, course)
    const logged = entries.map((entry) => ({ at, entry: JSON.stringify(entry) }))
    // Whoever has the link for watchers cannot find the one to join from it.
    const watch = `w${commitment(`watch ${id}`).slice(0, 21)}`
    const live = liveFrom({ head: { id, watch, made: at }, entries: logged }, gameNamed, at)
    await store.make(headOf(live, game, at), logged)
    return id
  }
}

function refuseLate(course: Course, stage: HostedRequests['around']['reply']['stage']): void {
  if (stage === 'over') throw new Refusal('over')
  if (stage === 'given up') throw new Refusal('given up')
  if (course.frozen !== null) throw new Refusal('frozen', { version: course.frozen.version })
  if (course.begun !== null) throw new Refusal('begun')
}

/** When all numbers are in, the seed follows from them, and the game begins. */
function begin(turn: Turn, gameNamed: Hall['gameNamed']): void {
  const { course } = turn.live
  const seats = peopleOf(course)
  const known = seats.map((seat) => [seat, course.dice.numbers[seat]] as const)
  if (known.some(([, number]) => number === undefined)) return
  const numbers = Object.fromEntries([['host', course.dice.host], ...known]) as Record<string, string>
  const seed = seedFrom(course.id, numbers)
  const game = gameNamed(course.game)
  const setup = setupOf(game, course, seed) as Plain
  add(turn, { type: 'begun', version: game.version, setup, seed }, gameNamed)
  settle(turn)
}

/** Everybody sits on the other side, with the force that was theirs. */
function withSidesChanged(game: Game, course: Course, number: string): Entry[] {
  const { terms, board, options, seats } = course
  const places = sidesChanged(game, course)
  const moved = seats.flatMap((seat): Entry[] => {
    const place = places[seat]
    if (place === undefined) return []
    const { key, name, force, player } = place
    return key === null
      ? [{ type: 'bot seated', seat, bot: player, force }]
      : [{ type: 'joined', seat, key, name, force }]
  })
  const open = { ...options, listed: false }
  return [{ type: 'made', game: game.id, terms, board, options: open, seats, number }, ...moved]
}

/** All that were named can be played here. */
function checkForces(game: Game, course: Course): void {
  for (const seat of course.seats) {
    const force = course.places[seat]?.force ?? null
    if (force !== null) checkForce(game, course, seat, force)
  }
}

async function checkMany({ store, settings }: Hall, { key }: HostLine): Promise<void> {
  const most = settings.tables
  if ((await store.unfinishedOf(key)) >= most) throw new Refusal('too many tables', { most })
}
