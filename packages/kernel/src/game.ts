import { alikeBy, fieldsOf } from './alike.ts'
import type { Bot } from './bot.ts'
import type { Card } from './card.ts'
import { eventProcedure } from './event.ts'
import type { Language, Named, Phrasebook } from './language.ts'
import type { Chosen, Lobby } from './lobby.ts'
import { made } from './made.ts'
import { momentProcedure } from './moment.ts'
import type { Odds, OddsSoFar } from './odds.ts'
import type { Plain } from './plain.ts'
import type { Procedure } from './procedure.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { Referee } from './referee.ts'
import { type ByMoment, type Indexed, register, type Usable } from './registry.ts'
import type { RuleId } from './rule.ts'
import type { Look, Scene } from './scene.ts'
import type { Seat, Team } from './seat.ts'
import type { Seen } from './seen.ts'
import { choiceProcedure, sequelProcedure } from './sequel.ts'
import type { Sheet } from './sheet.ts'
import type { State, Vocabulary } from './state.ts'
import type { TableTools } from './tools.ts'

/** All that the kernel, the bots, the table and the tools know of a game. */
export interface Game<V extends Vocabulary = Vocabulary> {
  readonly id: string
  /** Raised whenever the same log would give another state. */
  readonly version: string
  readonly name: Named

  /** What is wrong with a setup, in words a person can act on; null: nothing. */
  checkSetup(setup: Plain): string | null
  /**
   * Some legal setup, for fuzzing and statistics; with as many of the wanted cards as it can hold, the first ones first, and
   * on these terms of its lobby, with these seats played by the rules.
   */
  randomSetup(random: Random, wanted?: readonly string[], on?: Pick<Chosen, 'terms' | 'automata'>): V['setup']
  /** For games that are to go through all cards: those that a setup can bring, and those that this one brings. */
  readonly roster?: Roster<V>
  seats(setup: V['setup']): readonly Seat[]
  /** Who belongs together; without it every seat is a team of its own. */
  teams?(setup: V['setup']): Readonly<Record<Seat, Team>>
  /** The table before the first step. Chance is used by the steps of `main`, not here. */
  lay(setup: V['setup']): V['table']

  /** The procedure that is the whole game. */
  readonly main: Procedure<V>
  /** Every procedure that can come onto the stack. */
  readonly procedures: readonly Procedure<V>[]
  readonly cards: readonly (Card<V> & V['card'])[]
  readonly events: { readonly [E in keyof V['events']]: EventRule<V, V['events'][E]> }
  /** The number that a rule has in what is played, where a game has several editions. Without it: its own. */
  cites?(s: State<V>, rule: RuleId): RuleId
  /** The edition that a rule of its ledgers belongs to, where it has several. */
  editionOfRule?(rule: RuleId): string
  /** At the same moment, who resolves first. */
  order(s: State<V>, moment: string): readonly Seat[]
  /** Is this seat played by the rules? Then this gives its answer, and may tell in the journal why. */
  plays?(s: State<V>, seat: Seat): ((question: Question) => Plain) | null

  /** What a seat may see of the table, copied; null: somebody who only watches. */
  view(s: State<V>, seat: Seat | null): V['view']
  /** Changes what this seat cannot see into something else that it could be. For tests. */
  scramble(s: State<V>, seat: Seat | null, random: Random): void
  /** Puts what nobody knows, as the order of a deck, into another order: what is drawn after going back is new. */
  mixUnseen?(s: State<V>, random: Random): void
  /** What the table draws for somebody who sees this. It knows nothing else. */
  scene?(seen: Seen<V>): Scene
  /** How its pieces are drawn, by the keys that scenes give them; what is not here gets a plain arrow. */
  readonly looks?: Readonly<Record<string, Look>>
  /** What else people at a table get: motions, measuring, a look from where a piece would stand. */
  readonly tools?: TableTools<V>
  /** What is printed on the card that a thing of the scene or of the builder is about; null: it is no card. */
  sheet?(about: string): Sheet | null
  /** The rules that tell what a card does which is not in play by itself: what a unit or a piece of terrain has on it. */
  rulesOfCard?(about: string): readonly RuleId[]
  /** What is wrong with a table after an agreed change, given the one before it; null: nothing. */
  checkTable?(s: State<V>, before: State<V>): string | null

