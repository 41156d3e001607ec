import { loaders } from '@sandtable/games/lazy'
import type { Game } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Guest, housed } from './house.ts'
import { decisionOf } from './play.ts'
import { decideTogether, meet, whoIsAsked } from './together.ts'

const { test, house } = housed({ sweep: 200 })

/** Opens what is chosen about time. */
const timing = async (page: Page) => {
  await page.click('.new-table summary')
  return page.locator('.timing select')
}

/** Ann gives her order; now only Ben is asked. */
async function annAnswers(ann: Guest): Promise<void> {
  await ann.page.waitForSelector('.question h2')
  await ann.page.locator('.answers.options button').first().click()
  await ann.page.waitForSelector('.waiting:has-text("Ben")')
}

test('a clock that runs out hands the seat to a bot, and whoever had it is told and may look on', async () => {
  const { ann, ben } = await meet(house(), {
    game: 'drill',
    choose: async (page) => {
      const choices = await timing(page)
      await choices.first().selectOption('move')
      await page.getByLabel('Seconds for each answer').fill('60')
      await page.getByLabel('When time is up').selectOption('bot')
    },
  })
  expect(await ann.page.textContent('.clocks')).toMatch(/1:00|0:5/)
  await annAnswers(ann)
  house().later(61)
  await ben.page.waitForSelector('.closed h1:has-text("Ein Bot spielt an deiner Stelle weiter.")')
  await ben.page.click('.closed .go')
  await ben.page.waitForSelector('.table-page')
  expect(await ben.page.$('.hand')).toBeNull()
  await ann.page.waitForSelector('.people li:has-text("bot")')
  // It goes on with the bot.
  await ann.page.waitForSelector('.question h2')
  expect(house().complaints).toEqual([])
})

test('a total clock grows with each answer; at zero the seat gives up, and both are told why; the game can be kept, watched again and saved', async () => {
  const { ann, ben } = await meet(house(), {
    game: 'drill',
    choose: async (page) => {
      await (await timing(page)).first().selectOption('total')
      await page.getByLabel('Minutes for the game').fill('10')
      await page.getByLabel('Seconds more after each answer').fill('90')
    },
  })
  expect(await ann.page.textContent('.clocks .seat-red')).toMatch(/^(10:00|9:5)/)
  await annAnswers(ann)
  await expect.poll(() => ann.page.textContent('.clocks .seat-red')).toMatch(/^11:[23]/)
  // Only whoever is asked has less.
  house().later(120)
  await ann.page.reload()
  await ann.page.waitForSelector('.clocks')
  expect(await ann.page.textContent('.clocks .seat-red')).toMatch(/^11:[23]/)
  expect(await ann.page.textContent('.clocks .seat-blue')).toMatch(/^(8:00|7:)/)
  house().later(481)
  await ann.page.waitForSelector('.ending h2:has-text("You won")')
  await ben.page.waitForSelector('.ending h2:has-text("Du hast verloren")')
  expect(await ann.page.textContent('.ending header p')).toBe('The time of Ben ran out.')
  expect(await ben.page.textContent('.ending header p')).toBe('Deine Zeit war um.')

  await ann.page.click('.ending button:has-text("Keep in this browser")')
  await ann.page.waitForSelector('.ending :text("kept in this browser")')
  await ann.page.click('.ending header button')
  await ann.page.click('.home')
  const finished = ann.page.locator('.with-others .shelf:has-text("Finished") li')
  await expect.poll(() => finished.textContent()).toMatch(/Ann against Ben.*Ann wins.*kept in this browser/)
  const download = ann.page.waitForEvent('download')
  await finished.getByText('Save').click()
  expect((await download).suggestedFilename()).toMatch(/^sandtable-drill-.*\.json$/)
  // Without the host it is still there.
  const kept = ann.page.locator('.shelves .shelf-game')
  expect(await kept.textContent()).toMatch(/Ann against Ben.*Ann wins/)
  await kept.getByText('Watch').click()
  await ann.page.waitForSelector('.time-line')
  await ann.page.goto(house().url)
  await finished.getByText('Watch it again').click()
  await ann.page.waitForSelector('.time-line')
  expect(house().complaints).toEqual([])
})

test('a bot may be claimed in the place of somebody who is away; what was done is taken back by consent', async () => {
  const { ann, ben } = await meet(house(), {
    game: 'drill',
    choose: async (page) => {
      await (await timing(page)).last().selectOption('bot')
      await page.getByLabel('If somebody who is asked stays away').selectOption('300')
    },
  })
  // Dice were rolled, and others have seen it: only they can let it be undone.
  let before = 0
  for (let turns = 0; turns < 12 && (await ben.page.$('.proposal .go')) === null; turns++) {
    await decideTogether([ann, ben], 2)
    before = Number(await decisionOf(ann.page))
    await ann.page.click('.tools button:has-text("Undo")')
    await ben.page.waitForSelector('.proposal .go', { timeout: 1_500 }).catch(() => null)
  }
  await ben.page.click('.proposal .go')
  for (const { page } of [ann, ben])
    await expect.poll(async () => Number(await decisionOf(page))).toBeLessThan(before)

  for (let turns = 0; turns < 20 && (await ann.page.$('.waiting:has-text("Ben")')) === null; turns++)
    await decideTogether([ann, ben], 1)
  await ben.page.close()
  await ann.page.waitForSelector('.people li:has-text("the seat can be claimed in")')
  house().later(301)
  await ann.page.reload()
  ann.page.on('dialog', (one) => void one.accept())
  await ann.page.click('.people button:has-text("let a bot play on")')
  await ann.page.waitForSelector('.people li:has-text("plays on: the seat was claimed")')
  await ann.page.waitForSelector('.question h2')
  expect(house().complaints).toEqual([])
})

