import { applyAnswer, goOnWithout } from './answer.ts'
import { answerByRules } from './flow.ts'
import { finish } from './journal.ts'
import { clone, notPlain, type Plain } from './plain.ts'
import { awaited, questionAt, refuseAt, reopen, sampleFor } from './question.ts'
import { randomFrom } from './random.ts'
import { gameOf } from './registry.ts'
import { type RuleId, table } from './rule.ts'
import { type Seat, seatsOf, type Team, teamOf, teamsOf } from './seat.ts'
import { look } from './seen.ts'
import type { Change, State, Vocabulary } from './state.ts'

type Setting = Extract<Change, { set: unknown }>

/** Gives up. The team goes on without this seat; once all its seats have given up, it is out. */
export function concede<V extends Vocabulary>(s: State<V>, seat: Seat): RuleId | null {
  if (s.over !== null) return table.over
  if (!s.seats.includes(seat)) return table.seatAtTheTable
  if (s.conceded.includes(seat)) return table.concedeOnce
  begin(s)
  s.conceded.push(seat)
  s.sealed = s.decision
  s.news.push({ type: 'conceded', seat })
  const [left, ...others] = teamsLeft(s)
  if (others.length === 0) finish(s, { winner: left ?? null, reason: 'conceded' })
  else if (s.proposal !== null) settleWithout(s)
  goOnWithout(s)
  return null
}

/** With one team less to ask, a proposal may be agreed on; going back would undo the concession. */
function settleWithout(s: State): void {
  if (!isAgreed(s)) return
  if (refuseSettling(s) !== null || (s.proposal !== null && 'undo' in s.proposal.change)) s.proposal = null
  else settleProposal(s)
}

/** Proposes a change to the table, the end of the game, or going back to an earlier point. */
export function propose<V extends Vocabulary>(s: State<V>, seat: Seat, change: unknown): RuleId | null {
  const refusal = refuseProposal(s, seat, change)
  if (refusal !== null) return refusal
  begin(s)
  const proposed = clone(change) as Change
  s.proposal = { by: seat, change: proposed, agreed: [teamOf(s, seat)] }
  s.news.push({ type: 'proposed', seat, change: clone(proposed) as Plain })
  return null
}

/** Only the form is looked at here: a refusal that looked at the table would tell what is hidden on it. */
function refuseProposal(s: State, seat: Seat, change: unknown): RuleId | null {
  const refusal = refuseSay(s, seat)
  if (refusal !== null) return refusal
  if (s.proposal !== null) return table.oneProposal
  return isChange(s, change) ? null : table.changeForm
}

/** Has this seat a say? */
function refuseSay(s: State, seat: Seat): RuleId | null {
  if (s.over !== null) return table.over
  if (!s.seats.includes(seat)) return table.seatAtTheTable
  return s.conceded.includes(seat) ? table.concededIsOut : null
}

/** Agrees to the open proposal, or turns it down; the proposer may take it back. */
export function agree<V extends Vocabulary>(s: State<V>, seat: Seat, yes: boolean): RuleId | null {
  const refusal = refuseSay(s, seat)
  if (refusal !== null) return refusal
  const { proposal } = s
  if (proposal === null) return table.noProposal
  const team = teamOf(s, seat)
  if (yes && proposal.agreed.includes(team)) return table.othersAgree
  if (yes) {
    const unplayable = refuseSettling(s, team)
    if (unplayable !== null) return unplayable
  }
  begin(s)
  s.news.push({ type: yes ? 'agreed' : 'declined', seat })
  if (!yes) s.proposal = null
  else {
    proposal.agreed.push(team)
    settleProposal(s)
  }
  return null
}

/** Would the proposal, once this team agrees, be made, and could it not be? Then that rule. */
function refuseSettling(s: State, team?: Team): RuleId | null {
  const { proposal } = s
  if (proposal === null || !isAgreed(s, team) || !('set' in proposal.change)) return null
  if (!proposal.change.set.every(({ path }) => holderOf(s.table, path) !== null)) return table.changeForm
  return leavesPlayable(s, proposal.change) ? null : table.changePlayable
}

