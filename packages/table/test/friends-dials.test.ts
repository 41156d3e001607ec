import { expect } from 'vitest'
import { type Guest, housed } from './house.ts'
import { answerSomehow, dice } from './play.ts'
import { decideTogether, meet } from './together.ts'

const { test, house } = housed()

/** Somebody who only watches, from now on. */
async function watcher(watch: string): Promise<Guest> {
  const eve = await house().guest('Eve')
  await eve.page.goto(watch)
  await eve.page.waitForSelector('.table-page')
  return eve
}

test('X-Wing, two pages: dials that one has set are told to nobody before all are set; who has set them may think again', async () => {
  const { ann, ben, watch } = await meet(house(), { game: 'xwing' })
  for (let turns = 0; turns < 60; turns++) {
    if (/Set your dials/.test((await ann.page.textContent('.question')) ?? '')) break
    await decideTogether([ann, ben], 1)
  }
  const eve = await watcher(watch)
  await ann.page.waitForSelector('.question h2:has-text("Set your dials")')
  const before = [ben, eve].map(({ heard }) => heard.length)
  const chance = dice(3)
  for (let tries = 0; tries < 20 && (await ann.page.$('.reopen')) === null; tries++)
    await answerSomehow(ann.page, chance)
  await ann.page.waitForSelector('.waiting:has-text("Ben")')
  // Thought over, and set anew: nobody else learns that either.
  await ann.page.click('.reopen')
  await ann.page.waitForSelector('.question h2:has-text("Set your dials")')
  await ben.page.waitForTimeout(300)
  for (const [at, { heard }] of [ben, eve].entries()) {
    const updates = heard.slice(before[at]).flatMap((text) => JSON.parse(text).update ?? [])
    expect(updates.length).toBeGreaterThan(0)
    // That somebody has set them, and nothing of what lies on the table or what was chosen.
    for (const { shown } of updates)
      expect(Object.keys(shown.keys).toSorted()).toEqual(['awaited', 'decision', 'move', 'moves'])
  }
  await decideTogether([ben, ann], 12)
  expect(house().complaints).toEqual([])
})
