import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Starting } from '../start.ts'

/** From src as from dist: a process runs what is built. */
const program = fileURLToPath(new URL('../../dist/soak/child.js', import.meta.url))

/** A host that is killed, and starts again at the same port. */
export interface HostProcess {
  readonly url: string
  /** What it said went wrong. */
  readonly complaints: string[]
  readonly pid: number | undefined
  kill(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
}

export async function hostProcess(starting: Omit<Starting, 'log'>): Promise<HostProcess> {
  const complaints: string[] = []
  let child: ChildProcess | null = null
  let { port } = starting

  async function start(): Promise<void> {
    const made = spawn(process.execPath, [program, JSON.stringify({ ...starting, port })], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    child = made
    made.stderr?.on('data', (data) => complaints.push(String(data)))
    port = await new Promise<number>((resolve, reject) => {
      made.stdout?.once('data', (data) => resolve(Number(data)))
      made.once('exit', () => reject(new Error(`the host did not start: ${complaints.join()}`)))
    })
  }

  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    get pid() {
      return child?.pid
    },
    complaints,
    start,
    kill: (signal = 'SIGKILL') =>
      new Promise((resolve) => {
        const dying = child
        child = null
        if (dying === null) return resolve()
        if (dying.exitCode !== null) {
          complaints.push(`a host ended by itself, with ${dying.exitCode}`)
          return resolve()
        }
        dying.once('exit', () => resolve())
        dying.kill(signal)
      }),
  }
}
