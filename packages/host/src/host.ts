import type { HostedKind, RemoteKind } from '@sandtable/keeper/hosted'
import { sentenceOf } from '@sandtable/keeper/sentence'
import type { Language } from '@sandtable/kernel'
import { type Hall, type HallOf, openHall, short } from './hall.ts'
import { allowed, type HostLine, newLine } from './line.ts'
import { Refusal, sentence, type Why } from './refusal.ts'
import type { HostedAnswers } from './requests/answers.ts'
import { type AtTableKind, atTable } from './requests/at-table.ts'
import { gatheringAnswers } from './requests/gathering.ts'
import { forget, peopleAnswers } from './requests/people.ts'
import { sittingAnswers } from './requests/sitting.ts'
import { misshapen } from './shapes.ts'
import { runOut } from './table/after-turn.ts'
import type { AnyNews } from './table/room.ts'

/** A host without a network: lines come in, and what is said on them is answered. */
export interface Host {
  /** `send`: a message to the page. `address`: where it is, for limits. Null: there are too many. */
  connect(send: (message: object) => void, address: string): Connected | Refusal
  gauges(): Record<string, number>
  isStoring(): boolean
  /** Tells everybody to come back later; whatever was begun is done and stored. */
  close(again: number): Promise<void>
}

export interface Connected {
  /** What a page said, as text. False: it says too much, and should be cut off. */
  hear(text: string): boolean
  lost(): void
}

export interface Request {
  readonly call: number
  readonly kind: RemoteKind
  readonly ask: object
}

export function openHost(of: HallOf): Host {
  const hall = openHall(of)
  const { settings, metrics, log, lines, rooms, now } = hall
  const answers: HostedAnswers = {
    ...peopleAnswers(hall),
    ...gatheringAnswers(hall),
    ...sittingAnswers(hall),
  }
  const addresses = new Map<string, number>()
  const sweeper = setInterval(() => void sweep(hall), settings.sweep)
  sweeper.unref()

  async function answered(line: HostLine, { kind, ask }: Request): Promise<unknown> {
    if (hall.state.isStopping) throw new Refusal('stopping')
    if (kind !== 'hello' && line.key === '') throw new Refusal('who is there')
    // The form of what was asked has been looked at.
    if (Object.hasOwn(answers, kind)) return (answers[kind as HostedKind] as Answer)(ask, line)
    return atTable(hall, line, kind as AtTableKind, ask as never)
  }

  /** Every request has its reply, if only a sentence that says what went wrong. */
  async function reply(line: HostLine, send: (message: object) => void, request: Request): Promise<void> {
    const { call } = request
    try {
      send({ call, reply: await answered(line, request) })
    } catch (error) {
      metrics.refused++
      if (!(error instanceof Refusal)) {
        metrics.failures++
        log('failed', { kind: request.kind, problem: sentenceOf(error) })
      }
      send({ call, ...problemOf(error, line.language) })
    }
  }

  return {
    connect(send, address) {
      const many = addresses.get(address) ?? 0
      if (hall.state.isStopping) return new Refusal('stopping')
      if (lines.size >= settings.lines) return new Refusal('host is full')
      if (many >= settings.linesFromOne) return new Refusal('too many lines')
      addresses.set(address, many + 1)
      const say = (message: object) => {
        if (line.isOpen) send(message)
      }
      const line = newLine(address, (news: AnyNews) => say(news), settings, now())
      lines.add(line)
      if (!hall.state.isStoring) say({ storing: false })
      let excess = 0
      return {
        hear(text) {
          metrics.requests++
          const request = requestIn(text)
          if (!allowed(line.allowance, now()) || line.waiting > settings.messagesASecond * 4) {
            const about = { most: settings.messagesASecond }
            say({
              call: 'call' in request ? request.call : null,
              ...problem('too fast', line.language, about),
            })
            return ++excess < settings.messagesASecond * 10
          }
          if ('wrong' in request) {
            metrics.refused++
            say({ call: request.call, ...problem('not understood', line.language, { what: request.wrong }) })
            return true
          }
          line.waiting++
          const done = line.last.then(() => reply(line, say, request)).finally(() => line.waiting--)
          // What takes long is no reason to hold up what is asked next.
          if (request.kind !== 'hint' && request.kind !== 'account') line.last = done
          return true
        },
        lost() {
          if (!line.isOpen) return
          line.isOpen = false
          lines.delete(line)
          forget(line, hall.people)
          const left = (addresses.get(address) ?? 1) - 1
          if (left > 0) addresses.set(address, left)
          else addresses.delete(address)
          void line.last.then(() => breakOff(hall, line))
        },
      }
    },
    gauges: () => ({
      lines: lines.size,
      tables_in_memory: rooms.size,
      pages_at_tables: [...rooms.values()].reduce((sum, room) => sum + room.readers.size, 0),
      thoughts_waiting: hall.pool.waiting(),
      storing: Number(hall.state.isStoring),
      resident_memory_bytes: process.memoryUsage.rss(),
    }),
    isStoring: () => hall.state.isStoring,
    async close(again) {
      hall.state.isStopping = true
      clearInterval(sweeper)
      hall.presence.close()
      for (const line of lines) line.tell({ closing: again })
      await Promise.all([...lines].map((line) => line.last))
      for (const room of rooms.values()) if (room.timer !== null) clearTimeout(room.timer)
      await Promise.all([...rooms.values()].map((room) => room.last))
    },
  }
}

