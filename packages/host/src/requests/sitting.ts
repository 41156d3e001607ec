import type { Said } from '@sandtable/keeper/hosted'
import { whatIsNew } from '@sandtable/keeper/what-is-new'
import type { FairDice, GameRecord, Move, Seat } from '@sandtable/kernel'
import { recordFormat } from '@sandtable/kernel'
import type { Found, Hall } from '../hall.ts'
import { allowed, type HostLine } from '../line.ts'
import { tellSaid } from '../presence.ts'
import { Refusal } from '../refusal.ts'
import { giveAway } from '../table/after-turn.ts'
import { aroundFor, claimableFrom, stageAt } from '../table/around.ts'
import { type Course, commitmentsOf, peopleOf } from '../table/course.ts'
import type { Entry } from '../table/entry.ts'
import type { Live } from '../table/live.ts'
import { mineAt, type Reader } from '../table/room.ts'
import { add, seat } from '../table/turn.ts'
import type { Some } from './answers.ts'
import { answersOf } from './at-table.ts'
import { tidy } from './people.ts'

type Kinds = 'sit down' | 'say' | 'said' | 'claim' | 'record' | 'end frozen'

/** At a table, beside the game: who is there, what is said, what becomes of seats that are left. */
export const sittingAnswers: Some<Kinds> = (hall) => {
  const { store, settings, gameNamed, find, act, look, now } = hall

  async function seatOf(table: string, line: HostLine): Promise<Found & { mine: Seat; live: Live }> {
    const { room, isWatcher } = await find(table)
    const live = await look(room, (one) => one)
    const [mine] = mineAt(live, { key: line.key, isWatcher })
    if (mine === undefined) throw new Refusal('only watching')
    return { room, isWatcher, mine, live }
  }

  return {
    'sit down': async ({ table, language, heard }, line) => {
      const found = await find(table)
      const { room } = found
      return look(room, (live) => {
        const reader = readerAt(hall, found, table, line)
        reader.line = line
        reader.language = language
        line.places.set(table, { room, reader })
        seat(reader, live)
        if (reader.table !== null) {
          const { told } = reader.table
          // It has not heard what this host told last: everything is told.
          if (told.number !== heard) reader.table.told = { ...told, shown: null }
          line.tell({ update: whatIsNew(table, reader.table, false) })
        }
        hall.presence.note(room, line.key)
        return aroundFor(room, live, reader, now(), gameNamed)
      })
    },

    say: async ({ table, ...what }, line) => {
      const { room, mine } = await seatOf(table, line)
      const said = sayable(what, settings.chat)
      if (!allowed(line.chat, now())) throw new Refusal('too fast', { most: line.chat.each })
      const at = now()
      const kept = { seat: mine, name: line.name, ...said }
      const number = await store.say(room.id, JSON.stringify(kept), at)
      const whole = { table: room.id, number, at, ...kept }
      tellSaid(room, whole)
      hall.presence.say(whole)
      return null
    },
    said: async ({ table, from }, line) => {
      const { room } = await seatOf(table, line)
      const all = await store.said(room.id, from, 200)
      return all.map(({ number, at, said }) => ({ ...(JSON.parse(said) as Said), table, number, at }))
    },

    claim: async ({ table, seat: wanted, as }, line) => {
      const { room } = await seatOf(table, line)
      return act(room, (turn) => {
        const { live } = turn
        const { away } = live.course.options
        const [mine] = mineAt(live, { key: line.key, isWatcher: false })
        if (mine === undefined || mine === wanted) throw new Refusal('not yours', { seat: wanted })
        if (away === undefined || (away.as !== 'either' && away.as !== as)) throw new Refusal('no claims')
        const from = claimableFrom(room, live, wanted)
        if (from === null || from > now()) throw new Refusal('not claimable')
        giveAway(turn, wanted, as === 'win' ? 'concede' : 'bot', 'claim', gameNamed)
        return null
      })
    },

    record: async ({ table }) => {
      const { room } = await find(table)
      const live = await look(room, (one) => one)
      if (stageAt(live) !== 'over') throw new Refusal('not over')
      if (live.match !== null && live.misplayed === null)
        return { ...live.match.record, dice: diceOf(live.course) }
      return writtenDown(hall, live)
    },

    'end frozen': async ({ table }, line) => {
      const { room } = await seatOf(table, line)
      return act(room, (turn) => {
        const { live } = turn
        const [mine] = mineAt(live, { key: line.key, isWatcher: false })
        if (mine === undefined) throw new Refusal('only watching')
        if (stageAt(live) !== 'frozen') throw new Refusal('not frozen')
        add(turn, { type: 'to be ended', seat: mine }, gameNamed)
        return null
      })
    },
  }
}

/** The page's place at a table: the one that it had before its line broke, or a new one. */
function readerAt(hall: Hall, { room, isWatcher }: Found, as: string, line: HostLine): Reader {
  const { key, page, language } = line
  const name = `${key} ${page} ${as}`
  const known = room.readers.get(name)
  if (known !== undefined) {
    // Two lines of one page: the older one is dead, and does not know it yet.
    const other = known.line as HostLine | null
    if (other !== line) other?.places.delete(as)
    return known
  }
  const bare = { as, key, page, isWatcher, language, line, lost: 0, table: null }
  const reader: Reader = { ...bare, answers: answersOf(hall, () => reader) }
  room.readers.set(name, reader)
  return reader
}

function sayable(
  what: { readonly text: string } | { readonly phrase: string },
  most: number,
): Pick<Said, 'text' | 'phrase'> {
  if ('phrase' in what) return { phrase: what.phrase }
  if (typeof what.text !== 'string') throw new Refusal('not understood', { what: 'say' })
  if (what.text.length > most) throw new Refusal('too long', { most })
  const text = tidy(what.text)
  if (text === '') throw new Refusal('nothing said')
  return { text }
}

/** Once the game is over, all numbers are told. */
function diceOf(course: Course): FairDice {
  const seats = peopleOf(course)
  const numbers = Object.entries(course.dice.numbers).filter(([, number]) => number !== undefined)
  const fixed = commitmentsOf(course)
  const of = (who: string) => [who, fixed[who] ?? '']
  const everybody = ['host', ...new Set([...seats, ...numbers.map(([seat]) => seat)])]
  return {
    table: course.id,
    numbers: Object.fromEntries([['host', course.dice.host], ...numbers]) as FairDice['numbers'],
    commitments: Object.fromEntries(everybody.map(of)),
  }
}

/** A game that the rules of today do not play as it was played, as it was written down. */
async function writtenDown({ store }: Hall, { id, course }: Live): Promise<GameRecord> {
  const kept = await store.read(id)
  const entries = (kept?.entries ?? []).map(({ entry }) => JSON.parse(entry) as Entry)
  const moves: Move[] = []
  for (const entry of entries) if (entry.type === 'move') moves.push(entry.move)
  const { setup, seed, version } = course.begun ?? { setup: {}, seed: '', version: '' }
  return {
    sandtable: 'replay',
    format: recordFormat,
    game: course.game,
    version,
    setup,
    seed,
    moves,
    hashes: [],
    dice: diceOf(course),
  }
}
