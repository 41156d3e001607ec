import { expect } from 'vitest'
import { decide } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

test('a game of 2018 is played alone: edition and the solo rules are chosen, and each instruction leads to its rule', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  const card = page.locator('[data-game=legion]')
  await card.locator('summary').first().click()
  const form = card.locator('.own-game')
  const silver = form.getByRole('group', { name: 'Silver', exact: true })
  const players = () => silver.getByLabel('Played by').locator('option').allTextContents()
  expect(await players()).not.toContain('the solo rules')
  await form.getByLabel('Edition').selectOption('2018')
  expect(await players()).toContain('the solo rules')
  await silver.getByLabel('Played by').selectOption('alone-easy')
  await form
    .getByRole('group', { name: 'Gold', exact: true })
    .getByLabel('Force')
    .selectOption('2018-skywalker')
  // The rules of 2018 are gone with the edition, and so is what they play.
  await form.getByLabel('Edition').selectOption('2024')
  expect(await silver.getByLabel('Played by').inputValue()).toBe('steady')
  await form.getByLabel('Edition').selectOption('2018')
  await silver.getByLabel('Played by').selectOption('alone')
  await form.getByLabel(/seed/i).fill('alone')
  await form.getByRole('button', { name: 'Start' }).click()
  await page.waitForSelector('.question h2')
  const why = page.locator('.log .why')
  for (let steps = 0; steps < 60 && (await why.count()) < 8; steps++) {
    await decide(page)
  }
  expect(await why.first().getAttribute('aria-label')).toContain('LG1-SOLO-')
  await why.last().click()
  await page.waitForSelector('.drawer')
  expect(await page.textContent('.drawer')).toContain('LG1-SOLO-')
})
