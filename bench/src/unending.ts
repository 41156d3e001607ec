import { defineGame, flowOf, type Game, type Vocabulary } from '@sandtable/kernel'

/** So many marks are made before the grid is wiped: there is always a choice. */
export const filled = 7

/** Marks on a grid of nine, which is wiped when few are free: a game without an end, to measure what stands around games. */
interface Unending extends Vocabulary {
  table: Marks
  setup: object
  view: Marks
}

interface Marks {
  cells: (string | null)[]
  turn: number
}

const { procedure, run, ask, repeat } = flowOf<Unending>()

const main = procedure<object>('game', [
  ask('mark a cell', {
    seats: (s) => s.seats[s.table.turn % 2] as string,
    options: (s) => s.table.cells.flatMap((cell, at) => (cell === null ? [at] : [])),
    answer: (s, _, cell, seat) => {
      s.table.cells[cell as number] = seat
      s.table.turn++
    },
  }),
  run('wipe', (s) => {
    if (s.table.cells.filter((cell) => cell !== null).length === filled)
      s.table.cells = s.table.cells.map(() => null)
  }),
  repeat('mark a cell'),
])

const named = (name: string) => ({ en: name, de: name })
const silent = { entry: () => null, step: () => null, reason: () => null }

export const unending = defineGame<Unending>({
  id: 'unending',
  version: '1',
  name: named('Unending'),
  checkSetup: () => null,
  randomSetup: () => ({}),
  seats: () => ['x', 'o'],
  lay: () => ({ cells: Array.from({ length: 9 }, () => null), turn: 0 }),
  main,
  procedures: [main],
  cards: [],
  events: {},
  order: (s) => s.seats,
  view: (s) => ({ cells: [...s.table.cells], turn: s.table.turn }),
  scramble: () => {},
  scene: ({ table }) => ({
    width: 3,
    height: 3,
    unit: 'space',
    facts: [],
    things: table.cells.flatMap((cell, at) =>
      cell === null
        ? []
        : [
            {
              type: 'piece' as const,
              id: `${at}`,
              seat: cell,
              label: named(cell),
              at: { x: at % 3, y: (at / 3) | 0, facing: 0 },
            },
          ],
    ) as never,
  }),
  lobby: {
    seats: ['x', 'o'],
    forces: [{ id: 'marks', name: named('Marks'), side: named('Marks'), points: 0, force: null }],
    boards: [{ id: 'grid', name: named('Grid') }],
    setup: () => ({}),
  },
  phrases: { en: silent, de: silent },
}) as unknown as Game
