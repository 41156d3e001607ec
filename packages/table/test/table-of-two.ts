import { games } from '@sandtable/games'
import { botAnswers, botToAnswer } from '@sandtable/keeper/bots'
import { oneMoreLikewise } from '@sandtable/keeper/likewise'
import { onlyAnswer } from '@sandtable/keeper/moves'
import { deskWith } from '@sandtable/keeper/odds-desk'
import { passOn } from '@sandtable/keeper/passing'
import type { Meant, Something } from '@sandtable/keeper/protocol'
import { sceneOf } from '@sandtable/keeper/shown'
import { sitAt } from '@sandtable/keeper/table'
import { tableAnswers } from '@sandtable/keeper/table-answers'
import {
  type Ghost,
  look,
  type Match,
  onlyAnswerOf,
  openMatch,
  type Plain,
  type Question,
  questionFor,
  type RuleId,
  type Seat,
  type Spot,
  start,
  submit,
} from '@sandtable/kernel'
import { likewiseFor, nothingPlanned, planWith, wholeLikewise, wholeOf } from '../src/page/table/plan.ts'

/** A position, as scenarios write it down. */
export interface Laid {
  readonly game: string
  readonly table: Plain
  readonly at: Plain
  readonly seed: string
  /** The person; everybody else is a bot. */
  readonly seat: Seat
  /** What the others answer where they do not decide as bots would. */
  says?(asked: Question): Plain | undefined
}

/**
 * A person at a table that is laid as a scenario lays it, with the host's own answers to whatever is pressed, and every
 * press counted: one for each button, piece, space or die. Bots, and the table itself, answer what they answer.
 */
export function personAt({ game: id, table: spec, at, seed, seat, says }: Laid) {
  const match = matchAt(id, spec, at, seed)
  const { seats } = match.state
  const players = Object.fromEntries(seats.map((one) => [one, one === seat ? 'person' : 'steady']))
  const table = sitAt(
    { match, players, lesson: null, obvious: new Set() },
    { holds: seats, watched: false, reader: { seat, language: 'en' } },
  )
  let spared = 0
  let others = 0
  const goOn = () => {
    for (;;) {
      const move = onlyAnswer(table) ?? passOn(table) ?? oneMoreLikewise(table)
      const bot = botToAnswer(table)
      if (move !== null) {
        if ((questionFor(match.state, move.seat)?.options?.length ?? 0) > 1) spared++
        submit(match, move)
      } else if (bot !== undefined) {
        if (onlyAnswerOf(match.state, bot) === undefined) others++
        const asked = questionFor(match.state, bot)
        const said = asked === null ? undefined : says?.(asked)
        if (said === undefined) botAnswers(table, bot)
        else submit(match, { seat: bot, answer: said })
      } else return
    }
  }
  goOn()
  const host = tableAnswers(
    () => table,
    () => {},
    goOn,
    () => {},
    deskWith(new Map()),
  )
  const by = { table: id, seat }
  let presses = 0
  /** It must be allowed. */
  const press = (what: () => RuleId | null) => {
    presses++
    const rule = what()
    if (rule !== null) throw new Error(`forbidden by ${rule}`)
  }
  const answer = (given: Plain, on?: Meant) =>
    press(() => host.answer({ ...by, answer: given, ...(on !== undefined && { on }) }))
  /** An answer of several parts, as the page puts it together. */
  function plan() {
    const { things } = sceneOf(match.game, look(match.state, seat))
    const ghosts = things.flatMap((one): Ghost[] => (one.type === 'ghost' && one.part ? [one] : []))
    let planned = nothingPlanned
    const set = (added: readonly Ghost[]) =>
      press(() => {
        if (added.length === 0) throw new Error('nobody can fly that')
        planned = planWith(planned, added)
        return null
      })
    return {
      set: (piece: string, label: string) =>
        set(ghosts.filter((one) => one.of === piece && one.label?.en === label)),
      /** Whoever has nothing yet does as the last one; if that is only one, it is done with that. */
      likewise: () => {
        const whole = wholeLikewise(ghosts, planned)
        if (whole === null) set(likewiseFor(ghosts, planned))
        else answer(whole)
      },
      done: () => answer(wholeOf(ghosts, planned)),
    }
  }
  return {
    match,
    plan,
    presses: () => presses,
    /** How often the table answered although the rules gave a choice. */
    spared: () => spared,
    /** How often somebody else had to decide something. */
    others: () => others,
    asked: () => (match.state.over === null ? questionFor(match.state, seat) : null),
    /** `on`: the piece that was pressed for it. */
    answer,
    /** The same for every piece that comes next, by a press on what was answered last. */
    likewise: (answer: Plain) => press(() => host.answer({ ...by, answer, likewise: true })),
    /** As the page takes a press on a piece: the answer that it stands for, or whatever leads there. */
    touch: (piece: string) => {
      const { things } = sceneOf(match.game, look(match.state, seat))
      const [only, another] = things.find(({ id, answers }) => id === piece && answers?.length)?.answers ?? []
      if (another !== undefined) throw new Error(`${piece} stands for several answers`)
      if (only === undefined) press(() => host.mean({ ...by, meant: { piece } }))
      else answer(only, { piece })
    },
    mean: (meant: Meant) => press(() => host.mean({ ...by, meant })),
    /** A piece is dragged there, with all that follow it. */
    lead: (of: string, at: Spot) =>
      press(() => {
        const { answers, refused } = host.steer({ ...by, led: { of, at } })
        return answers === null ? (refused ?? 'nobody leads that') : host.lead({ ...by, answers })
      }),
    passOn: (until: readonly Something[]) => press(() => host['pass on']({ ...by, until })),
    undo: () => press(() => host.undo(by)),
  }
}

function matchAt(id: string, table: Plain, at: Plain, seed: string): Match {
  const game = games.find((one) => one.id === id)
  const laid = game?.referee?.position(table, at)
  if (game === undefined || laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid
  const match = openMatch(game, setup, seed)
  match.state = start(game, { setup, seed, arrange })
  return match
}
