import { peer } from './peers.ts'
import { filled } from './unending.ts'

/** What is used here of boardgame.io's server. */
interface Boardgame {
  Server(config: object): {
    run(options: object): Promise<{ apiServer?: unknown; appServer: { address(): { port: number } } }>
  }
  Origins: { LOCALHOST: unknown }
}

const { Server, Origins } = peer('boardgame.io/server') as Boardgame

/** The game of `unending.ts`. */
const game = {
  name: 'unending',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null), turn: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = ctx.currentPlayer
      if (G.cells.filter((one) => one !== null).length === filled)
        for (let at = 0; at < 9; at++) G.cells[at] = null
      return undefined
    },
  },
}

const server = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port: 0,
  callback: () => {},
})
process.stdout.write(`${server.appServer.address().port}\n`)