type Answer = (ask: object, line: HostLine) => Promise<unknown>

/** A request, or what is wrong with its form. */
function requestIn(text: string): Request | { readonly call: number | null; readonly wrong: string } {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return { call: null, wrong: 'JSON' }
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return { call: null, wrong: 'form' }
  const { call, kind, ask } = said as Record<string, unknown>
  if (typeof call !== 'number' || !Number.isSafeInteger(call)) return { call: null, wrong: 'call' }
  const wrong = misshapen(kind, ask)
  return wrong === null ? { call, kind: kind as RemoteKind, ask: ask as object } : { call, wrong }
}

function problemOf(error: unknown, language: Language): { problem: string; code: string } {
  if (error instanceof Refusal) return problem(error.why, language, error.about)
  return problem('failed', language, { what: sentenceOf(error) })
}

export function problem(
  why: Why,
  language: Language,
  about: Refusal['about'] = {},
): { problem: string; code: string } {
  return { problem: sentence(why, language, about), code: why }
}

/** The line is gone; the page may come back, and its places are kept for it. */
function breakOff(hall: Hall, line: HostLine): void {
  for (const { room, reader } of line.places.values()) {
    if (reader.line !== line) continue
    reader.line = null
    reader.lost = hall.now()
    reader.answers['stop preview']({ table: reader.as })
    hall.presence.note(room, line.key)
  }
  line.places.clear()
}

/** Forgets pages that do not come back and tables at which nobody sits, and looks for clocks that have run out. */
async function sweep(hall: Hall): Promise<void> {
  const { rooms, settings, now, store, log } = hall
  for (const room of rooms.values()) {
    for (const [name, reader] of room.readers)
      if (reader.line === null && now() - reader.lost > settings.remembered) room.readers.delete(name)
    const isIdle = [...room.readers.values()].every((one) => one.line === null)
    if (!isIdle || room.waiting > 0 || room.thinking !== null || now() - room.used < settings.idle) continue
    if (room.timer !== null) clearTimeout(room.timer)
    rooms.delete(room.id)
  }
  try {
    for (const id of await store.due(now())) {
      const { room } = await hall.find(id)
      await hall.act(room, (turn) => runOut(turn, hall))
    }
  } catch (error) {
    log('sweep', { problem: error instanceof Refusal ? error.why : sentenceOf(error) })
  }
}

export { short }
