import {
  applyAnswer,
  awaited,
  type Bot,
  type Game,
  type GameRecord,
  type Move,
  type Outcome,
  type Plain,
  placeAt,
  questionFor,
  type Random,
  randomFrom,
  recordFormat,
  refuse,
  type Seat,
  type State,
  Stuck,
  sampleFor,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { random } from './random.ts'

/** A whole game between bots. */
export interface PlayedOut {
  readonly end: 'finished' | 'stuck' | 'error'
  readonly outcome: Outcome | null
  readonly decisions: number
  /** What went wrong, if it did not finish. */
  readonly problem: string | null
  /** The game up to there; only where it did not finish, since nobody keeps the others. */
  readonly record: GameRecord | null
}

export interface PlayOut<V extends Vocabulary> {
  readonly seed: string
  /** Otherwise a random legal one. */
  readonly setup?: V['setup']
  /** Who plays for which seat; random for the others. */
  readonly bots?: Readonly<Record<Seat, Bot>>
  /** Lets the game go on, and may note what happens meanwhile. */
  noting?(goOn: () => State<V>): State<V>
  /** A game with more decisions than this counts as stuck. */
  readonly patience?: number
}

// Many games are played from one setup, which nobody changes between them: it is checked once.
const legal = new WeakSet<object>()

export function playOut<V extends Vocabulary>(game: Game<V>, how: PlayOut<V>): PlayedOut {
  const chance = randomFrom(`${how.seed} players`)
  const patience = how.patience ?? 100_000
  const moves: Move[] = []
  let setup = how.setup
  const broken = (end: 'stuck' | 'error', problem: string): PlayedOut => ({
    end,
    outcome: null,
    decisions: moves.length,
    problem,
    record: setup === undefined ? null : recordOf(game, setup, how.seed, moves),
  })
  try {
    setup ??= game.randomSetup(chance)
    if (!legal.has(setup)) {
      const wrong = game.checkSetup(setup as Plain)
      if (wrong !== null) return broken('error', `setup: ${wrong}`)
      legal.add(setup)
    }
    const { noting } = how
    const begun = { setup, seed: how.seed }
    const s = noting === undefined ? start(game, begun) : noting(() => start(game, begun))
    while (s.over === null) {
      const [seat] = awaited(s)
      if (seat === undefined) return broken('stuck', 'the game is not over, and nobody is asked')
      if (moves.length >= patience) return broken('stuck', `no end after ${patience} decisions`)
      const bot = how.bots?.[seat] ?? random
      // Whoever answers at random needs no seat of its own at the table, and learns of itself that nothing is offered.
      const answer = bot === random ? sampleFor(s, seat, chance) : chosenBy(bot, s, seat, chance)
      // What the question lists needs no check; a bot with ideas of its own does.
      if (bot !== random) {
        const refusal = refuse(s, seat, answer)
        if (refusal !== null)
          return broken('error', `${bot.id} answers ${JSON.stringify(answer)}: ${refusal}`)
      }
      moves.push({ seat, answer })
      if (noting === undefined) applyAnswer(s, seat, answer)
      else noting(() => goneOnWith(s, seat, answer))
    }
    return { end: 'finished', outcome: s.over, decisions: moves.length, problem: null, record: null }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return broken(error instanceof Stuck ? 'stuck' : 'error', problem)
  }
}

function chosenBy<V extends Vocabulary>(bot: Bot, s: State<V>, seat: Seat, chance: Random): Plain {
  const question = questionFor(s, seat)
  if (question?.options?.length === 0) throw new Stuck(`“${question.step}” offers ${seat} nothing`)
  return bot.choose(placeAt(s, seat), chance)
}

function goneOnWith<V extends Vocabulary>(s: State<V>, seat: Seat, answer: Plain): State<V> {
  applyAnswer(s, seat, answer)
  return s
}

function recordOf<V extends Vocabulary>(
  game: Game<V>,
  setup: V['setup'],
  seed: string,
  moves: Move[],
): GameRecord {
  const { id, version } = game
  return {
    sandtable: 'replay',
    format: recordFormat,
    game: id,
    version,
    setup: setup as Plain,
    seed,
    moves,
    hashes: [],
  }
}
