import type { Hint } from '@sandtable/keeper/hint'
import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { AskOf, Meant, MoveKind, Shown } from '@sandtable/keeper/protocol'
import type {
  Account,
  Amendment,
  Change,
  Led,
  Mark,
  Measured,
  Plain,
  RuleId,
  Seat,
  Steered,
  Thing,
} from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Connection } from '../connection.ts'
import type { Again } from '../end/play-again.ts'
import { newId } from '../new-id.ts'
import { type Playback, usePlayback } from './playback.ts'
import { keptUntil } from './settings.ts'
import type { Sitting, Trouble } from './use-sitting.ts'

type Previews = Readonly<Record<string, Weighed>>

export interface AtTable {
  readonly playback: Playback
  /** The rule that refused the last thing that was tried. */
  readonly refused: RuleId | null
  readonly trouble: Trouble | null
  /** The odds of answers that were asked for, by the answer as text, as far as they are known. */
  readonly previews: Previews
  /** What would be seen from ghosts, by `foreshownAs`. */
  readonly foreshown: Readonly<Record<string, readonly Thing[]>>
  readonly measured: Measured | null
  readonly amendments: readonly Amendment[] | null
  /** What a bot would do now, if somebody asked. */
  readonly hint: Hint | null
  /** What the game came to, once it is over and somebody wants to know. */
  readonly account: Account | null
  /** `on`: what was pressed for it. */
  answer(seat: Seat, answer: Plain, on?: Meant): void
  /** The same answer for every piece that comes next, until somebody else does something. */
  answerLikewise(seat: Seat, answer: Plain): void
  /** Passes, and goes on so until something of what the settings name happens. */
  passOn(seat: Seat): void
  /** Lets a bot answer in one's place. */
  decide(seat: Seat): void
  askHint(seat: Seat): void
  closeHint(): void
  /** Takes back, or asks the others for it. */
  undo(seat: Seat): void
  concede(seat: Seat): void
  propose(seat: Seat, change: Change): void
  agree(seat: Seat, yes: boolean): void
  askAmendments(): void
  askAccount(): void
  turnTo(move: number): void
  preview(seat: Seat, answer: Plain): void
  stopPreview(): void
  foreshow(ghost: string, planned: readonly string[]): void
  measure(from: Mark, to: Mark): void
  clearMeasure(): void
  /** A press on something that is no answer now: what leads there is answered, or it is said why not. */
  mean(seat: Seat, meant: Meant): void
  /** Asks what would come of leading a piece there. */
  steer(seat: Seat, led: Led, hear: (steered: Steered) => void): void
  /** Leads it there. */
  lead(seat: Seat, answers: readonly Plain[]): void
  /** Asks for the rule that would forbid this answer. */
  tryOut(seat: Seat, answer: Plain, hear: (rule: RuleId | null) => void): void
  /** Nobody reads the refusal any more. */
  forget(): void
  /** Opens the rules of a card, or a rule itself. */
  readUp(about: string): void
  read(ids: readonly string[]): void
  /** The rules that are open beside the table. */
  readonly reading: readonly string[] | null
  stopReading(): void
  /** Where people share the screen, `lift` takes the cloth from what is the seat's alone, or lays it back. */
  look(seat: Seat | null, lift?: boolean): void
  /** A new game that goes on from this move; null: its moves are not given out yet. */
  readonly branch: ((move: number) => void) | null
  /** A new game after this one. */
  again(how: Again): void
  /** The game as a file. */
  save(): void
  /** A new host, and the game as far as it was kept and plays back; or as it was so many moves before. */
  restore(without?: number): void
  /** Another tab plays this game. */
  readonly follows: boolean
  /** The game as it lies on the shelf. */
  takeUp(): void
  playHere(): void
}

/** How somebody sits down at a table, wherever it is kept: what is shown there goes to `show`. */
export type UseSitting = (show: (shown: Shown) => void) => Sitting

