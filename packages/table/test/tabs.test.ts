import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, decisionOf, quickBattle } from './play.ts'
import { allKept, keptMoves } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const numberOf = async (page: Page) => Number(await decisionOf(page))

async function inTwoTabs(game: string): Promise<{ first: Page; second: Page }> {
  const first = await stage().visit()
  await quickBattle(first, game)
  for (let turns = 0; turns < 4; turns++) await decide(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.waitForSelector('.notice:has-text("another tab")')
  return { first, second }
}

test('one tab plays, the other is told and follows; nobody there is asked anything', async () => {
  const { first, second } = await inTwoTabs('xwing')
  expect(await second.locator('.question h2').count()).toBe(0)
  for (let turns = 0; turns < 4; turns++) await decide(first)
  const kept = await allKept(first)
  await expect.poll(() => numberOf(second)).toBe(await numberOf(first))
  await second.keyboard.press('0')
  await second.waitForTimeout(500)
  expect(await keptMoves(first)).toBe(kept)
  expect(stage().complaints).toEqual([])
})

test('the other tab takes the game over with every move, and the first one follows', async () => {
  const { first, second } = await inTwoTabs('assault')
  for (let turns = 0; turns < 4; turns++) await decide(first)
  const kept = await allKept(first)
  const decision = await numberOf(first)
  await second.click('.notice button:has-text("Play here")')
  await second.waitForSelector('.question h2')
  expect(await numberOf(second)).toBe(decision)
  await first.waitForSelector('.notice:has-text("another tab")')
  await decide(second)
  expect(await allKept(second)).toBeGreaterThan(kept)
  await expect.poll(() => numberOf(first)).toBe(await numberOf(second))
})

test('a tab that sleeps and hears nothing loses the game to the one that is awake, and writes no more', async () => {
  const first = await stage().visit()
  await first.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} })
  })
  await first.reload()
  await quickBattle(first, 'xwing')
  for (let turns = 0; turns < 3; turns++) await decide(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.click('.notice button:has-text("Play here")')
  await second.waitForSelector('.question h2')
  await first.waitForSelector('.notice:has-text("another tab")')
  await decide(second)
  const kept = await allKept(second)
  await first.keyboard.press('0')
  await first.waitForTimeout(500)
  expect(await keptMoves(first)).toBe(kept)
})

test('when the tab that plays is closed, the other one plays on', async () => {
  const { first, second } = await inTwoTabs('drill')
  await first.close()
  await second.waitForSelector('.question h2')
  expect(await second.locator('.notice').count()).toBe(0)
  await decide(second)
})

test('a browser without locks: what is behind is not written over what went further, and it is said', async () => {
  const first = await stage().visit()
  await first.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  await first.reload()
  await quickBattle(first, 'xwing')
  for (let turns = 0; turns < 3; turns++) await decide(first)
  await allKept(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.waitForSelector('.question h2')
  for (let turns = 0; turns < 4; turns++) await decide(second)
  const kept = await allKept(second)
  await first.keyboard.press('0')
  await first.waitForSelector('.trouble')
  expect(await first.textContent('.trouble')).toContain(`This browser keeps ${kept} moves`)
  expect(await keptMoves(first)).toBe(kept)
  const decision = await numberOf(second)
  await first.click('.trouble button:has-text("Go on with what is kept")')
  await expect.poll(() => numberOf(first)).toBe(decision)
  await first.waitForSelector('.question h2')
})
