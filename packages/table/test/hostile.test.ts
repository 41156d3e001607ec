import { deflateSync } from 'node:zlib'
import { games } from '@sandtable/games'
import { type Game, type GameRecord, replay } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAtHost } from './page-at-host.ts'
import { quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const xwing = games.find((game) => game.id === 'xwing') as Game
const laid = pageAtHost().send('lay', { game: 'drill', seed: 's' })
const record = (changed: object) => JSON.stringify({ ...laid, ...changed })

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  ['of the game “__proto__”', record({ game: '__proto__' })],
  ['of the game “constructor”', record({ game: 'constructor' })],
  ['of the game “toString”', record({ game: 'toString' })],
  ['of a game that is not plain text', record({ game: 'nowhere\u0000\u202e' })],
  ['with a setup that is nested deep', `${record({}).slice(0, -1)},"setup":{"a":${deep(20_000)}}}`],
  ['that is nested deep and nothing else', deep(100_000)],
  ['of garbage', '\u0000\ufffd%PDF-1.7 '.repeat(500)],
  ['with nothing in it', ''],
])('a file %s is refused in a sentence, and everything else works', async (_, text) => {
  const page = await stage().visit()
  await page.setInputFiles('input[type=file]', {
    name: 'odd.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await saysWhy(page, /^odd\.json: This file cannot be played back: \S+ \S+/)
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  expect(stage().complaints).toEqual([])
})

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

test.each(Object.keys(cheats))('a file with %s is refused in the words of the command', async (cheat) => {
  const record = played()
  const changed = { ...record, ...cheats[cheat]?.(record) }
  const told = replay(xwing, changed, { verify: true })
  if (!('problem' in told)) throw new Error('the command takes it')
  const page = await stage().visit()
  await page.setInputFiles('input[type=file]', {
    name: 'cheat.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(changed)),
  })
  await saysWhy(page, /^cheat\.json/)
  expect(await page.textContent('[role=alert]')).toContain(told.problem)
  expect(await page.locator('.shelf-game').count()).toBe(0)
})

const link = (text: string) => deflateSync(Buffer.from(text)).toString('base64url')

test.each([
  ['xwing', 'a faction “constructor”', '{"name":"","faction":"constructor","ships":[]}'],
  ['xwing', 'a faction “__proto__”', '{"name":"","faction":"__proto__","ships":[]}'],
  ['xwing', 'ships that are numbers', '{"name":"","faction":"rebel","ships":[1,null,{}]}'],
  [
    'assault',
    'a faction “constructor”',
    '{"affiliation":"constructor","deployments":[],"upgrades":[],"command":[]}',
  ],
  [
    'assault',
    'a faction “__proto__”',
    '{"affiliation":"__proto__","deployments":[],"upgrades":[],"command":[]}',
  ],
  ['xwing', 'JSON that is nested deep', `{"faction":${deep(30_000)}}`],
  ['xwing', 'JSON that is nested deeper', deep(90_000)],
  ['xwing', 'a number', '12'],
  ['xwing', 'nothing', 'null'],
])('a link to a force of %s with %s is refused in a sentence', async (game, _, text) => {
  const page = await stage().visit()
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    `#/shared/${game}/${link(text)}`,
  )
  await saysWhy(page, /^This link is damaged/)
  await page.evaluate(() => {
    location.hash = ''
  })
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  expect(stage().complaints).toEqual([])
})

async function saysWhy(page: Page, sentence: RegExp): Promise<void> {
  await page.waitForSelector('[role=alert]', { timeout: 15_000 })
  expect(await page.textContent('[role=alert]')).toMatch(sentence)
}
