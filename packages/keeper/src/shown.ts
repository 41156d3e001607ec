import {
  asksToDeclare,
  awaited,
  type Crumb,
  type Entry,
  type Game,
  heardBy,
  type Language,
  type Lesson,
  type Match,
  momentAsked,
  type Plain,
  type Question,
  type Scene,
  type Seat,
  type Seen,
  type State,
  sentenceFor,
  teamOf,
  type Verdict,
} from '@sandtable/kernel'
import { givesHints } from './hint.ts'
import { mayPassOn } from './let-be.ts'
import type { Asked, Cloth, Logged, Player, Proposed, Shown } from './protocol.ts'
import { counted, withoutRepeats } from './repeats.ts'
import type { LastSeen } from './table.ts'

const nothing: Scene = { width: 1, height: 1, unit: 'space', things: [], facts: [] }

interface Around {
  readonly players: Readonly<Record<Seat, Player>>
  /** The game as far as it got, while one looks back. */
  readonly whole?: Match
  readonly lesson?: Lesson | null
  /** What was shown before. */
  readonly before?: LastSeen | null
  /** Where people share the screen. */
  readonly cloth?: Cloth | null
}

/** What the page shows of a match, as it is seen, in a language. */
export function shownOf(match: Match, seen: Seen, language: Language, around: Around): [Shown, LastSeen] {
  const { players, whole = match, lesson = null, before = null, cloth = null } = around
  const { game } = match
  const { over, seat } = seen
  const byRules = match.state.seats.filter((one) => (game.plays?.(match.state, one) ?? null) !== null)
  const now: LastSeen = { seen, isOpen: cloth !== null && !cloth.isLifted }
  const shown: Shown = {
    game: game.id,
    seat,
    seats: seen.seats,
    teams: seen.teams,
    cloth,
    decision: seen.decision,
    scene: sceneOf(game, seen),
    motions: follows(before, now) ? (game.tools?.motions?.(before.seen, seen) ?? []) : [],
    verdicts: follows(before, now) ? verdictsIn(match, now) : [],
    path: seen.path.map((crumb) => crumbName(game, crumb, language)),
    question: seen.question === null ? null : asked(match, seen.question, language),
    awaited: awaited(match.state),
    log: logOf(whole, now.isOpen ? null : seat, language, seen.table),
    players,
    ...(byRules.length > 0 && { byRules }),
    over,
    reason: over === null ? null : reasonIn(match, language),
    won: over === null || over.winner === null || seat === null ? null : seen.teams[seat] === over.winner,
    proposal: proposalOf(match, language, seen.table),
    lesson,
    moves: whole.inForce.length,
    move: match.inForce.length,
    measures: game.tools?.measure !== undefined,
    hints: givesHints(game),
  }
  return [shown, now]
}

/** So many moves an attack may take, from its declaration to its end. */
const longAttack = 60

function verdictsIn({ game, journal }: Match, { seen, isOpen }: LastSeen): readonly Verdict[] {
  if (game.tools?.verdicts === undefined || seen.news.length === 0) return []
  const before = heardBy(journal.slice(-1 - longAttack, -1).flat(), isOpen ? null : seen.seat)
  return game.tools.verdicts(before, seen.news)
}

export function sceneOf(game: Game, seen: Seen): Scene {
  return game.scene?.(seen) ?? nothing
}

/** Is this the very next thing that the same reader sees, or all who share the screen? */
function follows(before: LastSeen | null, { seen, isOpen }: LastSeen): before is LastSeen {
  if (before === null || before.seen.decision + 1 !== seen.decision) return false
  return before.isOpen === isOpen && (isOpen || before.seen.seat === seen.seat)
}

function crumbName(game: Game, { procedure }: Crumb, language: Language): string {
  return game.phrases[language].step(procedure, null) ?? procedure
}

function asked({ game, state }: Match, question: Question, language: Language): Asked {
  const { seat, rule, about, space } = question
  const step = momentAsked(question)
  const title = titleOf(game, question, step, language)
  const weighs = asksToDeclare(state) || game.weighs?.(state, seat) === true
  return { seat, step, title, rule, about, space, weighs, mayPass: mayPassOn(state, question) }
}

