import type { Page } from './stage.ts'

/** What the thread that draws the page was held up by, in milliseconds. */
export interface Held {
  /** The longest task by the clock. */
  readonly task: number
  /** The longest task by processor time: without what the machine did meanwhile for others. */
  readonly work: number
  /** The longest time from one frame to the next. */
  readonly frame: number
  /** Of all frames, the share that took longer than 20 ms. */
  readonly late: number
}

type Seen = Omit<Held, 'work'>

interface Watched extends Window {
  held?: () => Seen
}

/** Does something to a page and tells what its main thread was held up by meanwhile. */
export async function watched(page: Page, during: () => Promise<void>): Promise<Held> {
  const traced = await trace(page)
  await page.evaluate(() => {
    let [task, frame, frames, late, last] = [0, 0, 0, 0, performance.now()]
    const take = (entries: readonly PerformanceEntry[]) => {
      for (const { duration } of entries) task = Math.max(task, duration)
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'longtask' })
    const tick = (now: number) => {
      const took = now - last
      last = now
      frames++
      frame = Math.max(frame, took)
      if (took > 20) late++
      ticking = requestAnimationFrame(tick)
    }
    let ticking = requestAnimationFrame((now) => {
      last = now
      ticking = requestAnimationFrame(tick)
    })
    const watching: Watched = window
    watching.held = () => {
      cancelAnimationFrame(ticking)
      take(observer.takeRecords())
      observer.disconnect()
      return { task, frame, late: late / Math.max(1, frames) }
    }
  })
  await during()
  const seen = await page.evaluate(() => (window as Watched).held?.())
  if (seen === undefined) throw new Error('the page was left while it was watched')
  const { task, work } = await traced()
  // A page is told of tasks over 50 ms alone; of shorter ones the trace knows.
  return { ...seen, task: seen.task || task, work }
}

/** What a trace says of a task, or of a thread. Times are in microseconds. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** From now until it is asked: the longest task of a page's main thread, by the clock and by processor time. */
async function trace(page: Page): Promise<() => Promise<Pick<Held, 'task' | 'work'>>> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('a page without a browser')
  const session = await browser.newBrowserCDPSession()
  const traced: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    const drawing = new Set(
      traced.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const tasks = traced.filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && drawing.has(`${pid} ${tid}`),
    )
    return {
      task: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
      work: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    }
  }
}
