import { defineGame, finish, flowOf, type Game, type Vocabulary } from '@sandtable/kernel'

/** The smallest whole game there is, to measure the kernel and nothing else. */
interface TicTacToe extends Vocabulary {
  table: { cells: (string | null)[]; turn: number }
  setup: object
}

export const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const { procedure, run, ask, repeat } = flowOf<TicTacToe>()

const main = procedure<object>('game', [
  ask('mark a cell', {
    seats: (s) => s.seats[s.table.turn % 2] as string,
    options: (s) => {
      const free: number[] = []
      for (let cell = 0; cell < 9; cell++) if (s.table.cells[cell] === null) free.push(cell)
      return free
    },
    answer: (s, _, cell, seat) => {
      s.table.cells[cell] = seat
      s.table.turn++
    },
  }),
  run('three in a row', (s) => {
    const { cells } = s.table
    for (const [a, b, c] of lines) {
      const mark = cells[a] as string | null
      if (mark !== null && mark === cells[b] && mark === cells[c]) {
        finish(s, { winner: mark, reason: 'three in a row' })
        return
      }
    }
    if (s.table.turn === 9) finish(s, { winner: null, reason: 'full' })
  }),
  repeat('mark a cell'),
])

export const ticTacToe: Game<TicTacToe> = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: '1',
  name: { en: 'Tic-tac-toe', de: 'Tic-Tac-Toe' },
  checkSetup: () => null,
  randomSetup: () => ({}),
  seats: () => ['x', 'o'],
  lay: () => ({ cells: [null, null, null, null, null, null, null, null, null], turn: 0 }),
  main,
  procedures: [main],
  cards: [],
  events: {},
  order: (s) => s.seats,
  view: (s) => ({ cells: [...s.table.cells], turn: s.table.turn }),
  scramble: () => {},
  phrases: {
    en: { entry: () => null, step: () => null, reason: () => null },
    de: { entry: () => null, step: () => null, reason: () => null },
  },
})
