import { newHost } from './host.ts'
import type { Message, Request } from './protocol.ts'

const scope = self as unknown as DedicatedWorkerGlobalScope

const handle = newHost(
  (message: Message) => scope.postMessage(message),
  (work) => void setTimeout(guarded(null, work), 0),
)

scope.onmessage = ({ data }: MessageEvent<Request>) =>
  guarded('table' in data ? data.table : null, () => handle(data))()

/** The page is told what went wrong; it keeps the record and can go on from there. */
function guarded(table: string | null, work: () => void): () => void {
  return () => {
    try {
      work()
    } catch (error) {
      scope.postMessage({
        type: 'failed',
        table,
        problem: error instanceof Error ? error.message : String(error),
      })
    }
  }
}
