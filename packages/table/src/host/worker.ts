import { loaders } from '@sandtable/games/lazy'
import { type Game, readRecord } from '@sandtable/kernel'
import { newHost, replyTo } from './host.ts'
import { deskBeside } from './odds-desk.ts'
import type { Message, Reply, Request } from './protocol.ts'
import { sentenceOf } from './sentence.ts'

const scope = self as unknown as DedicatedWorkerGlobalScope
const post = (message: Message) => scope.postMessage(message)
const games = new Map<string, Game>()
const desk = deskBeside(() => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }))
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
