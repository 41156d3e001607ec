import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// Peers are measured as they are used in earnest, without their checks for developers.
process.env.NODE_ENV ??= 'production'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))

/** The packages that the bench compares with: installed here on its first run, and for nothing else. */
export function peer(name: string): unknown {
  if (!existsSync(`${folder}node_modules`)) {
    console.error('Installing the peers that the bench compares with …')
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    })
  }
  return createRequire(`${folder}package.json`)(name)
}