/** Everything that a person does at a table, and what comes of it. */
export function useTable(connection: Connection, id: string, pace: number, useSit: UseSitting): AtTable {
  const playback = usePlayback(pace)
  const { push } = playback
  const [refused, setRefused] = useState<RuleId | null>(null)
  const [previews, setPreviews] = useState<Previews>({})
  const [foreshown, setForeshown] = useState<Readonly<Record<string, readonly Thing[]>>>({})
  const [measured, setMeasured] = useState<Measured | null>(null)
  const [amendments, setAmendments] = useState<readonly Amendment[] | null>(null)
  const [reading, setReading] = useState<readonly string[] | null>(null)
  const [hint, setHint] = useState<Hint | null>(null)
  const [account, setAccount] = useState<Account | null>(null)
  const decision = useRef(-1)
  /** What was asked for is on its way. */
  const askedAhead = useRef(new Set<string>())

  useEffect(
    () =>
      connection.listen((news) => {
        if (!('weighed' in news) || news.weighed.table !== id) return
        const { answer, odds, problem } = news.weighed
        setPreviews((all) => ({ ...all, [JSON.stringify(answer)]: { odds, problem } }))
      }),
    [connection, id],
  )

  const show = useCallback(
    (shown: Shown) => {
      push(shown)
      setRefused(null)
      if (decision.current === shown.decision) return
      decision.current = shown.decision
      setPreviews({})
      setForeshown({})
      askedAhead.current.clear()
      setMeasured(null)
      setAmendments(null)
      setHint(null)
    },
    [push],
  )
  const { ask, ...sitting } = useSit(show)

  const move = useCallback(
    <K extends MoveKind>(kind: K, what: AskOf<K>) =>
      ask(kind, what, (rule) => rule !== null && setRefused(rule)),
    [ask],
  )
  const undo = useCallback((seat: Seat) => move('undo', { table: id, seat, ask: true }), [move, id])
  const foreshow = useCallback(
    (ghost: string, planned: readonly string[]) => {
      const name = foreshownAs(ghost, planned)
      if (askedAhead.current.has(name)) return
      askedAhead.current.add(name)
      ask('foreshow', { table: id, ghost, planned }, (things) =>
        setForeshown((all) => ({ ...all, [name]: things })),
      )
    },
    [ask, id],
  )

  return {
    playback,
    refused,
    trouble: sitting.trouble,
    follows: sitting.follows,
    previews,
    foreshown,
    measured,
    amendments,
    hint,
    account,
    reading,
    readUp: (about) => {
      ask('card', { game: sitting.game(), about }, (rules) => setReading(rules ?? [about]))
    },
    read: setReading,
    stopReading: () => setReading(null),
    answer: (seat, answer, on) =>
      move('answer', { table: id, seat, answer, ...(on !== undefined && { on }) }),
    answerLikewise: (seat, answer) => move('answer', { table: id, seat, answer, likewise: true }),
    passOn: (seat) => move('pass on', { table: id, seat, until: keptUntil() }),
    decide: (seat) => move('decide', { table: id, seat }),
    askHint: useCallback((seat: Seat) => ask('hint', { table: id, seat }, setHint), [ask, id]),
    closeHint: useCallback(() => setHint(null), []),
    undo,
    concede: (seat) => move('concede', { table: id, seat }),
    propose: (seat, change) => move('propose', { table: id, seat, change }),
    agree: (seat, yes) => move('agree', { table: id, seat, yes }),
    askAmendments: () => ask('amendments', { table: id }, setAmendments),
    askAccount: useCallback(() => ask('account', { table: id }, setAccount), [ask, id]),
    turnTo: (to) => ask('turn to', { table: id, move: to }),
    preview: (seat, answer) => ask('preview', { table: id, seat, answer }),
    stopPreview: () => ask('stop preview', { table: id }),
    foreshow,
    measure: (from, to) => ask('measure', { table: id, from, to }, setMeasured),
    clearMeasure: () => setMeasured(null),
    mean: (seat, meant) => move('mean', { table: id, seat, meant }),
    tryOut: useCallback((seat, answer, hear) => ask('try', { table: id, seat, answer }, hear), [ask, id]),
    steer: useCallback((seat, led, hear) => ask('steer', { table: id, seat, led }, hear), [ask, id]),
    lead: (seat, answers) => move('lead', { table: id, seat, answers }),
    forget: useCallback(() => setRefused(null), []),
    look: sitting.look,
    branch: sitting.mayBranch
      ? (to) => ask('branch', { table: id, move: to, seed: newId() }, sitting.playOn)
      : null,
    again: (how) => {
      if (playback.shown !== null) sitting.again(how, playback.shown)
    },
    save: sitting.save,
    restore: sitting.restore,
    takeUp: sitting.takeUp,
    playHere: sitting.playHere,
  }
}

/** A ghost beside others that are planned, in one word. */
export function foreshownAs(ghost: string, planned: readonly string[]): string {
  return JSON.stringify([ghost, ...planned])
}
