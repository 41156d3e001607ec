import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gamesNamed, type Keeping, type Starting } from '../start.ts'
import { postgresStore } from '../store/postgres.ts'
import { sqliteStore } from '../store/sqlite.ts'
import type { Entry } from '../table/entry.ts'
import { visit } from '../visitor.ts'
import { attack, stateOf } from './attack.ts'
import { crash, losses } from './crash.ts'
import { type HostProcess, hostProcess } from './host-process.ts'
import { openPostgres } from './postgres.ts'
import { pause } from './stubborn.ts'

/**
 * What only gains by numbers, beside the samples in the tests:
 *   crash    people play while hosts are killed; afterwards everything acknowledged must be there
 *   hostile  messages of somebody who means no good; afterwards nothing must have happened
 */
const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string', default: '12' },
    messages: { type: 'string', default: '100000' },
    game: { type: 'string', default: 'drill' },
    postgres: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'sandtable-soak-'))

const [what] = positionals
const wrong =
  what === 'crash' ? await crashes() : what === 'hostile' ? await hostility() : ['say crash or hostile']
rmSync(folder, { recursive: true, force: true })
for (const line of wrong) say(`WRONG: ${line}`)
say(wrong.length === 0 ? 'Nothing was wrong.' : `${wrong.length} things were wrong.`)
process.exit(wrong.length === 0 ? 0 : 1)

function starting(keeping: Keeping): Omit<Starting, 'log'> {
  const settings = { messagesASecond: 1e7, pause: [0, 1] as const, tables: 1e6 }
  return {
    port: 0,
    address: '127.0.0.1',
    keeping,
    origins: [],
    isBehindProxy: false,
    settings,
    games: [values.game],
  }
}

async function crashes(): Promise<readonly string[]> {
  const postgres = values.postgres ? await openPostgres() : null
  const keeping = postgres === null ? { data: folder } : { database: postgres.url }
  const hosts: HostProcess[] = [await hostProcess(starting(keeping))]
  if (postgres !== null) hosts.push(await hostProcess(starting(keeping)))
  const restart = async () => {
    if (postgres === null) return
    await postgres.stop()
    await pause(300)
    await postgres.start()
  }
  const [kills, tables] = [Number(values.kills), Number(values.tables)]
  const also = { each: 10, work: restart }
  const { diaries } = await crash({
    hosts,
    game: values.game,
    tables,
    kills,
    between: { moves: tables, pause: 300 },
    also,
    said: say,
  })
  for (const host of hosts) await host.kill('SIGTERM')
  const store = await (postgres === null
    ? sqliteStore(join(folder, 'tables.db'))
    : postgresStore(postgres.url))
  const games = await gamesNamed([values.game])
  const lost = await losses(store, diaries, (id) => games.get(id) as never)
  const moves = diaries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const matches = new Set(diaries.map(({ table }) => table)).size
  say(`${kills} kills, ${matches} matches, ${moves} moves acknowledged`)
  await store.close()
  await postgres?.close()
  return [...lost, ...hosts.flatMap(({ complaints }) => complaints)]
}

async function hostility(): Promise<readonly string[]> {
  const host = await hostProcess(starting({ data: folder }))
  const { url } = host
  const [ann, ben] = [await visit({ url }), await visit({ url })]
  const table = await ann.call('make table', { game: values.game })
  await ben.call('join', { table })
  await Promise.all([ann.sit(table), ben.sit(table)])
  await Promise.all([ann, ben].map((one) => one.until(() => one.isShown(table))))
  const before = stateOf(ann, table) + stateOf(ben, table)
  const { watch } = ann.around(table)
  const { seats } = ann.shown(table)
  const store = await sqliteStore(join(folder, 'tables.db'))
  const kept = await store.read(table)
  const secrets = (kept?.entries ?? []).flatMap(({ entry }) => {
    const said = JSON.parse(entry) as Entry
    return said.type === 'begun'
      ? [said.seed]
      : said.type === 'put in' || said.type === 'made'
        ? [said.number]
        : []
  })
  const known = { tables: [table, watch, 'nowhere', ''], seats: [...seats, 'nobody'], keys: ['0'.repeat(64)] }
  const messages = Number(values.messages)
  const began = Date.now()
  const told = await attack({ url, messages, seed: `${began}`, known, secret: 'mallory', secrets })
  say(
    `${told.sent} messages, ${told.replies} replies, ${told.cut} lines cut, ${(Date.now() - began) / 1000} s`,
  )
  const after = await store.read(table)
  await store.close()
  const wrong = [...told.leaks.map((leak) => `leaked ${leak}`), ...host.complaints]
  if (JSON.stringify(after?.entries) !== JSON.stringify(kept?.entries)) wrong.push('the table was changed')
  if (before !== stateOf(ann, table) + stateOf(ben, table)) wrong.push('what is shown was changed')
  const [seat = ''] = ann.shown(table).awaited
  const one = seat === seats[0] ? ann : ben
  if ((await one.move('decide', table, { seat })) !== null) wrong.push('they cannot play on')
  await host.kill('SIGTERM')
  return wrong
}