test('rules that are others than those of a table: it can be looked at, by its link too, and is ended when both say so', async () => {
  const { ann, ben, link } = await meet(house(), { game: 'drill' })
  await decideTogether([ann, ben], 4)
  const own = (await loaders.drill?.()) as Game
  const other: Game = {
    ...own,
    version: 'other',
    lay: (setup) => ({ ...(own.lay(setup) as object), round: 7 }) as never,
  }
  await house().restart(undefined, other)
  await ann.page.waitForSelector('.table-notices .alarm:has-text("begun under other rules (version")')
  await ben.page.waitForSelector('.table-notices .alarm:has-text("unter anderen Regeln begonnen (Fassung")')
  expect(await ann.page.locator('.answers').count()).toBe(0)
  await ann.page.waitForSelector('.mat')

  const late = await house().guest('Late')
  await late.page.goto(link)
  await late.page.click('.closed button:has-text("Just watch")')
  await late.page.waitForSelector('.table-notices .alarm:has-text("begun under other rules")')
  expect(await late.page.locator('.table-notices button:has-text("End it")').count()).toBe(0)

  for (const { page } of [ann, ben]) expect(await page.locator('.waiting').count()).toBe(0)
  await ann.page.click('.table-notices button:has-text("End it without a winner")')
  await ann.page.waitForSelector('.table-notices .alarm:has-text("Ben has still to say so")')
  await ben.page.waitForSelector('.table-notices .alarm:has-text("Ann möchte es beenden")')
  await ben.page.click('.table-notices button:has-text("Ohne Sieger beenden")')
  await ann.page.click('.home')
  await ann.page.waitForSelector('.with-others .shelf:has-text("Finished") li:has-text("Ben")')
  await house().restart(undefined, own)
  expect(house().complaints).toEqual([])
})

test('a seat whose player stays away can be claimed as was agreed, and not before', async () => {
  const { ann, ben } = await meet(house(), {
    game: 'drill',
    choose: async (page) => {
      const choices = await timing(page)
      await choices.last().selectOption('win')
      await page.getByLabel('If somebody who is asked stays away').selectOption('300')
    },
  })
  await ben.page.close()
  await annAnswers(ann)
  await ann.page.waitForSelector('.people li:has-text("is away")')
  expect(await ann.page.$('.people button')).toBeNull()
  house().later(301)
  await ann.page.reload()
  ann.page.on('dialog', (asked) => void asked.accept())
  await ann.page.click('.people button:has-text("claim the game")')
  await ann.page.waitForSelector('.ending h2:has-text("You won")')
  expect(house().complaints).toEqual([])
})

test('the host stops and is there again: it is said, both pages come back by themselves and play on; who is muted is not read; a draw is agreed on', async () => {
  const { ann, ben } = await meet(house(), { game: 'drill' })
  await decideTogether([ann, ben], 4)
  await house().restart(async () => {
    await ann.page.waitForSelector('.table-notices .alarm:has-text("is lost")')
    await ben.page.waitForSelector('.table-notices .alarm:has-text("abgerissen")')
  })
  for (const { page } of [ann, ben]) {
    await page.waitForSelector('.table-notices .alarm', { state: 'detached' })
    await page.waitForSelector('.people')
  }
  await decideTogether([ann, ben], 4)

  await ann.page.click('.chat .keys .plain')
  await ben.page.selectOption('.chat select', 'moment')
  await ben.page.waitForSelector('.chat li:has-text("Einen Moment")')
  expect(await ann.page.textContent('.chat ol')).not.toContain('One moment')
  await ann.page.click('.chat .keys .plain')
  await ann.page.waitForSelector('.chat li:has-text("One moment")')

  // A draw is proposed by one and agreed on by the other.
  const asked = (await whoIsAsked([ann, ben])) as Guest
  const other = asked === ann ? ben : ann
  await asked.page.click('.menu > button')
  await asked.page.locator('.menu-list > button').first().click()
  await asked.page.click('.amend button:has-text("draw"), .amend button:has-text("nentschieden")')
  await other.page.waitForSelector('.proposal .go')
  await other.page.click('.proposal .go')
  for (const { page } of [ann, ben]) await page.waitForSelector('.ending')
  expect(await ann.page.textContent('.ending h2')).toBe('A draw')
  expect(house().complaints).toEqual([])
})
