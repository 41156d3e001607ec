import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Guest, housed } from './house.ts'
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
