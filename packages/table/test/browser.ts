import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { headers } from '@sandtable/keeper/policy'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

/** The page as people get it, built and served, and a browser to look at it with. */
export interface Stage {
  readonly url: string
  /** A fresh visitor: nothing kept, nothing chosen. */
  visit(options?: BrowserContextOptions): Promise<Page>
  /** All visitors leave: a page that nobody looks at would go on playing and take its time from the next one. */
  leave(): Promise<void>
  /** What went wrong on any page, in the words of the browser. */
  readonly complaints: string[]
  close(): Promise<void>
}

export async function openStage(executablePath: string): Promise<Stage> {
  return openStageOf(await builtPage(), executablePath)
}

/** A page that was built into this folder. */
export async function openStageOf(outDir: string, executablePath: string): Promise<Stage> {
  const server: PreviewServer = await preview({
    root,
    configFile: false,
    build: { outDir },
    preview: { port: 0, open: false, headers },
    logLevel: 'error',
  })
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const url = server.resolvedUrls?.local[0] ?? ''
  const complaints: string[] = []
  return {
    url,
    complaints,
    visit: async (options = {}) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        // A page that the browser keeps would hide what the server does.
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(`${url}?seed=stage`)
      await page.waitForSelector('.game-card')
      return page
    },
    leave: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** The page, built once for all test files of a run: the first one builds, the others wait for it. */
export async function builtPage(): Promise<string> {
  const shelf = `${root}/dist/stage`
  const folder = `${shelf}/${process.ppid}`
  mkdirSync(shelf, { recursive: true })
  try {
    mkdirSync(folder)
  } catch {
    for (let waited = 0; !existsSync(`${folder}/done`); waited++) {
      if (waited > 900) throw new Error(`the page was not built: see ${folder}`)
      await wait(200)
    }
    return `${folder}/page`
  }
  for (const old of readdirSync(shelf))
    if (!isRunning(Number(old))) rmSync(`${shelf}/${old}`, { recursive: true, force: true })
  const outDir = `${folder}/page`
  // In a process of its own: as people build it, not with the conditions of the tests.
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env
  execFileSync(process.execPath, [vite, 'build', root, '--outDir', outDir, '--logLevel', 'error'], { env })
  writeFileSync(`${folder}/done`, '')
  return outDir
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch {
    return false
  }
}
