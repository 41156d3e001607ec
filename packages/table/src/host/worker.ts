import { loaders } from '@sandtable/games/lazy'
import { type Game, readRecord } from '@sandtable/kernel'
import { newHost } from './host.ts'
import type { Message, Request } from './protocol.ts'

const scope = self as unknown as DedicatedWorkerGlobalScope
const games = new Map<string, Game>()

const handle = newHost(
  (message: Message) => scope.postMessage(message),
  (work) => void setTimeout(() => void guarded(null, work), 0),
  games,
)

/** One request after the other: one that waits for its game holds up those behind it. */
let last: Promise<void> = Promise.resolve()
scope.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(async () => {
    await guarded('table' in data ? data.table : null, async () => {
      await fetchGame(gameIn(data))
      handle(data)
    })
    scope.postMessage({ type: 'heard' } satisfies Message)
  })
}

async function fetchGame(id: string | null): Promise<void> {
  if (id === null || games.has(id)) return
  const game = await loaders[id]?.()
  if (game !== undefined) games.set(id, game)
}

/** The game that a request cannot do without. */
function gameIn(request: Request): string | null {
  if ('game' in request) return request.game
  if (request.type === 'resume') return request.record.game
  if (request.type !== 'inspect') return null
  const record = readRecord(request.text)
  return 'problem' in record ? null : record.game
}

/** The page is told what went wrong; it keeps the record and can go on from there. */
async function guarded(table: string | null, work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    scope.postMessage({ type: 'failed', table, problem } satisfies Message)
  }
}