  /** How many cards there are, and how many of them work; the others are not offered. */
  cardCount?(): { readonly known: number; readonly implemented: number }

  /**
   * The exact odds of an answer that a seat could give now, over all that it does not know; null where nothing is left
   * to chance. What takes long can be heard of while it is still being counted.
   */
  odds?(s: State<V>, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null
  /** Does chance decide what this seat is asked for, so that the odds of each answer are worth knowing? Declarations always do. */
  weighs?(s: State<V>, seat: Seat): boolean
  /** What players choose before a game; without it the game is only for tools. */
  readonly lobby?: Lobby<V>
  readonly phrases: Readonly<Record<Language, Phrasebook<V>>>
  readonly bots?: readonly Bot<V>[]
  readonly referee?: Referee<V>
}

export interface Roster<V extends Vocabulary> {
  readonly cards: readonly string[]
  of(setup: V['setup']): readonly string[]
}

export interface EventRule<V extends Vocabulary, Event> {
  do(s: State<V>, event: Event): void
  /** The window that opens once it has happened … */
  readonly after?: keyof V['windows'] & string
  /** … and the piece it is about, for what is due at that one's moment only. */
  of?(event: Event): Plain
}

/** Makes a game known, so that a state that names it can be played. Its parts are checked once, here. */
export function defineGame<V extends Vocabulary>(game: Game<V>): Game<V> {
  const procedures = index(`${game.id}: procedures`, [...game.procedures], (one) => one.name)
  const kernels: readonly Procedure[] = [momentProcedure, eventProcedure, choiceProcedure, sequelProcedure]
  for (const one of kernels) {
    if (procedures.has(one.name)) throw new Error(`${game.id}: “${one.name}” is a procedure of the kernel`)
    procedures.set(one.name, one as Procedure<V>)
  }
  for (const { name, steps } of procedures.values()) {
    for (const step of steps) {
      if (step.type === 'call' && !procedures.has(step.procedure))
        throw new Error(`${game.id}: “${name}” calls “${step.procedure}”, which is not among its procedures`)
    }
  }
  if (procedures.get(game.main.name) !== game.main)
    throw new Error(`${game.id}: the main procedure is not among its procedures`)
  const alikeCards = alikeBy([...new Set(game.cards.flatMap((card) => Object.keys(card)))])
  const cards = index(`${game.id}: cards`, game.cards.map(alikeCards), (one) => one.id)
  for (const card of game.cards)
    index(`${game.id}: “${card.id}” asks`, [...(card.asks ?? [])], (one) => one.name)
  // The kernel handles every game by the vocabulary it knows; the game's own types hold inside the game.
  register({
    game,
    procedures,
    cards,
    queries: byMoment(game.cards, ({ query }) => query),
    replacements: byMoment(game.cards, ({ replace }) => abilities(replace)),
    triggers: byMoment(game.cards, ({ trigger }) => abilities(trigger)),
  } as unknown as Indexed)
  return game
}

type Deeds = Readonly<Record<string, object>>

function byMoment<One extends { readonly id: string }>(
  cards: readonly One[],
  deedsOf: (card: One) => object | undefined,
): ByMoment<object> {
  const found = new Map<string, Map<string, object>>()
  for (const card of cards)
    for (const [moment, deed] of Object.entries((deedsOf(card) ?? {}) as Deeds))
      made(found, moment, () => new Map<string, object>()).set(card.id, deed)
  return found
}

const alike = alikeBy(
  fieldsOf<Usable>({ of: 0, forced: 0, limit: 0, seat: 0, when: 0, idle: 0, sure: 0, why: 0, pay: 0, do: 0 }),
)

function abilities(deeds: object | undefined): Deeds {
  return Object.fromEntries(
    Object.entries((deeds ?? {}) as Deeds).map(([moment, deed]) => [moment, alike(deed)]),
  )
}

function index<T>(what: string, items: T[], name: (item: T) => string): Map<string, T> {
  const map = new Map<string, T>()
  for (const item of items) {
    if (map.has(name(item))) throw new Error(`${what}: “${name(item)}” twice`)
    map.set(name(item), item)
  }
  return map
}
