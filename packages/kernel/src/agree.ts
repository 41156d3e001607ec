import { goOnWithout } from './answer.ts'
import { finish } from './journal.ts'
import { clone, notPlain, type Plain } from './plain.ts'
import { questionAt } from './question.ts'
import { gameOf } from './registry.ts'
import { type RuleId, table } from './rule.ts'
import { type Seat, seatsOf, type Team, teamOf, teamsOf } from './seat.ts'
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
  else if (s.proposal !== null && others.length > 0) settleProposal(s)
  goOnWithout(s)
  return null
}

/** Proposes a change to the table, the end of the game, or going back to an earlier point. */
export function propose<V extends Vocabulary>(s: State<V>, seat: Seat, change: unknown): RuleId | null {
  const refusal = refuseProposal(s, seat, change)
  if (refusal !== null) return refusal
  begin(s)
  const proposed = clone(change) as Change
  s.proposal = { by: seat, change: proposed, agreed: [teamOf(s, seat)] }
  s.news.push({ type: 'proposed', seat, change: proposed as Plain })
  return null
}

function refuseProposal(s: State, seat: Seat, change: unknown): RuleId | null {
  if (s.over !== null) return table.over
  if (!s.seats.includes(seat)) return table.seatAtTheTable
  if (s.proposal !== null) return table.oneProposal
  if (!isChange(s, change)) return table.changeForm
  if (!('set' in change)) return null
  return leavesPlayable(s, change) ? null : table.changePlayable
}

/** Agrees to the open proposal, or turns it down; the proposer may take it back. */
export function agree<V extends Vocabulary>(s: State<V>, seat: Seat, yes: boolean): RuleId | null {
  if (s.over !== null) return table.over
  if (!s.seats.includes(seat)) return table.seatAtTheTable
  if (s.proposal === null) return table.noProposal
  if (yes && s.proposal.agreed.includes(teamOf(s, seat))) return table.othersAgree
  begin(s)
  s.news.push({ type: yes ? 'agreed' : 'declined', seat })
  if (!yes) s.proposal = null
  else {
    s.proposal.agreed.push(teamOf(s, seat))
    settleProposal(s)
  }
  return null
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
    // What was playable when it was proposed may no longer be, since the game went on meanwhile.
    if (!leavesPlayable(s, change)) return
    write(s, change)
    s.news.push({ type: 'changed', change: clone(change) as Plain })
  }
}

export function isAgreed(s: State): boolean {
  const agreed = s.proposal?.agreed
  return agreed !== undefined && teamsLeft(s).every((team) => agreed.includes(team))
}

function begin(s: State): void {
  s.decision++
  s.news = []
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
  return change.set.every((one: unknown) => isSetting(s, one))
}

function isOutcome(s: State, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null) return false
  const { winner, reason, ...rest } = outcome as { winner?: unknown; reason?: unknown }
  if (Object.keys(rest).length > 0 || typeof reason !== 'string') return false
  return winner === null || teamsOf(s).includes(winner as Team)
}

function isSetting(s: State, one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { path, value, ...rest } = one as { path?: unknown; value?: unknown }
  if (Object.keys(rest).length > 0 || value === undefined) return false
  return Array.isArray(path) && path.length > 0 && holderOf(s.table, path) !== null
}

/** The object on the table that holds what a path leads to; null if the path leads nowhere. */
function holderOf(of: object, path: readonly unknown[]): Record<string | number, unknown> | null {
  let holder: unknown = of
  for (const [at, key] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return null
    if (typeof key !== 'string' && typeof key !== 'number') return null
    if (!Object.hasOwn(holder, key)) return null
    if (at === path.length - 1) return holder as Record<string | number, unknown>
    holder = (holder as Record<string | number, unknown>)[key]
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

/** Would the table make sense after the change, and could everybody who is asked still answer? */
function leavesPlayable(s: State, change: Setting): boolean {
  const after = clone(s)
  write(after, change)
  const indexed = gameOf(s)
  try {
    if ((indexed.game.checkTable?.(after) ?? null) !== null) return false
    return (after.asking?.asked ?? []).every((one) => {
      const question = questionAt(indexed, after, one.seat)
      return question.options === null || question.options.length > 0
    })
  } catch {
    // A table that the game's own rules cannot read is not one to play on.
    return false
  }
}
