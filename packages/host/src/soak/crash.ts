import { randomBytes } from 'node:crypto'
import { keyOf } from '@sandtable/keeper/secret-key'
import type { Game } from '@sandtable/kernel'
import { fingerprint } from '../requests/people.ts'
import type { Store } from '../store/store.ts'
import type { Entry } from '../table/entry.ts'
import { liveFrom } from '../table/live.ts'
import { type Visitor, visit } from '../visitor.ts'
import type { HostProcess } from './host-process.ts'
import { type Diary, pause, playStubbornly } from './stubborn.ts'

export interface Crash {
  readonly hosts: readonly HostProcess[]
  readonly game: string
  readonly tables: number
  readonly kills: number
  /** Between two kills so many moves are acknowledged, however long that takes, and then some milliseconds pass. */
  readonly between: { readonly moves: number; readonly pause: number }
  /** Something else that goes wrong, after so many kills: the database is restarted. */
  readonly also?: { readonly each: number; work(): Promise<void> }
  said?(line: string): void
}

export interface Survived {
  readonly kills: number
  readonly diaries: readonly Diary[]
}

/** If nothing is acknowledged for so long, people are stuck, however busy the machine is. */
const stuck = 120_000

/** People play at many tables while hosts are killed, one at a time, and start again. */
export async function crash({ hosts, game, tables, kills, between, also, said }: Crash): Promise<Survived> {
  let isOver = false
  const diaries: Diary[] = []
  const up = new Set(hosts)
  const urls = () => [...up].map(({ url }) => url)

  async function keepPlaying(): Promise<void> {
    while (!isOver) {
      const secrets = [1, 2].map(() => randomBytes(32).toString('hex')) as [string, string]
      const table = await meet(urls, game, secrets, () => isOver)
      if (table === null) return
      const both = table.seats.map((seat, at) =>
        playStubbornly(urls, secrets[at] as string, table.table, seat, () => isOver),
      )
      diaries.push(...both.map(({ diary }) => diary))
      await Promise.all(both.map(({ done }) => done))
    }
  }

  async function playOn(moves: number): Promise<void> {
    const enough = count(diaries) + moves
    for (let last = count(diaries), since = performance.now(); count(diaries) < enough; await pause(10)) {
      if (count(diaries) > last) [last, since] = [count(diaries), performance.now()]
      else if (performance.now() - since > stuck) throw new Error(`stuck after ${last} moves`)
    }
  }

  const players = Array.from({ length: tables }, () => keepPlaying())
  const took = { starts: 0, moves: 0 }
  for (let killed = 1; killed <= kills; killed++) {
    const began = performance.now()
    await playOn(between.moves)
    took.moves += performance.now() - began
    await pause(Math.random() * between.pause)
    const victim = hosts[killed % hosts.length] as HostProcess
    const died = performance.now()
    up.delete(victim)
    await victim.kill()
    await victim.start()
    up.add(victim)
    took.starts += performance.now() - died
    if (also !== undefined && killed % also.each === 0) await also.work()
    if (killed % 10 === 0) {
      const each = (whole: number) => `${Math.round(whole / killed)} ms`
      said?.(
        `${killed} kills, ${count(diaries)} moves acknowledged; a start ${each(took.starts)}, ${between.moves} moves after it ${each(took.moves)}`,
      )
    }
  }
  await playOn(between.moves)
  isOver = true
  await Promise.all(players)
  return { kills, diaries }
}

function count(diaries: readonly Diary[]): number {
  return diaries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
}

/** A table with two people at it, however often a host is killed meanwhile; null: it is over. */
async function meet(
  urls: () => readonly string[],
  game: string,
  [one, other]: readonly [string, string],
  isOver: () => boolean,
): Promise<{ table: string; seats: readonly string[] } | null> {
  while (!isOver()) {
    const here: Visitor[] = []
    try {
      const [url] = urls()
      if (url === undefined) throw new Error('nobody is there')
      const [ann, ben] = [await visit({ url, secret: one }), await visit({ url, secret: other })]
      here.push(ann, ben)
      const table = await ann.call('make table', { game })
      await ben.call('join', { table })
      await Promise.all([ann.sit(table), ben.sit(table)])
      // A host that was killed shows nothing any more.
      const gone = Promise.race([ann.closed, ben.closed])
      await Promise.race([ann.until(() => ann.isShown(table), 5_000), gone])
      return { table, seats: ann.shown(table).seats }
    } catch {
      await pause(40)
    } finally {
      for (const visitor of here) void visitor.leave()
    }
  }
  return null
}

/** What is wrong with what is stored after all that; nothing, if every acknowledged move is there, in order, and plays. */
export async function losses(
  store: Store,
  diaries: readonly Diary[],
  gameNamed: (id: string) => Game,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { table, key, acknowledged, made } of diaries) {
    const kept = await store.read(table)
    if (kept === null) {
      wrong.push(`${table} is not there`)
      continue
    }
    const name = fingerprint(keyOf(key)).slice(0, 12)
    const moves = kept.entries.flatMap(({ entry }) => {
      const said = JSON.parse(entry) as Entry
      return said.type === 'move' ? [said] : []
    })
    const ids = moves.flatMap(({ id }) => (id?.startsWith(name) ? [id.slice(name.length + 1)] : []))
    if (new Set(ids).size !== ids.length) wrong.push(`${table}: an answer counts twice`)
    const order = acknowledged.map((id) => ids.indexOf(id))
    if (order.includes(-1)) wrong.push(`${table}: ${acknowledged[order.indexOf(-1)]} is lost`)
    if (order.some((place, at) => at > 0 && place <= (order[at - 1] as number)))
      wrong.push(`${table}: answers are in another order`)
    if (made > moves.length) wrong.push(`${table}: ${made} moves were shown, ${moves.length} are there`)
    if (kept.head.entries !== kept.entries.length) wrong.push(`${table}: entries are missing`)
    const { misplayed } = liveFrom(kept, gameNamed, 0)
    if (misplayed !== null) wrong.push(`${table}: ${misplayed}`)
  }
  return wrong
}
