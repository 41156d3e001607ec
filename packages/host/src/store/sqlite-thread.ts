import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'

/** One thing to do with the file; `writes`: it is done in a transaction, with others that wait. */
export interface Order {
  readonly order: number
  readonly method: Exclude<keyof SqliteFile, 'together' | 'apart'>
  readonly args: readonly unknown[]
  readonly writes: boolean
}

export type Done = { readonly order: number } & ({ readonly result: unknown } | { readonly problem: string })

const file = openSqlite(workerData as string)
const waiting: Order[] = []
let isAwake = false

/**
 * While one transaction is being written to the disk, orders come in; the next one takes all of them. So the disk is
 * asked once for many tables, and nobody waits longer than two writes.
 */
parentPort?.on('message', (order: Order) => {
  waiting.push(order)
  if (isAwake) return
  isAwake = true
  setImmediate(work)
})

function work(): void {
  isAwake = false
  const orders = waiting.splice(0)
  const writes = orders.filter((one) => one.writes)
  for (const one of orders) if (!one.writes && one.method !== 'close') parentPort?.postMessage(done(one))
  if (writes.length > 0) write(writes)
  for (const one of orders) if (one.method === 'close') parentPort?.postMessage(done(one))
}

function write(writes: readonly Order[]): void {
  let all: Done[]
  try {
    all = file.together(() => writes.map((one) => done(one, file.apart)))
  } catch (error) {
    const problem = sentence(error)
    all = writes.map(({ order }) => ({ order, problem }))
  }
  for (const one of all) parentPort?.postMessage(one)
}

/** A write that fails by itself, as a second table of one name would, costs only itself. */
function done({ order, method, args }: Order, within: <T>(work: () => T) => T = (work) => work()): Done {
  try {
    const call = file[method] as (...given: readonly unknown[]) => unknown
    return { order, result: within(() => call(...args)) }
  } catch (error) {
    return { order, problem: sentence(error) }
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
