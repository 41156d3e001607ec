import { gamesToBreak } from '../sources.ts'
import { keep } from './keep.ts'

const games = gamesToBreak()
const names = process.argv.slice(2)
const unknown = names.find((name) => games.every(({ id }) => id !== name))
if (names.length === 0 || unknown !== undefined) {
  const mistake = unknown === undefined ? 'Which game?' : `There is no game “${unknown}”.`
  console.error(`${mistake} Games: ${games.map(({ id }) => id).join(', ')}.\n
npm run keep -- GAME…

Plays games of GAME between players who fight and keeps those that show something new in games/GAME/kept, where a test
plays them again from then on: they must go as they went, or the version of GAME must be another.`)
  process.exit(2)
}

for (const game of games)
  if (names.includes(game.id)) console.log(await keep(game, (line) => console.error(line)))
process.exit(0)
