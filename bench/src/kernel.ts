import { playOut } from '@sandtable/bots'
import { drill } from '@sandtable/drill'
import {
  applyAnswer,
  awaited,
  clone,
  type Plain,
  pickOne,
  questionFor,
  randomFrom,
  type State,
  start,
} from '@sandtable/kernel'
import { beside, type Result, type Work } from './measure.ts'
import { peer } from './peers.ts'
import { lines, ticTacToe } from './tic-tac-toe.ts'

export function kernelResults(): Result[] {
  return [
    beside('kernel: decisions, tic-tac-toe at random', 'decisions/s', ourTicTacToe(), {
      'boardgame.io': theirTicTacToe(),
    }),
    beside('kernel: decisions, Drill at random', 'decisions/s', randomDrill()),
    beside('kernel: copies of a state of 2,000 values', 'copies/s', copies(clone), {
      structuredClone: copies(structuredClone),
      'JSON there and back': copies((state) => JSON.parse(JSON.stringify(state)) as State),
    }),
  ]
}

function ourTicTacToe(): Work {
  const random = randomFrom('bench')
  return () => {
    const s = start(ticTacToe, { setup: {}, seed: 'bench' })
    while (s.over === null) {
      const seat = awaited(s)[0] as string
      applyAnswer(s, seat, pickOne(random, questionFor(s, seat)?.options as readonly Plain[]))
    }
    return s.decision
  }
}

/** The parts of boardgame.io that are used here. */
interface Boardgame {
  Client(options: object): Client
}
interface Client {
  readonly moves: Readonly<Record<string, (cell: number) => void>>
  start(): void
  reset(): void
  getState(): {
    readonly G: { readonly cells: (string | null)[] }
    readonly ctx: { readonly gameover?: object }
  }
}

function theirTicTacToe(): Work {
  const { Client } = peer('boardgame.io/client') as Boardgame
  const random = randomFrom('bench')
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
        G.cells[cell] = playerID
      },
    },
    endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
      for (const [a, b, c] of lines) {
        if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
          return { winner: ctx.currentPlayer }
      }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
    },
  }
  // One client for all games and the production build: the fastest way to use it.
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  return () => {
    client.reset()
    let decisions = 0
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
      client.moves.mark?.(pickOne(random, free))
      decisions++
    }
    return decisions
  }
}

function randomDrill(): Work {
  let game = 0
  return () => playOut(drill, { seed: `bench ${game++}` }).decisions
}

/** A state like that of a battle in full swing: 63 pieces with 30 values each, 2,016 values in all. */
function copies(copy: (state: State) => unknown): Work {
  const s = start(drill, { setup: {}, seed: 'bench' })
  const pieces = Array.from({ length: 63 }, (_, id) => ({
    id: `piece ${id}`,
    x: id * 13.5,
    y: id * 7.25,
    facing: id,
    tokens: { focus: 1, evade: 0, stress: 2, lock: null },
    cards: ['one', 'two', 'three', 'four', 'five'],
    dice: [1, 2, 3, 4, 5, 6, 7, 8],
    hull: 3,
    shields: 2,
    acted: false,
    path: [id, id + 1, id + 2, id + 3, id + 4],
    name: 'a name',
  }))
  const state: State = { ...s, table: { pieces } }
  return () => {
    for (let i = 0; i < 50; i++) copy(state)
    return 50
  }
}
