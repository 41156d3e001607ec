import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Served {
  readonly port: number
  readonly child: ChildProcess
  /** How much memory it has now, in bytes. */
  memory(): Promise<number>
  /** How long it has kept processors busy, in seconds. */
  busy(): number
  end(): Promise<void>
}

/** What `sandtable host` gives the thread that serves; each contender has it. */
const room = ['--max-semi-space-size=64', '--max-old-space-size=12000']

/** A server in a process of its own, which says its port when it is ready. */
export async function served(program: string, ...words: readonly string[]): Promise<Served> {
  const file = fileURLToPath(new URL(`./${program}.js`, import.meta.url))
  const flags = process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir=/tmp/profiles'] : []
  const child = spawn(process.execPath, [...room, ...flags, file, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(Number(data)))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
  return {
    port,
    child,
    memory: async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return Number(/^sandtable_resident_memory_bytes (\d+)/m.exec(text)?.[1])
    },
    busy: () => busyFor(child.pid ?? 0),
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** All threads together, in user and system mode, as the kernel counts them (Linux). */
function busyFor(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
