import { loaders } from '@sandtable/games/lazy'
import { newHost, replyTo } from '@sandtable/keeper/host'
import { type Counted, deskBeside } from '@sandtable/keeper/odds-desk'
import type { Message, Reply, Request } from '@sandtable/keeper/protocol'
import { sentenceOf } from '@sandtable/keeper/sentence'
import { type Game, readRecord } from '@sandtable/kernel'

const scope = self as unknown as DedicatedWorkerGlobalScope
const post = (message: Message) => scope.postMessage(message)
const games = new Map<string, Game>()
const desk = deskBeside((hear, failed) => {
  const made = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<Counted>) => hear(data)
  made.onerror = (event) => {
    event.preventDefault()
    failed(event.message)
  }
  return { post: (message) => made.postMessage(message), end: () => made.terminate() }
})
const host = newHost(post, (work) => void setTimeout(work, 0), games, desk)

/** One request after the other: one that waits for its game holds up those behind it. */
let last: Promise<void> = Promise.resolve()
scope.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(async () => postReply(await answered(data)))
}

/** What cannot be sent is a problem like any other: whoever asked must not wait for ever, nor whoever asks next. */
function postReply(reply: Reply): void {
  try {
    post(reply)
  } catch (error) {
    post({ call: reply.call, problem: sentenceOf(error) })
  }
}

async function answered(request: Request): Promise<Reply> {
  try {
    await fetchGame(gameIn(request))
  } catch (error) {
    return { call: request.call, problem: sentenceOf(error) }
  }
  return replyTo(host, request)
}

async function fetchGame(id: string | null): Promise<void> {
  if (id === null || games.has(id) || !Object.hasOwn(loaders, id)) return
  const game = await loaders[id]?.().catch(() => {
    throw new Error('the game could not be fetched: perhaps there is no connection now')
  })
  if (game !== undefined) games.set(id, game)
}

/** The game that a request cannot do without. */
function gameIn({ kind, ask }: Request): string | null {
  if ('game' in ask) return ask.game
  if (kind === 'resume') return ask.record.game
  if (kind !== 'inspect') return null
  const record = readRecord(ask.text)
  return 'problem' in record ? null : record.game
}
