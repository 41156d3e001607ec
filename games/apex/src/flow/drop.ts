import { call as begin, drawNames, goTo, type Plain, query, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { startHand } from '../../data/modes.ts'
import { rewardTokens } from '../../data/rewards.ts'
import type { BoardSide, RewardToken } from '../../data/types.ts'
import { boardSides, withinFromOutside } from '../board/reach.ts'
import { groundIn, isOccupied } from '../field.ts'
import { drawAction } from '../hand.ts'
import { drawTokens } from '../loot.ts'
import {
  type AState,
  type EntryBoard,
  type Field,
  type LegendId,
  legendOf,
  type Squad,
  seatsOfSquad,
  squadOf,
} from '../state.ts'
import { ask, procedure, run } from './words.ts'

type Waiting = EntryBoard['waiting'][number]

/** Phase 2: sides are chosen, blue first; then the legends enter, red first (APX-DROP). */
export const dropOntoTheBoard = procedure('drop onto the board', [
  run('prepare the entry board', (s) => {
    s.table.phase = 'drop'
    const rewards = drawNames(
      s,
      { id: 'reward tokens', names: rewardTokens.map((one) => one.id) },
      boardSides.length,
    )
    const epic = drawTokens(s, 'epic', boardSides.length)
    s.table.entry = {
      rewards: bySide((at) => rewards[at] ?? ''),
      epic: bySide((at) => epic[at] ?? null),
      waiting: [],
    }
    for (const legend of s.table.legends) drawAction(s, legend, startHand)
  }),
  ask('choose a side', {
    rule: 'APX-DROP-005',
    any: true,
    seats: (s) => seatsOfSquad(s, placing(s)),
    options: (s) => unplaced(s).flatMap((legend) => boardSides.map((side) => ({ legend, side }))),
    why: () => 'APX-DROP-005',
    answer: (s, _, { legend, side }) => {
      const entry = entryOf(s)
      const token = entry.epic[side]
      entry.waiting.push({ legend, side })
      tell(s, { type: 'waits', legend, side })
      if (token !== null) {
        entry.epic[side] = null
        begin(s, 'gain a token', { legend, token, keep: false, loose: false })
      }
      return entry.waiting.length < s.table.legends.length ? goTo('choose a side') : undefined
    },
  }),
  ask('enter the board', {
    rule: 'APX-DROP-010',
    any: true,
    seats: (s) => seatsOfSquad(s, entering(s)),
    options: (s) =>
      waitingOf(s, entering(s)).flatMap((one) =>
        entriesOf(s, one).map((field) => ({ legend: one.legend, field })),
      ),
    why: (s, _, answer) => whyNotEnter(s, answer),
    answer: (s, v, { legend: id, field }) => {
      const entry = entryOf(s)
      for (const one of entry.waiting) if (one.legend === id) v.reward = entry.rewards[one.side]
      entry.waiting = entry.waiting.filter((one) => one.legend !== id)
      legendOf(s, id).field = field
      v.legend = id
      tell(s, { type: 'enters', legend: id, field, reward: v.reward ?? '' })
    },
  }),
  // The move comes before the rest of the reward (APX-DROP-017).
  run('resolve the reward', (s, v) => {
    const { loot = null, ammo = 0 } = rewardOf(v.reward) ?? {}
    if (loot !== null)
      for (const token of drawTokens(s, loot, 1)) {
        tell(s, { type: 'draws tokens', legend: v.legend ?? '', tokens: [token] })
        begin(s, 'gain a token', {
          legend: v.legend as LegendId,
          token,

          keep: false,
          loose: false,
        })
      }
    if (ammo > 0) begin(s, 'gain ammo', { legend: v.legend as LegendId, ammo })
    return entryOf(s).waiting.length > 0 ? goTo('enter the board') : undefined
  }),
  run('clear the entry board', (s) => {
    s.table.entry = null
  }),
])

function bySide<T>(make: (at: number) => T): Record<BoardSide, T> {
  return Object.fromEntries(boardSides.map((side, at) => [side, make(at)])) as Record<BoardSide, T>
}

function entryOf(s: AState): EntryBoard {
  if (s.table.entry === null) throw new Error('no entry board')
  return s.table.entry
}

function rewardOf(id: string | null): RewardToken | undefined {
  return rewardTokens.find((one) => one.id === id)
}

/** Blue first, then in turn. */
function placing(s: AState): Squad {
  return entryOf(s).waiting.length % 2 === 0 ? 'blue' : 'red'
}

function unplaced(s: AState): LegendId[] {
  const { waiting } = entryOf(s)
  return squadOf(s, placing(s)).flatMap(({ id }) => (waiting.some((one) => one.legend === id) ? [] : [id]))
}

/** Red first, then in turn. */
function entering(s: AState): Squad {
  return (s.table.legends.length - entryOf(s).waiting.length) % 2 === 0 ? 'red' : 'blue'
}

/** Those of a squad who have not entered yet. */
function waitingOf(s: AState, squad: Squad): readonly Waiting[] {
  return entryOf(s).waiting.filter((one) => legendOf(s, one.legend).squad === squad)
}

/** The fields where a waiting legend can end the move of its reward (APX-DROP-011, -012, -016), as if it came from that side. */
function entriesOf(s: AState, { legend, side }: Waiting, from: BoardSide = side): Field[] {
  const points = rewardOf(entryOf(s).rewards[side])?.move ?? 0
  const gait = query(s, 'gait', {}, legend)
  return withinFromOutside(groundIn(s), from, points, gait).filter((field) => !isOccupied(s, field))
}

function whyNotEnter(s: AState, answer: Plain): string | null {
  const { legend = null, field = null } = isMap(answer) ? answer : {}
  const own = waitingOf(s, entering(s)).find((one) => one.legend === legend)
  if (own === undefined) return 'APX-DROP-010'
  const named = groundIn(s).fields.find((one) => one === field)
  if (named !== undefined && isOccupied(s, named)) return 'APX-MOVE-014'
  const isElsewhere = boardSides.some((side) => entriesOf(s, own, side).some((one) => one === field))
  return isElsewhere ? 'APX-DROP-011' : 'APX-DROP-016'
}
