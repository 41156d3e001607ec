import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page as people get it, built and served, and a browser to look at it with. */
export interface Stage {
  readonly url: string
  /** A fresh visitor: nothing kept, nothing chosen. */
  visit(options?: BrowserContextOptions): Promise<Page>
  /** What went wrong on any page, in the words of the browser. */
  readonly complaints: string[]
  close(): Promise<void>
}

export async function openStage(executablePath: string): Promise<Stage> {
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' })
  const server: PreviewServer = await preview({
    root,
    configFile: `${root}/vite.config.ts`,
    preview: { port: 0, open: false },
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
        ...options,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(`${url}?seed=stage`)
      await page.waitForSelector('.game-card')
      return page
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A browser that is there, or the one of the system's packages, installed now if we may. Null: none, and the
 * reader is told how to get one.
 */
export function findChromium(): string | null {
  const there = () => [process.env.CHROMIUM ?? '', ...usual].find((path) => path !== '' && existsSync(path))
  const found = there()
  if (found !== undefined) return found
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
  } catch {
    // Not Debian, or not allowed to: the message below says what to do.
  }
  const installed = there()
  if (installed !== undefined) return installed
  console.warn(
    'No Chromium found: the tests of the page are left out. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test',
  )
  return null
}
