import { botsOf, placeAt } from '@sandtable/bots'
import { awaited, type GameRecord, openMatch, questionFor, randomFrom, submit } from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { watched } from './main-thread.ts'
import type { Result } from './measure.ts'
import type { Page, Stage } from './stage.ts'
import { decideUntil, panAndZoom } from './table-play.ts'

const moving = 3000

/** The largest battle: two armies of droids, 160 miniatures. It is moved about, and a unit is dragged through it. */
export async function hordeResults(stage: Stage): Promise<Result[]> {
  const page = await stage.visit()
  await stage.arrive(page, 'bench')
  const seating = { players: { gold: 'person', silver: 'steady' }, over: false }
  const buffer = Buffer.from(JSON.stringify({ ...battle(), seating }))
  await page.setInputFiles('input[type=file]', { name: 'horde.json', mimeType: 'application/json', buffer })
  await page.waitForSelector('.question h2')
  const about = await watched(page, () => panAndZoom(page, moving))
  await page.locator('.zoom button', { hasText: 'Fit' }).click()
  await decideUntil(page, /choose a unit$/i)
  const count = await page.locator('.piece.miniature').count()
  const dragged = await watched(page, () => dragAbout(page))
  await page.context().close()
  const row = (what: string, work: number): Result => ({
    name: `table: ${count} miniatures, most processor time of a task, ${what}`,
    value: Math.round(work),
    unit: 'ms',
    vs: {},
    aim: 50,
  })
  return [row('panning and zooming', about.work), row('dragging a unit', dragged.work)]
}

/** Until everybody stands on the battlefield. */
function battle(): GameRecord {
  const droids = { card: 'b1-battle-droids', upgrades: ['e-5c-b1-battle-droid', 'b1-battle-droid'] }
  const [lesson] = legion.lobby?.lessons ?? []
  const garrison = lesson?.forces.silver as { readonly units: readonly object[] } | undefined
  // The leader of the first game's droids, and ten units.
  const leader = garrison?.units[0]
  const army = { ...garrison, units: [leader, ...Array.from({ length: 10 }, () => droids)] }
  const setup = { armies: { gold: army, silver: army }, format: 'free', map: 'crossroads' }
  const match = openMatch(legion, setup as never, 'bench')
  const steady = botsOf(legion).find(({ id }) => id === 'steady')
  const random = randomFrom('horde')
  const isDone = () =>
    match.state.table.units.every(({ deployed, minis }) => deployed || minis.length === 0) &&
    questionFor(match.state, 'gold')?.step === 'choose a unit'
  for (let moves = 0; moves < 1000 && match.state.over === null && !isDone(); moves++) {
    const [seat] = awaited(match.state)
    if (seat === undefined || steady === undefined) break
    submit(match, { seat, answer: steady.choose(placeAt(match.state, seat), random) })
  }
  return match.record
}

/** The leader of a unit that could be activated goes round and round, and rests at the end. */
async function dragAbout(page: Page): Promise<void> {
  const box = await page.locator('.piece.can.leads .form').first().boundingBox()
  if (box === null) throw new Error('nobody can be led')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const end = performance.now() + moving
  for (let step = 0; performance.now() < end; step++)
    await page.mouse.move(x + 60 * Math.sin(step / 10), y - 30 * (1 - Math.cos(step / 10)))
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
