import {
  awaited,
  clone,
  type Frame,
  type Plain,
  type Question,
  questionFor,
  type Seat,
  underWay,
} from '@sandtable/kernel'
import type { Suffered } from '@sandtable/kit'
import { targetCard } from '../deck.ts'
import { shoot } from '../flow/shoot.ts'
import { type AState, legendOf } from '../state.ts'
import type { Part } from '../vocabulary/shot.ts'
import { anyTargetCards, goOn, rehearsalFor, type Stops } from './rehearsal.ts'
import { chancesReplacing, chancesWithReplacing, mostReckoned } from './replacing.ts'
import { meanOf, suffering, sufferings, worthOf } from './suffering.ts'
import { chancesOf, type Slot, volleyOf } from './volley.ts'

/** What can come of a shot. */
export interface ShotOdds {
  readonly target: string
  readonly all: readonly Suffered[]
  /** What it is worth to the one who shoots. */
  readonly worth: number
  /** The hit difficulty by its parts, and the slots; null: the shot is lost. */
  readonly aim: {
    readonly parts: readonly Part[]
    readonly slots: readonly Slot[]
    /** Target cards that may be replaced on top of this: with so many on the table that is not reckoned ahead. */
    readonly unreckoned: number
  } | null
}

/** The same with a card that somebody could play, as far as the one who asks knows. */
export interface Instead {
  readonly card: string
  readonly by: Seat
  readonly odds: ShotOdds
}

const place = (name: string) => shoot.places.get(name) ?? 0
const stops: Stops = new Set(
  [place('determine hits and headshots'), place('reset the target deck')].flatMap(
    (at) => shoot.steps[at] ?? [],
  ),
)

function frameOf(s: AState): Frame | undefined {
  return s.stack.findLast((one) => one.procedure === shoot.name)
}

/** Is a shot under way whose target cards are still in the deck? */
export function isUndecided(s: AState): boolean {
  const frame = frameOf(s)
  return frame !== undefined && frame.step <= place('reveal target cards')
}

/**
 * The odds of a shot that an answer leads to, exactly: the rules play it up to the moment at which target cards are
 * revealed, and these are reckoned. Nobody is thought to play a card on the way, but choices that must be made are made
 * as well as can be. `instead` hears of cards that could be played.
 */
export function shotOdds(
  s: AState,
  seat: Seat,
  answer: Plain,
  instead?: (one: Instead) => void,
): ShotOdds | null {
  const ahead = rehearsalFor(s, seat, anyTargetCards)
  const playing =
    instead &&
    ((now: AState, asked: Seat, question: Question) => {
      for (const option of question.options ?? []) {
        const card = cardIn(option)
        if (card === null || card === 'stand-by') continue
        const other = clone(now)
        goOn(other, asked, option, stops)
        const odds = outcome(other)
        if (odds !== null) instead({ card, by: asked, odds })
      }
    })
  goOn(ahead, seat, answer, stops, playing)
  return outcome(ahead)
}

function cardIn(option: Plain): string | null {
  if (typeof option !== 'object' || option === null || Array.isArray(option) || !('card' in option))
    return null
  return String(option.card)
}

/** What comes of the shot from here on. */
function outcome(s: AState): ShotOdds | null {
  const v = underWay(s, 'shoot')
  if (v === null) return null
  const [asked] = s.asking === null ? [] : awaited(s)
  const question = asked === undefined ? null : questionFor(s, asked)
  if (asked !== undefined && question !== null && question.step !== 'replace target cards')
    return best(s, asked, question)
  const volley = v.lost ? null : volleyOf(s, v)
  if (volley === null)
    return { target: v.target, all: [{ damage: 0, defeated: false, chance: 1 }], worth: 0, aim: null }
  const suffers = sufferings(s, v, volley)
  const chances =
    v.bonus.replace > 0 && volley.slots.length <= mostReckoned
      ? chancesWithReplacing(volley, v.bonus.replace, (struck) => worthOf(suffers(struck)))
      : chancesOf(volley)
  const all = suffering(chances, suffers)
  const unreckoned = volley.slots.length > mostReckoned ? v.bonus.replace : 0
  return {
    target: v.target,
    all,
    worth: meanOf(all, worthOf),
    aim: { parts: v.difficulty, slots: volley.slots, unreckoned },
  }
}

/** A choice in the middle of a shot, where to move for example: the one who makes it does so as well as can be. */
function best(s: AState, asked: Seat, { options }: Question): ShotOdds | null {
  const v = underWay(s, 'shoot')
  if (v === null) return null
  const sign = s.teams[asked] === legendOf(s, v.shooter).squad ? 1 : -1
  let found: ShotOdds | null = null
  for (const option of options ?? []) {
    const next = clone(s)
    goOn(next, asked, option, stops)
    const odds = outcome(next)
    if (odds !== null && (found === null || sign * odds.worth > sign * found.worth)) found = odds
  }
  return found
}

/** With the target cards on the table: what comes of replacing those on these places. */
export function replacingOdds(s: AState, places: readonly number[]): ShotOdds | null {
  const v = underWay(s, 'shoot')
  const volley = v === null ? null : volleyOf(s, v)
  if (v === null || volley === null) return null
  const revealed = v.revealed.map((one) => targetCard(one.card))
  const all = suffering(chancesReplacing(volley, revealed, places), sufferings(s, v, volley))
  return {
    target: v.target,
    all,
    worth: meanOf(all, worthOf),
    aim: { parts: v.difficulty, slots: volley.slots, unreckoned: 0 },
  }
}
