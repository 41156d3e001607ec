import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

export type Page = import('playwright-core').Page
type BrowserContextOptions = import('playwright-core').BrowserContextOptions
export type Response = import('playwright-core').Response

/** The page as people get it, built and served, and a browser to look at it with. */
export interface Stage {
  /** A fresh visitor: nothing kept, nothing fetched yet. */
  visit(options?: BrowserContextOptions): Promise<Page>
  /** The start page with its games; the same seed gives the same game again. */
  arrive(page: Page, seed: string): Promise<void>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../packages/table/', import.meta.url))
/** The table's own way to build. */
export const common = { root, configFile: `${root}vite.config.ts`, logLevel: 'error' } as const
/** What the page is built and tested with is what it is measured with. */
export const ofTheTable = createRequire(`${root}package.json`)

/** What people play with, as far as it is there; the last one is what the tests install. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

/** A browser that is there, or the one that somebody names. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM ?? '', ...usual].find((path) => path !== '' && existsSync(path)) ?? null
}

export async function openStage(executablePath: string): Promise<Stage> {
  const { build, preview } = ofTheTable('vite') as typeof import('vite')
  const { chromium } = ofTheTable('playwright-core') as typeof import('playwright-core')
  // Not where tests and `npm start` build it: they may be at it now.
  const outDir = await mkdtemp(`${tmpdir()}/sandtable-page-`)
  await build({ ...common, build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, open: false } })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const url = server.resolvedUrls?.local[0] ?? ''
  return {
    visit: async (options = {}) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      return context.newPage()
    },
    arrive: async (page, seed) => {
      await page.goto(`${url}?seed=${encodeURIComponent(seed)}`)
      await page.waitForSelector('.game-card')
      await page.waitForLoadState('networkidle')
    },
    close: async () => {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
