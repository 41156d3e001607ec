import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is; null: there is none, and what needs one is left out. */
    chromium: string | null
  }
}

const leftOut =
  'The tests of the page were LEFT OUT: no Chromium was found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test'

/** Once, before any test: two files that install a browser at the same moment would be in each other's way. */
export default function setup(project: TestProject): undefined | (() => void) {
  const chromium = findChromium()
  project.provide('chromium', chromium)
  if (chromium !== null) return undefined
  // Where nobody reads along, green must mean that everything was tried.
  if (process.env.CI) throw new Error(leftOut)
  return () => console.warn(`\n${leftOut}`)
}

/** The one without windows of its own comes first: a visit costs it two thirds of the work. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A browser that is there, or one of the system's packages, installed now if we may. */
function findChromium(): string | null {
  const there = () => [process.env.CHROMIUM ?? '', ...usual].find((path) => path !== '' && existsSync(path))
  const found = there()
  if (found !== undefined) return found
  // Not every Debian has the first one. Where nothing can be installed, the run says at its end what to do.
  if (apt('update'))
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    )
  return there() ?? null
}

/** Did it work? */
function apt(...what: string[]): boolean {
  try {
    execFileSync('apt-get', ['-q', ...what], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