/** What is asked, and by which card: that something is to be chosen says little. */
function titleOf(game: Game, { procedure, about }: Question, step: string, language: Language): string {
  const phrases = game.phrases[language]
  const plain = phrases.step(procedure, step) ?? step
  const card = typeof about === 'object' && about !== null && 'card' in about ? about.card : null
  const name = typeof card === 'string' ? (phrases.card?.(card) ?? null) : null
  return name === null ? plain : `${plain}: ${name}`
}

/** The last sentence about the end is the one of the journal: the reason alone. */
function reasonIn({ game, state }: Match, language: Language): string {
  const reason = state.over?.reason ?? ''
  return game.phrases[language].reason(reason) ?? reason
}

function proposalOf({ game, state }: Match, language: Language, table: unknown): Proposed | null {
  const { proposal } = state
  if (proposal === null) return null
  const { by, change } = proposal
  const text = sentenceFor(game.id, { type: 'proposed', seat: by, change: change as Plain }, language, table)
  return { by, text, asked: askedToAgree(state) }
}

/** Those whose word about the proposal is still missing. */
export function askedToAgree(state: State): readonly Seat[] {
  const agreed = state.proposal?.agreed ?? []
  return state.seats.filter((seat) => !state.conceded.includes(seat) && !agreed.includes(teamOf(state, seat)))
}

/** Lines are made once for a decision and a reader; a decision that is taken back is forgotten with its entries. */
const told = new WeakMap<readonly Entry[], Map<string, readonly Logged[]>>()

/** The log as a reader of a match had it last: up to so many decisions, the last of which brought this. */
interface Had {
  readonly decisions: number
  readonly last: readonly Entry[] | undefined
  readonly log: readonly Logged[]
}

const had = new WeakMap<Match, Map<string, Had>>()

/** It goes on where it ended, unless something was taken back: then what was told there is no longer in the journal. */
function logOf(match: Match, seat: Seat | null, language: Language, table: unknown): readonly Logged[] {
  const key = `${seat} ${language}`
  const { journal } = match
  const readers = had.get(match) ?? new Map<string, Had>()
  had.set(match, readers)
  const before = readers.get(key)
  const goesOn = before !== undefined && journal[before.decisions - 1] === before.last
  const from = goesOn ? before.decisions : 0
  if (goesOn && from === journal.length) return before.log
  const more = linesFrom(match, from, key, { seat, language, table })
  const log = goesOn ? [...before.log, ...more] : more
  readers.set(key, { decisions: journal.length, last: journal.at(-1), log })
  return log
}

interface Hearing {
  readonly seat: Seat | null
  readonly language: Language
  readonly table: unknown
}

function linesFrom(match: Match, from: number, key: string, { seat, language, table }: Hearing): Logged[] {
  return match.journal.slice(from).flatMap((entries, at) => {
    const move = from + at
    const known = told.get(entries) ?? new Map<string, readonly Logged[]>()
    told.set(entries, known)
    const lines =
      known.get(key) ??
      counted(saidIn(match, move, seat).map((entry) => logged(match.game, entry, move, language, table)))
    known.set(key, lines)
    return lines
  })
}

/** What a decision told whoever reads it, without what is told anyway. */
function saidIn({ game, journal }: Match, move: number, seat: Seat | null): readonly Entry[] {
  const now = heardBy(journal[move] ?? [], seat)
  const before = heardBy(journal[move - 1] ?? [], seat)
  const said = withoutRepeats(now)
  return said.filter((entry) => game.tools?.unsaid?.(entry, now, before) !== true)
}

function logged(game: Game, entry: Entry, move: number, language: Language, table: unknown): Logged {
  const dice = game.tools?.diceIn?.(entry) ?? []
  return {
    type: entry.type,
    text: sentenceFor(game.id, entry, language, table),
    of: Object.values(entry).flatMap((value) => (typeof value === 'string' ? [value] : [])),
    ...(dice.length > 0 && { dice }),
    ...(typeof entry.rule === 'string' && { rule: entry.rule }),
    move,
  }
}
