import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { type Host, problem } from './host.ts'
import type { Metrics } from './metrics.ts'
import type { PageFile } from './page-files.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

export interface Serving {
  readonly host: Host
  readonly metrics: Metrics
  readonly settings: Settings
  readonly files: ReadonlyMap<string, PageFile>
  /** What a browser is told beside each file. */
  readonly headers: Readonly<Record<string, string>>
  /** Pages from these places may connect, beside those that this server serves. */
  readonly origins?: readonly string[]
  /** There is a proxy in front, which says where people are. */
  readonly isBehindProxy?: boolean
}

export interface Running {
  readonly port: number
  close(again?: number): Promise<void>
}

/** A page that does not take what it is told is cut off; it comes back and is told all at once. */
const mostBuffered = 4_000_000

/** Serves the page, and lines to the host at `/line`. */
export async function serve(serving: Serving, port: number, address: string): Promise<Running> {
  const { host, settings } = serving
  const server = createServer((request, response) => answer(serving, request, response))
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: settings.message,
    // Small messages are not worth it, and each line would hold memory for it.
    perMessageDeflate: {
      threshold: 8_192,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      concurrencyLimit: 2,
    },
  })
  server.on('upgrade', (request, socket, head) => {
    const refused = refuseUpgrade(serving, request)
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (line) => sockets.emit('connection', line, request))
  })
  const alive = new WeakSet<object>()
  sockets.on('connection', (socket, request: IncomingMessage) => {
    const send = (message: object) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > mostBuffered) return socket.terminate()
      together(request.socket)
      socket.send(JSON.stringify(message))
    }
    const connected = host.connect(send, whereFrom(serving, request))
    if (connected instanceof Refusal) {
      send({ call: null, ...problem(connected.why, 'en'), other: problem(connected.why, 'de').problem })
      socket.close(1013, connected.why)
      return
    }
    alive.add(socket)
    socket.on('message', (data, isBinary) => {
      alive.add(socket)
      if (!connected.hear(isBinary ? '' : String(data))) socket.close(1008, 'too fast')
    })
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => connected.lost())
  })
  const heart = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate()
      else {
        alive.delete(socket)
        socket.ping()
      }
    }
  }, settings.beat)
  heart.unref()
  await listen(server, port, address)
  return {
    port: (server.address() as AddressInfo).port,
    async close(again = 1_000) {
      clearInterval(heart)
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      await host.close(again)
      for (const socket of sockets.clients) socket.close(1012, 'come back')
      await Promise.race([allClosed(sockets), new Promise((resolve) => setTimeout(resolve, 1_000))])
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await ended
    },
  }
}

const corked = new Set<Socket>()

/** What is said to a page at one moment goes out together: each time costs more than what is said. */
function together(socket: Socket): void {
  if (corked.has(socket)) return
  if (corked.size === 0) setImmediate(uncork)
  socket.cork()
  corked.add(socket)
}

function uncork(): void {
  for (const socket of corked) socket.uncork()
  corked.clear()
}

function allClosed(sockets: WebSocketServer): Promise<unknown> {
  return Promise.all([...sockets.clients].map((one) => new Promise((resolve) => one.once('close', resolve))))
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve())
  })
}

/** Another page's script could connect in the reader's name; a browser says whose page it is. */
function refuseUpgrade({ origins = [] }: Serving, { url, headers }: IncomingMessage): string | null {
  if (url !== '/line') return '404 Not Found'
  const { origin, host } = headers
  if (origin === undefined) return null
  try {
    return new URL(origin).host === host || origins.includes(origin) ? null : '403 Forbidden'
  } catch {
    return '403 Forbidden'
  }
}

function whereFrom({ isBehindProxy = false }: Serving, { headers, socket }: IncomingMessage): string {
  const said = headers['x-forwarded-for']
  const last = isBehindProxy && typeof said === 'string' ? said.split(',').at(-1)?.trim() : undefined
  return last ?? socket.remoteAddress ?? ''
}

function answer(serving: Serving, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD')
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  else if (path === '/health') tellHealth(serving, response)
  else if (path === '/metrics') tellMetrics(serving, response)
  else tellFile(serving, path, request, response)
}

function tellFile(
  { files, headers }: Serving,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = files.get(path)
  if (file === undefined) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(
      files.size === 0 ? 'The page has not been built: run npm start.\n' : 'There is nothing here.\n',
    )
    return
  }
  const about = {
    ...headers,
    'Content-Type': file.type,
    ETag: file.tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, about).end()
    return
  }
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? file.gzip : null
  const body = zipped ?? file.body
  response.writeHead(200, {
    ...about,
    ...(zipped !== null && { 'Content-Encoding': 'gzip' }),
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function tellHealth({ host }: Serving, response: ServerResponse): void {
  const isWell = host.isStoring()
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(`${JSON.stringify({ sandtable: 'host', storing: isWell, ...host.gauges() })}\n`)
}

function tellMetrics({ host, metrics }: Serving, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4', 'Cache-Control': 'no-store' })
  response.end(metrics.text(host.gauges()))
}
