import { deflateSync } from 'node:zlib'
import { games } from '@sandtable/games'
import { pageAtHost } from '@sandtable/keeper/page-at-host'
import { type Game, type GameRecord, replay } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const xwing = games.find((game) => game.id === 'xwing') as Game
const laid = pageAtHost().send('lay', { game: 'drill', seed: 's' })
const record = (changed: object) => JSON.stringify({ ...laid, ...changed })

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const oddFiles: Readonly<Record<string, string>> = {
  'the game “__proto__”': record({ game: '__proto__' }),
  'the game “constructor”': record({ game: 'constructor' }),
  'the game “toString”': record({ game: 'toString' }),
  'a game that is not plain text': record({ game: 'nowhere\u0000\u202e' }),
  'a setup that is nested deep': `${record({}).slice(0, -1)},"setup":{"a":${deep(20_000)}}}`,
  'nested deep and nothing else': deep(100_000),
  garbage: '\u0000\ufffd%PDF-1.7 '.repeat(500),
  nothing: '',
}

test('a file that is odd in any way is refused in a sentence, and everything else works', async () => {
  const page = await stage().visit()
  for (const [at, text] of Object.values(oddFiles).entries()) {
    await drop(page, `odd-${at}.json`, text)
    await saysWhy(page, new RegExp(`^odd-${at}\\.json: This file cannot be played back: \\S+ \\S+`))
  }
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  expect(stage().complaints).toEqual([])
})

async function drop(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.setInputFiles('input[type=file]', file)
}

/** A game of X-Wing as somebody might send it, some moves long. */
function played(): GameRecord {
  const at = pageAtHost()
  const record = at.send('lay', { game: 'xwing', seed: 's' })
  at.sitDown({ table: 't', record, players: { red: 'person', blue: 'steady' }, language: 'en' })
  for (let turn = 0; turn < 6; turn++) at.send('decide', { table: 't', seat: 'red' })
  return at.record()
}

const cheats: Readonly<Record<string, (record: GameRecord) => object>> = {
  'forty more ships': ({ setup }) => ({
    setup: JSON.parse(JSON.stringify(setup), (key, value) =>
      key === 'ships' ? Array(40).fill(value).flat() : value,
    ),
  }),
  'other dice': () => ({ seed: 'a better one' }),
  'a false fingerprint': ({ hashes }) => ({ hashes: hashes.with(3, 'false') }),
  'a move that is not allowed': ({ moves }) => ({ moves: moves.with(2, { seat: 'red', answer: 'more' }) }),
}

test('a file with what the command refuses is refused in the words of the command', async () => {
  const page = await stage().visit()
  const record = played()
  for (const [at, cheat] of Object.values(cheats).entries()) {
    const changed = { ...record, ...cheat(record) }
    const told = replay(xwing, changed, { verify: true })
    if (!('problem' in told)) throw new Error('the command takes it')
    await drop(page, `cheat-${at}.json`, JSON.stringify(changed))
    await saysWhy(page, new RegExp(`^cheat-${at}\\.json`))
    expect(await page.textContent('[role=alert]')).toContain(told.problem)
  }
  expect(await page.locator('.shelf-game').count()).toBe(0)
})

const link = (text: string) => deflateSync(Buffer.from(text)).toString('base64url')

const oddLinks: Readonly<Record<string, readonly string[]>> = {
  xwing: [
    '{"name":"","faction":"constructor","ships":[]}',
    '{"name":"","faction":"__proto__","ships":[]}',
    '{"name":"","faction":"rebel","ships":[1,null,{}]}',
    `{"faction":${deep(30_000)}}`,
    deep(90_000),
    '12',
    'null',
  ],
  assault: [
    '{"affiliation":"constructor","deployments":[],"upgrades":[],"command":[]}',
    '{"affiliation":"__proto__","deployments":[],"upgrades":[],"command":[]}',
  ],
}

test.each(Object.keys(oddLinks))(
  'a link to a force of %s that is odd in any way is refused in a sentence, and everything else works',
  async (game) => {
    const page = await stage().visit()
    const goTo = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to
      }, hash)
    for (const text of oddLinks[game] ?? []) {
      await goTo(`#/shared/${game}/${link(text)}`)
      await saysWhy(page, /^This link is damaged/)
      await goTo('')
      await page.waitForSelector('.game-card')
    }
    await quickBattle(page, 'drill')
    await page.waitForSelector('.question h2')
    expect(stage().complaints).toEqual([])
  },
)

async function saysWhy(page: Page, sentence: RegExp): Promise<void> {
  await expect
    .poll(() => page.locator('[role=alert]').allTextContents())
    .toEqual([expect.stringMatching(sentence)])
}
