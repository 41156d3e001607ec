import { expect } from 'vitest'
import { type Guest, housed } from './house.ts'
import { answerSomehow, dice } from './play.ts'
import { decideTogether, meet, whoIsAsked } from './together.ts'

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

test('Imperial Assault, two pages: nobody else ever hears of a card in a hand', async () => {
  const { ann, ben, watch } = await meet(house(), { game: 'assault' })
  await decideTogether([ann, ben], 12)
  const eve = await watcher(watch)
  for (let turns = 0; turns < 12 && (await ann.page.$$('.hand li')).length === 0; turns++)
    await decideTogether([ann, ben], 4)
  await decideTogether([ann, ben], 16)
  await whoIsAsked([ann, ben])
  const hands: Readonly<Record<string, string[]>> = { Ann: await handOf(ann), Ben: await handOf(ben) }
  for (const [whose, other] of [
    ['Ann', ben],
    ['Ben', ann],
  ] as const) {
    const hidden = (hands[whose] ?? []).filter(
      (name) => !hands[whose === 'Ann' ? 'Ben' : 'Ann']?.includes(name),
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const name of hidden)
      for (const { heard } of [other, eve])
        expect(
          heard.some((text) => text.includes(`"${name}"`)),
          `${name} in the hand of ${whose}`,
        ).toBe(false)
  }
  expect(house().complaints).toEqual([])
})

/** The cards in a hand by their names, in English, as the host told them. */
async function handOf({ page }: Guest): Promise<string[]> {
  if ((await page.getAttribute('html', 'lang')) === 'de') {
    await page.click('.menu > button')
    await page.click('.menu-list button:has-text("English")')
    await page.waitForSelector('html[lang=en]')
  }
  const names = await page.locator('.hand li button > :first-child').allTextContents()
  return names.map((name) => name.trim())
}
