import type { Plain } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { pack } from '../src/page/builder/share.ts'
import type { Guest, House } from './house.ts'
import { decisionOf, hasMoved } from './play.ts'

export interface Making {
  readonly game: string
  /** The forces of both: ready-made ones by their ids, or such as they have put together; null: what chance gives. */
  readonly forces?: readonly [Plain, Plain]
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

/** Somebody keeps a force of their own, as whoever gets a link to it does. */
async function keepForce({ page }: Guest, { url }: House, game: string, force: Plain): Promise<void> {
  await page.goto(`${url}#/shared/${game}/${await pack(force)}`)
  await page.click('.shared-force .go')
  await page.waitForURL(/#\/force\//)
  await page.goto(url)
}

/** Chooses a force: a ready-made one by its id, or one that was kept by its name. */
async function chooseForce(page: Page, label: string, force: Plain): Promise<void> {
  const choice = page.getByLabel(label)
  if (typeof force === 'string') return void (await choice.selectOption(force))
  const { name } = force as { name: string }
  const kept = choice.locator('option', { hasText: name })
  await kept.waitFor({ state: 'attached' })
  await choice.selectOption((await kept.getAttribute('value')) ?? '')
}

/** Ann makes a table. */
export async function makeTable(
  ann: Guest,
  { game, forces, choose }: Making,
): Promise<{ link: string; watch: string }> {
  const { page } = ann
  await page.click(`[data-game=${game}] .ways button:has-text("Play with a friend")`)
  await page.waitForSelector('.new-table')
  if (forces?.[0]) await chooseForce(page, 'Your force', forces[0])
  await choose?.(page)
  await page.click('.new-table > .go')
  await page.waitForSelector('.gathering')
  const links = page.locator('.link-field input')
  return { link: await links.first().inputValue(), watch: await links.last().inputValue() }
}

/** Ann, who reads English, makes a table; Ben, who reads German, opens its link and takes the other seat. */
export async function meet(house: House, making: Making): Promise<Meeting> {
  const { game, forces } = making
  const ann = await house.guest('Ann')
  if (forces && typeof forces[0] !== 'string') await keepForce(ann, house, game, forces[0])
  const links = await makeTable(ann, making)
  const ben = await house.guest('Ben', { locale: 'de-DE', colorScheme: 'dark' })
  if (forces && typeof forces[1] !== 'string') await keepForce(ben, house, game, forces[1])
  await ben.page.goto(links.link)
  await ben.page.waitForSelector('.gathering .go')
  if (forces?.[1]) await chooseForce(ben.page, 'Deine Truppe', forces[1])
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

/** Whoever is asked presses what lets a bot decide, in each page by itself, until it is over for all; how often in all. */
export async function playOut(guests: readonly Guest[], most: number): Promise<number> {
  const pressed = guests.map(({ page }) =>
    page.evaluate(async (enough) => {
      const where = () => document.querySelector('.table-page')?.getAttribute('data-decision') ?? null
      let [presses, last, since] = [0, null as string | null, 0]
      for (const begun = Date.now(); document.querySelector('.over') === null; ) {
        if (presses >= enough || Date.now() - begun > 300_000) break
        const button = document.querySelector<HTMLElement>('.question .decide')
        // A press that went by is made again.
        if (button !== null && (where() !== last || Date.now() - since > 2_000)) {
          ;[presses, last, since] = [presses + 1, where(), Date.now()]
          button.click()
        }
        await new Promise((done) => setTimeout(done, 20))
      }
      return presses
    }, most),
  )
  return (await Promise.all(pressed)).reduce((sum, one) => sum + one, 0)
}
