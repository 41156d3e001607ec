import { loaders } from '@sandtable/games/lazy'
import type { Game } from '@sandtable/kernel'
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
  const game = (await loaders.assault?.()) as Game
  const ready = (game.lobby?.forces ?? []).map(({ id, force }) => ({
    id,
    deck: (force as { command: string[] }).command,
  }))
  // The two that have the fewest cards in common.
  const inCommon = ([one, other]: readonly { deck: string[] }[]) =>
    one?.deck.filter((card) => other?.deck.includes(card)).length ?? 0
  const pairs = ready.flatMap((one) => ready.filter((other) => other !== one).map((other) => [one, other]))
  const [mine, theirs] = pairs.toSorted((one, other) => inCommon(one) - inCommon(other))[0] ?? []
  const forces = [mine?.id ?? '', theirs?.id ?? ''] as const
  const { ann, ben, watch } = await meet(house(), { game: 'assault', forces })
  await decideTogether([ann, ben], 12)
  const eve = await watcher(watch)
  for (let turns = 0; turns < 12 && (await ann.page.$$('.hand li')).length === 0; turns++)
    await decideTogether([ann, ben], 4)
  await decideTogether([ann, ben], 16)
  await whoIsAsked([ann, ben])
  const decks = [mine, theirs].map((one) => one?.deck ?? [])
  const players = [ann, ben]
  for (const [at, one] of players.entries()) {
    const others = [...players.filter((player) => player !== one), eve]
    const names = await handOf(one)
    // Cards of which there is one, and which the other side has not: what is in a hand was never played.
    const copiesIn = (deck: readonly string[] = [], name = '') =>
      deck.filter((card) => card === idOf(name)).length
    const hidden = names.filter(
      (name) => copiesIn(decks[at], name) === 1 && copiesIn(decks[1 - at], name) === 0,
    )
    expect(hidden.length, `${names} of ${decks[at]}`).toBeGreaterThan(0)
    for (const name of hidden) {
      expect(one.heard.some((text) => text.includes(`"${name}"`))).toBe(true)
      for (const { heard } of others)
        for (const said of [`"${name}"`, `:${idOf(name)}"`, `"${idOf(name)}"`])
          expect(
            heard.some((text) => text.includes(said)),
            said,
          ).toBe(false)
    }
  }
  expect(house().complaints).toEqual([])
})

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The cards in a hand by their English names. */
async function handOf({ page }: Guest): Promise<string[]> {
  if ((await page.getAttribute('html', 'lang')) === 'de') {
    await page.click('.menu > button')
    await page.click('.menu-list button:has-text("English")')
    await page.waitForSelector('html[lang=en]')
  }
  return page.locator('.hand .card-name').allTextContents()
}
