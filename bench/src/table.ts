import { firstBytes } from './first-bytes.ts'
import { type Held, watched } from './main-thread.ts'
import { median, type Result } from './measure.ts'
import { findChromium, openStage, type Page, type Stage } from './stage.ts'
import { hordeResults } from './table-horde.ts'
import { decide, panAndZoom, quickBattle } from './table-play.ts'
import { pressResults } from './table-presses.ts'
import { roomResults } from './table-room.ts'

const visits = 5
/** Questions until the middle of a game; the last of them are those at which a bot is watched. */
const questions = 60
const watchedQuestions = 20
const panning = 3000

/** The page in a browser, as a player meets it: how long one waits, and what holds up its main thread. */
export async function tableResults(): Promise<Result[] | { leftOut: string }> {
  const chromium = findChromium()
  if (chromium === null)
    return { leftOut: 'no Chromium found; name one: CHROMIUM=/path/to/chromium npm run bench' }
  const stage = await openStage(chromium)
  try {
    const results = [fetched(await firstBytes(stage))]
    for (const game of await gamesOnOffer(stage))
      results.push(await waiting(stage, game), ...(await middleOf(stage, game)))
    return [
      ...results,
      ...(await roomResults(stage)),
      ...(await hordeResults(stage)),
      ...(await pressResults()),
    ]
  } finally {
    await stage.close()
  }
}

async function gamesOnOffer(stage: Stage): Promise<string[]> {
  const page = await stage.visit()
  await stage.arrive(page, 'bench')
  const games = await page
    .locator('.game-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game') ?? ''))
  await page.context().close()
  return games
}

function fetched(bytes: number): Result {
  const value = Number((bytes / 1000).toFixed(1))
  return { name: 'table: compressed, before a game is chosen', value, unit: 'KB', vs: {}, aim: 300 }
}

async function waiting(stage: Stage, game: string): Promise<Result> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const page = await stage.visit()
    await stage.arrive(page, `bench ${visit}`)
    times.push(await quickBattle(page, game))
    await page.context().close()
  }
  return milliseconds(`table: ${game}, from Quick battle to the first question`, median(times), 2000)
}

async function middleOf(stage: Stage, game: string): Promise<Result[]> {
  const page = await stage.visit()
  await stage.arrive(page, 'bench')
  const thinking = await playToTheMiddle(page, game)
  const moving = await watched(page, () => panAndZoom(page, panning))
  await page.context().close()
  return [
    ...longest(game, 'panning and zooming', moving),
    milliseconds(`table: ${game}, longest frame, panning and zooming`, moving.frame),
    {
      name: `table: ${game}, frames over 20 ms, panning and zooming`,
      value: Number((moving.late * 100).toFixed(1)),
      unit: '%',
      vs: {},
    },
    ...longest(game, 'while a bot thinks', thinking),
  ]
}

/** On a busy machine only the second says something about the page. */
function longest(game: string, meanwhile: string, { task, work }: Held): Result[] {
  return [
    milliseconds(`table: ${game}, longest task, ${meanwhile}`, task, 50),
    milliseconds(`table: ${game}, most processor time of a task, ${meanwhile}`, work, 50),
  ]
}

async function playToTheMiddle(page: Page, game: string): Promise<Held> {
  await quickBattle(page, game)
  await decide(page, questions - watchedQuestions)
  return watched(page, async () => void (await decide(page, watchedQuestions)))
}

function milliseconds(name: string, value: number, aim?: number): Result {
  return { name, value: Math.round(value), unit: 'ms', vs: {}, ...(aim !== undefined && { aim }) }
}
