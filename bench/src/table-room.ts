import { drill } from '@sandtable/drill'
import { openMatch } from '@sandtable/kernel'
import { watched } from './main-thread.ts'
import type { Result } from './measure.ts'
import type { Page, Stage } from './stage.ts'
import { decide, decideUntil, panAndZoom, quickBattle } from './table-play.ts'

/** Screens, and what a player may expect of the table there: its shorter side in pixels, or its share of the screen. */
const screens = [
  { name: '1366 × 768', width: 1366, height: 768, side: 680 },
  { name: '1920 × 1080', width: 1920, height: 1080, side: 980 },
  { name: 'phone upright', width: 390, height: 844, share: 60 },
  { name: 'phone sideways', width: 844, height: 390, share: 60 },
] as const

const questions = 40
const panning = 3000

/** How much of the screen is the table, whether it keeps still, and whether it can be moved with a battle of 160 pieces. */
export async function roomResults(stage: Stage): Promise<Result[]> {
  const results: Result[] = []
  for (const screen of screens) results.push(...(await roomOn(stage, screen)))
  for (const game of ['xwing', 'assault']) results.push(...(await shiftsIn(stage, game)))
  return [...results, await parade(stage)]
}

/** While dials are set, when most lies beside the table. */
async function roomOn(stage: Stage, screen: (typeof screens)[number]): Promise<Result[]> {
  const { name, width, height } = screen
  const page = await stage.visit({ viewport: { width, height }, hasTouch: width < 1000 })
  await stage.arrive(page, 'bench')
  await quickBattle(page, 'xwing')
  await decideUntil(page, /dials/i)
  const board = await sizeOf(page, '.board')
  const mat = await sizeOf(page, '.mat')
  await page.context().close()
  const share = (100 * board.width * board.height) / (width * height)
  return [
    {
      name: `table: side of the mat, ${name}`,
      value: Math.round(Math.min(mat.width, mat.height)),
      unit: 'px',
      vs: {},
      ...('side' in screen && { atLeast: screen.side }),
    },
    {
      name: `table: share of the screen, ${name}`,
      value: Number(share.toFixed(1)),
      unit: '%',
      vs: {},
      ...('share' in screen && { atLeast: screen.share }),
    },
  ]
}

async function sizeOf(page: Page, selector: string): Promise<{ width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`the page shows no ${selector}`)
  return box
}

interface Shifted {
  /** By the browser's own measure: without what follows a press at once. */
  readonly unasked: number
  readonly all: number
}

/** What the browser calls the shift of a layout, added up over many questions. */
async function shiftsIn(stage: Stage, game: string): Promise<Result[]> {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } })
  await stage.arrive(page, 'bench')
  await quickBattle(page, game)
  await page.evaluate(() => {
    const shifted = { unasked: 0, all: 0 }
    Object.assign(window, { shifted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        shifted.all += entry.value
        if (!entry.hadRecentInput) shifted.unasked += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })
  await decide(page, questions)
  const { unasked, all } = await page.evaluate(() => (window as unknown as { shifted: Shifted }).shifted)
  await page.context().close()
  const result = (what: string, value: number): Result => ({
    name: `table: ${game}, shift of the layout in ${questions} questions${what}`,
    value: Number(value.toFixed(4)),
    unit: '',
    vs: {},
    aim: 0,
  })
  return [result('', unasked), result(', with what follows a press', all)]
}

/** A yard full of cadets, as many as the largest battle has pieces. */
async function parade(stage: Stage): Promise<Result> {
  const page = await stage.visit()
  await stage.arrive(page, 'bench')
  const { record } = openMatch(drill, { cadets: 80 }, 'bench')
  const seating = { players: { red: 'person', blue: 'steady' }, over: false }
  const buffer = Buffer.from(JSON.stringify({ ...record, seating }))
  await page.setInputFiles('input[type=file]', { name: 'parade.json', mimeType: 'application/json', buffer })
  await page.waitForSelector('.question h2')
  const { work } = await watched(page, () => panAndZoom(page, panning))
  await page.context().close()
  const name = 'table: 160 pieces, most processor time of a task, panning and zooming'
  return { name, value: Math.round(work), unit: 'ms', vs: {}, aim: 50 }
}
