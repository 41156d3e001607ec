import { visit } from '@sandtable/host/visitor'
import { type Served, served } from './host-process.ts'
import { peer } from './peers.ts'
import { filled } from './unending.ts'

/** How many matches are played at once, and how many moves are made before anything counts, and then. */
const matches = 200
const round = 30_000

/** Somebody who marks one cell after the other for both sides, as soon as the mark before was acknowledged. */
type Player = (turn: number) => Promise<void>

/** Moves that players get acknowledged, by the clock on the wall, and for each second that the server is busy. */
export interface Speed {
  readonly wall: number
  readonly busy: number
}

async function speedOf(players: readonly Player[], host: Served): Promise<Speed> {
  const turns = players.map(() => 0)
  // A server that has run for a while is what people meet; on a busy machine that is a matter of moves, not of time.
  await playRound(players, turns)
  const [began, idle] = [performance.now(), host.busy()]
  await playRound(players, turns)
  return { wall: (round * 1000) / (performance.now() - began), busy: round / (host.busy() - idle) }
}

async function playRound(players: readonly Player[], turns: number[]): Promise<void> {
  let moves = 0
  await Promise.all(
    players.map(async (player, at) => {
      for (let turn = turns[at] ?? 0; moves < round; turn++) {
        moves++
        await player(turn)
        turns[at] = turn + 1
      }
    }),
  )
}

/** Ours: moves are on the disk when they are acknowledged. */
export async function ourSpeed(folder: string): Promise<Speed> {
  const host = await served('host-child', folder)
  const url = `http://127.0.0.1:${host.port}`
  const players = await Promise.all(
    Array.from({ length: matches }, async (): Promise<Player> => {
      const [x, o] = await Promise.all([visit({ url, isBlind: true }), visit({ url, isBlind: true })])
      const table = await x.call('make table', { game: 'unending' })
      await o.call('join', { table })
      await Promise.all([x.sit(table), o.sit(table)])
      await x.until(() => x.around(table).stage === 'on')
      return async (turn) => {
        const [one, seat] = turn % 2 === 0 ? [x, 'x'] : [o, 'o']
        const rule = await one.move('answer', table, { seat, answer: turn % filled }, { made: 1e9 })
        if (rule !== null) throw new Error(`refused by ${rule}`)
      }
    }),
  )
  const speed = await speedOf(players, host)
  await host.end()
  return speed
}

interface Socket {
  emit(event: string, ...args: readonly unknown[]): void
  on(event: string, hear: (...args: readonly unknown[]) => void): void
  once(event: string, hear: (...args: readonly unknown[]) => void): void
  off(event: string, hear: (...args: readonly unknown[]) => void): void
  disconnect(): void
}

/** boardgame.io's server with its own transport; it keeps matches in memory. */
export async function theirSpeed(): Promise<Speed> {
  const { io } = peer('socket.io-client') as { io(url: string, options: object): Socket }
  const host = await served('peer-host-child')
  const url = `http://127.0.0.1:${host.port}/unending`
  const sockets: Socket[] = []
  const players = await Promise.all(
    Array.from({ length: matches }, async (_, at): Promise<Player> => {
      const matchID = `match ${at}`
      const pair = await Promise.all(
        ['0', '1'].map(async (playerID) => {
          const socket = io(url, { transports: ['websocket'], forceNew: true })
          sockets.push(socket)
          await new Promise<void>((resolve) => {
            socket.once('sync', () => resolve())
            socket.once('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
          })
          return socket
        }),
      )
      let stateID = 0
      return (turn) =>
        new Promise((resolve) => {
          const playerID = String(turn % 2)
          const socket = pair[turn % 2] as Socket
          // Word of the other's move may come only now.
          const before = stateID
          const hear = (_match: unknown, state: unknown) => {
            const { _stateID } = state as { _stateID: number }
            if (_stateID <= before) return
            stateID = _stateID
            socket.off('update', hear)
            resolve()
          }
          socket.on('update', hear)
          const payload = { type: 'mark', args: [turn % filled], playerID }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID)
        })
    }),
  )
  const speed = await speedOf(players, host)
  for (const socket of sockets) socket.disconnect()
  await host.end()
  return speed
}
