import { expect } from 'vitest'
import { staged } from './stage.ts'

const { test, stage } = staged()

test.each([
  ['xwing', 'First game'],
  ['assault', 'First game'],
  ['legion', 'First game'],
  ['legion', 'rules of 2018'],
  ['apex', 'First game'],
])(
  'a lesson of %s (%s) teaches itself: ten steps are said in the course of it, each once and in their order',
  async (game, lesson) => {
    const page = await stage().visit()
    await page.click(`[data-game=${game}] button:has-text("${lesson}")`)
    const said: string[] = []
    for (let turns = 0; turns < 250 && said.length < 10; turns++) {
      await page.waitForSelector('.question h2, .over')
      if ((await page.$('.over')) !== null) break
      const step = await page.$('.lesson')
      if (step !== null) {
        said.push((await step.$eval('strong', (one) => one.textContent)) ?? '')
        expect((await step.$eval('p', (one) => one.textContent))?.length).toBeLessThan(420)
        await page.click('.lesson button')
        await page.waitForSelector('.lesson', { state: 'detached' })
      }
      const before = await page.getAttribute('.table-page', 'data-decision')
      await page.keyboard.press('0')
      await page.waitForFunction(
        (old) => document.querySelector('.table-page')?.getAttribute('data-decision') !== old,
        before,
      )
    }
    expect(said).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1} / 10`))
    expect(stage().complaints).toEqual([])
  },
  300_000,
)
