import type { Page } from 'playwright-core'
import type { Guest, House } from './house.ts'
import { decisionOf, hasMoved } from './play.ts'

interface Making {
  readonly game: string
  /** The ready-made forces of both, by their ids. */
  readonly forces?: readonly [string, string]
  /** What else is chosen on the way. */
  choose?(page: Page): Promise<void>
}

export interface Meeting {
  readonly ann: Guest
  readonly ben: Guest
  /** The link for those who play, and the one for those who watch. */
  readonly link: string
  readonly watch: string
}

/** Ann makes a table. */
export async function makeTable(
  ann: Guest,
  { game, forces, choose }: Making,
): Promise<{ link: string; watch: string }> {
  const { page } = ann
  await page.click(`[data-game=${game}] .ways button:has-text("Play with a friend")`)
  await page.waitForSelector('.new-table')
  if (forces !== undefined) await page.getByLabel('Your force').selectOption(forces[0])
  await choose?.(page)
  await page.click('.new-table > .go')
  await page.waitForSelector('.gathering')
  const links = page.locator('.link-field input')
  return { link: await links.first().inputValue(), watch: await links.last().inputValue() }
}

/** Ann, who reads English, makes a table; Ben, who reads German, opens its link and takes the other seat. */
export async function meet(house: House, making: Making): Promise<Meeting> {
  const ann = await house.guest('Ann')
  const links = await makeTable(ann, making)
  const ben = await house.guest('Ben', { locale: 'de-DE', colorScheme: 'dark' })
  await ben.page.goto(links.link)
  await ben.page.waitForSelector('.gathering .go')
  if (making.forces !== undefined) await ben.page.getByLabel('Deine Truppe').selectOption(making.forces[1])
  await ben.page.click('.gathering .go')
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.table-page')))
  return { ann, ben, ...links }
}

/** Who of these is asked now, or null if it is over for all. */
export async function whoIsAsked(guests: readonly Guest[]): Promise<Guest | null> {
  for (let tries = 0; tries < 600; tries++) {
    for (const one of guests)
      if ((await one.page.$('.question h2')) !== null && (await one.page.$('.over')) === null) return one
    const over = await Promise.all(guests.map(({ page }) => page.$('.over')))
    if (over.every((one) => one !== null)) return null
    await guests[0]?.page.waitForTimeout(50)
  }
  throw new Error('nobody is asked, and it is not over')
}

/** Lets a bot decide for whoever is asked, so often; how often that was. */
export async function decideTogether(guests: readonly Guest[], most: number): Promise<number> {
  for (let times = 0; times < most; times++) {
    const asked = await whoIsAsked(guests)
    if (asked === null) return times
    const before = await decisionOf(asked.page)
    await asked.page.keyboard.press('0')
    await hasMoved(asked.page, before, 5_000)
  }
  return most
}
