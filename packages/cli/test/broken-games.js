// Games that go wrong, each in its own way, for the tests of `simulate`. Loaded by workers, so not TypeScript.
import { drill } from '@sandtable/drill'
import { defineGame, flowOf } from '@sandtable/kernel'

const { procedure, ask } = flowOf()

/** One question, then nothing more, and nobody has won. */
const unfinished = procedure('game', [
  ask('choose', { seats: () => 'red', options: () => ['left', 'right'], answer: () => {} }),
])

const small = { ...drill, procedures: [unfinished], main: unfinished }

const stuck = defineGame({ ...small, id: 'stuck' })

const failing = defineGame({
  ...drill,
  id: 'failing',
  events: {
    damage: {
      do: () => {
        throw new Error('the dice are on the floor')
      },
    },
  },
})

const neverBegins = defineGame({
  ...small,
  id: 'never-begins',
  lay: () => {
    throw new Error('no table')
  },
})

const noSetup = defineGame({
  ...small,
  id: 'no-setup',
  randomSetup: () => {
    throw new Error('no forces')
  },
})

const deadly = defineGame({ ...small, id: 'deadly', lay: () => process.exit(3) })

export const shelf = [drill, stuck, failing, neverBegins, noSetup, deadly].map((game) => ({
  id: game.id,
  name: game.name,
  game,
}))
