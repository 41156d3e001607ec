import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'

/** One thing to do with the file; `writes`: it is done in a transaction, with others that wait. */
export interface Order {
  readonly order: number
  readonly method: Exclude<keyof SqliteFile, 'together'>
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
parentPort?.on('message', (orders: readonly Order[]) => {
  waiting.push(...orders)
  if (isAwake) return
  isAwake = true
  setImmediate(work)
})

function work(): void {
  isAwake = false
  const orders = waiting.splice(0)
  const reads = orders.filter((one) => !one.writes && one.method !== 'close')
  const writes = orders.filter((one) => one.writes)
  // Whoever only reads need not wait for the disk.
  if (reads.length > 0) parentPort?.postMessage(reads.map(done))
  if (writes.length > 0) parentPort?.postMessage(written(writes))
  const last = orders.find((one) => one.method === 'close')
  if (last !== undefined) parentPort?.postMessage([done(last)])
}

/** All in one transaction; if one of them fails, as a second table of one name would, each by itself. */
function written(writes: readonly Order[]): Done[] {
  try {
    return file.together(() => writes.map(result))
  } catch (error) {
    if (writes.length === 1) return writes.map(({ order }) => ({ order, problem: sentence(error) }))
    return writes.flatMap((one) => written([one]))
  }
}

function result({ order, method, args }: Order): Done {
  const call = file[method] as (...given: readonly unknown[]) => unknown
  return { order, result: call(...args) }
}

function done(order: Order): Done {
  try {
    return result(order)
  } catch (error) {
    return { order: order.order, problem: sentence(error) }
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
