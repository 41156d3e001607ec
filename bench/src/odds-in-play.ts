import { assault } from '@sandtable/assault'
import { placeAt } from '@sandtable/bots'
import {
  applyAnswer,
  awaited,
  clone,
  type Game,
  type Plain,
  pickOne,
  randomFrom,
  type Seat,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { xwing } from '@sandtable/xwing'
import { processorTime, type Result, round, withinTime } from './measure.ts'

/** An attack that somebody could declare. */
interface Aimed<V extends Vocabulary> {
  readonly s: State<V>
  readonly seat: Seat
  readonly answer: Plain
}

/** So many that ninety-nine of a hundred means something, and few enough to end within two minutes. */
const attacks = 100
/** Forces are random, so many attacks are taken from each game at most. */
const ofOneGame = 3
/** Where whom to attack is asked, and the answers that name nobody. */
const declaring: readonly string[] = ['declare target', 'declare a defender']
const nobody: readonly Plain[] = ['pass', 'done']
/** Whoever waits hears how far it is after so many. */
const between = 50

/** How long people wait for odds, in games with random forces between players who fight. */
export function oddsInPlayResults(): Result[] {
  return [...waitsFor(xwing), ...waitsFor(assault), ...waitsFor(legion)]
}

function waitsFor<V extends Vocabulary>(game: Game<V>): Result[] {
  const aimed = attacksIn(game)
  // An engine that has seen an attack before: nobody plays a game of one attack.
  for (const one of aimed.slice(0, 10)) timeOf(game, one)
  const times = aimed.map((one, at) => {
    const time = timeOf(game, one)
    if ((at + 1) % between === 0) progress(`${game.id}: odds of ${at + 1} of ${attacks} attacks counted`)
    return time
  })
  const result = (name: string, value: number, aim?: number): Result => ({
    name: `${game.id}: odds of ${times.length} attacks with random forces, ${name}`,
    value: round(value),
    unit: 'ms',
    vs: {},
    ...(aim !== undefined && { aim }),
  })
  return [
    result('half of them', withinTime(times, 0.5)),
    result('nine of ten', withinTime(times, 0.9)),
    result('99 of 100', withinTime(times, 0.99), 300),
    result('the slowest', withinTime(times, 1), 2000),
  ]
}

function timeOf<V extends Vocabulary>(game: Game<V>, { s, seat, answer }: Aimed<V>): number {
  return processorTime(() => game.odds?.(s, seat, answer))
}

function attacksIn<V extends Vocabulary>(game: Game<V>): Aimed<V>[] {
  const found: Aimed<V>[] = []
  const [bot] = game.bots ?? []
  if (bot === undefined) throw new Error(`${game.id} has no bot`)
  for (let number = 0; found.length < attacks; number++) {
    const random = randomFrom(`odds ${number}`)
    const s = start(game, { setup: game.randomSetup(random), seed: `odds ${number}` })
    let left = Math.min(ofOneGame, attacks - found.length)
    while (s.over === null && left > 0) {
      const [seat] = awaited(s)
      if (seat === undefined) break
      const place = placeAt(s, seat)
      const { step, options } = place.question
      const shots = declaring.includes(step) ? (options ?? []).filter((one) => !nobody.includes(one)) : []
      if (shots.length > 0) {
        found.push({ s: clone(s), seat, answer: pickOne(random, shots) })
        left--
      }
      applyAnswer(s, seat, bot.choose(place, random))
    }
    if ((number + 1) % between === 0) progress(`${game.id}: ${found.length} of ${attacks} attacks found`)
  }
  return found
}

/** Beside the results, which may be read by a program. */
function progress(line: string): void {
  console.error(line)
}
