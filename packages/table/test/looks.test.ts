import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decideUntil, quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

interface Drawn {
  /** Its outline, by which looks are told apart. */
  readonly outline: string
  /** How many pixels wide it was. */
  readonly width: number
  /** Between the tenth of its pixels that is darkest and the tenth that is lightest. */
  readonly contrast: number
  /** Its pixels: is each nearer to the lightest than to the darkest? */
  readonly light: readonly boolean[]
}

/** The pictures of pieces as they are on the screen, pixel by pixel. */
async function drawn(page: Page, selector: string): Promise<readonly Drawn[]> {
  const shot = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ([picture, where]) => {
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
      const canvas = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d')
      canvas?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
      const linear = (value = 0) =>
        value / 255 <= 0.03928 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return [...document.querySelectorAll(where)].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const data = y + height > innerHeight ? undefined : canvas?.getImageData(x, y, width, height).data
        if (data === undefined) return []
        const shine = Array.from({ length: data.length / 4 }, (_, at) => {
          const [red, green, blue] = data.subarray(at * 4, at * 4 + 3)
          return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        })
        const sorted = shine.toSorted((a, b) => a - b)
        const [dark = 0, bright = 0] = [0.1, 0.9].map((share) => sorted[Math.floor(share * sorted.length)])
        const middle = Math.sqrt((dark + 0.05) * (bright + 0.05)) - 0.05
        return {
          outline: [...one.querySelectorAll('.look path')].map((path) => path.getAttribute('d')).join(),
          width,
          contrast: (bright + 0.05) / (dark + 0.05),
          light: shine.map((value) => value > middle),
        }
      })
    },
    [shot, selector] as const,
  )
}

/** The share of pixels in which two pictures of one size differ. */
function difference({ light: one }: Drawn, { light: other }: Drawn): number {
  return one.filter((pixel, at) => pixel !== other[at]).length / one.length
}

/** Every look once. */
function kindsOf(all: readonly Drawn[]): readonly Drawn[] {
  return [...new Map(all.map((one) => [one.outline, one])).values()]
}

const schemes = ['light', 'dark'] as const

test('every kind of piece is readable and told from the others at 24 pixels; on the table each has its number, its rank and its name', async () => {
  const page = await stage().visit()
  await page.setViewportSize({ width: 1366, height: 2400 })
  for (const game of ['assault', 'xwing']) {
    await page.goto(`${stage().url}?seed=one#/forces/${game}`)
    await page.waitForSelector('.small-look .shape')
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const looks = kindsOf(await drawn(page, '.small-look'))
      expect(looks.length).toBeGreaterThan(15)
      for (const [at, one] of looks.entries()) {
        expect(one.width).toBeLessThanOrEqual(24)
        expect(one.contrast, one.outline).toBeGreaterThan(4.5)
        for (const other of looks.slice(at + 1))
          expect(difference(one, other), one.outline).toBeGreaterThan(0.05)
      }
    }
  }

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${stage().url}?seed=one`)
  await quickBattle(page, 'assault')
  await decideUntil(page, /group/i)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const pieces = await drawn(page, '.piece.fighter:not(.nobody, .acted) > g:first-child')
    expect(kindsOf(pieces).length).toBeGreaterThan(5)
    for (const one of pieces) expect(one.contrast, one.outline).toBeGreaterThan(3)
  }
  // Its number stands on each that is one of several, and a chevron on each that is elite.
  const names = await page.locator('.piece-name').allTextContents()
  const numbers = names.flatMap((name) => / (\d[a-z]?)$/.exec(name)?.[1] ?? [])
  expect((await page.locator('.plate text').allTextContents()).toSorted()).toEqual(numbers.toSorted())
  const elite = names.filter((name) => name.includes('elite')).length
  expect(elite).toBeGreaterThan(0)
  expect(await page.locator('.plate path').count()).toBeGreaterThanOrEqual(elite)
  // Nobody is called like another, in the list and on the table.
  const short = await page.locator('.piece .name').allTextContents()
  for (const all of [names, short]) expect(new Set(all).size).toBe(all.length)
  // Floors are plates, water has waves, rocks have edges.
  for (const kind of ['floor', 'difficult', 'blocking'])
    expect(
      await page.locator(`.area.${kind} [fill="url(#texture-${kind})"], .area.${kind} .texture`).count(),
    ).toBeGreaterThan(0)
  expect(stage().complaints).toEqual([])
})