/** Every team that is still in has agreed: the change is made. (Going back is up to the match.) */
function settleProposal(s: State): void {
  const { proposal } = s
  if (proposal === null || !isAgreed(s)) return
  const { change } = proposal
  s.sealed = s.decision
  if ('undo' in change) return
  s.proposal = null
  if ('end' in change) finish(s, clone(change.end))
  else {
    write(s, change)
    reopen(s)
    askAgain(s)
    s.news.push({ type: 'changed', change: clone(change) as Plain })
  }
}

/** A secret answer that the change made impossible has to be given again, by the seat or by the rules. */
function askAgain(s: State): void {
  const indexed = gameOf(s)
  for (const one of s.asking?.asked ?? []) {
    if (!one.answered || refuseAt(indexed, s, one.seat, one.answer) === null) continue
    one.answered = false
    one.settled = false
    one.answer = null
  }
  answerByRules(indexed, s)
}

/** Have all teams agreed, with this one, if one is named? */
export function isAgreed(s: State, also?: Team): boolean {
  const agreed = s.proposal?.agreed
  return agreed !== undefined && teamsLeft(s).every((team) => team === also || agreed.includes(team))
}

function begin(s: State): void {
  s.decision++
  s.news = []
  reopen(s)
}

function teamsLeft(s: State): Team[] {
  return teamsOf(s).filter((team) => seatsOf(s, team).some((seat) => !s.conceded.includes(seat)))
}

function isChange(s: State, change: unknown): change is Change {
  if (typeof change !== 'object' || change === null || notPlain(change) !== null) return false
  const keys = Object.keys(change)
  if (keys.length !== 1) return false
  if ('undo' in change) return Number.isInteger(change.undo) && (change.undo as number) >= 0
  if ('end' in change) return isOutcome(s, change.end)
  if (!('set' in change) || !Array.isArray(change.set) || change.set.length === 0) return false
  return change.set.every(isSetting)
}

function isOutcome(s: State, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null) return false
  const { winner, reason, ...rest } = outcome as { winner?: unknown; reason?: unknown }
  if (Object.keys(rest).length > 0 || reason !== 'agreed') return false
  return winner === null || teamsOf(s).includes(winner as Team)
}

function isSetting(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { path, value, ...rest } = one as { path?: unknown; value?: unknown }
  if (Object.keys(rest).length > 0 || value === undefined) return false
  return Array.isArray(path) && path.length > 0 && path.every((key) => isKey(key))
}

function isKey(key: unknown): boolean {
  return typeof key === 'string' || (typeof key === 'number' && Number.isInteger(key) && key >= 0)
}

/** The object on the table that holds what a path leads to; null if the path leads nowhere. */
function holderOf(of: object, path: readonly unknown[]): Record<string | number, unknown> | null {
  let holder: unknown = of
  for (const [at, key] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return null
    // A list has places, by number; its length is none of them.
    if (typeof key !== (Array.isArray(holder) ? 'number' : 'string')) return null
    if (!Object.hasOwn(holder, key as string | number)) return null
    if (at === path.length - 1) return holder as Record<string | number, unknown>
    holder = (holder as Record<string | number, unknown>)[key as string | number]
  }
  return null
}

function write(s: State, change: Setting): void {
  for (const { path, value } of change.set) {
    const holder = holderOf(s.table, path)
    const key = path[path.length - 1]
    if (holder !== null && key !== undefined) holder[key] = clone(value)
  }
}

/** Would the table make sense after the change, and could everybody who is asked still answer? It is tried. */
function leavesPlayable(s: State, change: Setting): boolean {
  const after = clone(s)
  write(after, change)
  const indexed = gameOf(s)
  try {
    if ((indexed.game.checkTable?.(after, s) ?? null) !== null) return false
    for (const seat of [...after.seats, null]) look(after, seat)
    for (const { seat } of after.asking?.asked ?? [])
      if (questionAt(indexed, after, seat).options?.length === 0) return false
    goOn(after)
    return true
  } catch {
    // A table that the game's own rules cannot read is not one to play on.
    return false
  }
}

/** Everybody gives some answer; where one is enough, the first. */
function goOn(s: State): void {
  s.chance.script = null
  const random = randomFrom('some answer')
  askAgain(s)
  const { asking } = s
  for (const seat of awaited(s)) if (s.asking === asking) applyAnswer(s, seat, sampleFor(s, seat, random))
}
