import { usualBot } from '@sandtable/bots'
import {
  asksToDeclare,
  awaited,
  type Change,
  type Lesson,
  type Match,
  type Move,
  onlyAnswerOf,
  type Plain,
  type Question,
  questionFor,
  type RuleId,
  type Seat,
  submit,
  type Team,
  table,
  teamOf,
} from '@sandtable/kernel'
import { botAnswers } from './bots.ts'
import type { Table } from './table.ts'

/** A bot answers in a person's place. */
export function decided(match: Match, seat: Seat): RuleId | null {
  if (!awaited(match.state).includes(seat)) return table.onlyTheAsked
  botAnswers({ match, players: { [seat]: usualBot(match.game) } }, seat)
  return null
}

export function proposed({ match, players }: Table, seat: Seat, change: Change): RuleId | null {
  return submit(match, { seat, propose: change as Plain }) ?? obliged(match, players)
}

/** Bots agree to what a person proposes, but to no defeat of theirs; what cannot be made is declined, with the rule. */
function obliged(match: Match, players: Table['players']): RuleId | null {
  for (const seat of match.state.seats) {
    const { proposal } = match.state
    if (proposal === null) return null
    const team = teamOf(match.state, seat)
    if (players[seat] === 'person' || proposal.agreed.includes(team)) continue
    const rule = isDefeat(proposal.change, team) ? table.othersAgree : submit(match, { seat, agree: true })
    if (rule !== null) {
      submit(match, { seat, agree: false })
      return rule
    }
  }
  return null
}

function isDefeat(change: Change, team: Team): boolean {
  return 'end' in change && change.end.winner !== null && change.end.winner !== team
}

/** Takes back the last answer that somebody gave, and with it what followed without a choice. */
export function takeBack(at: Table, seat: Seat, ask: boolean): RuleId | null {
  const { match, obvious } = at
  const chosen = (move: number) => !obvious.has(move)
  let last = match.inForce.length - 1
  while (last > 0 && !chosen(last)) last--
  const rule = submit(match, { seat, undo: last })
  if (rule === null || !ask) return rule
  const own = match.inForce.findLastIndex((move, at) => move.seat === seat && 'answer' in move && chosen(at))
  return own < 0 ? rule : proposed(at, seat, { undo: own })
}

/**
 * The answer of a person who has nothing to decide, in the main line of a game that is played; declarations, and what a lesson
 * speaks of, are asked.
 */
export function onlyAnswer({
  match,
  players,
  watched,
  past,
  lesson,
}: Pick<Table, 'match' | 'players' | 'watched' | 'past' | 'lesson'>): Move | null {
  if (watched || past !== null || match.state.over !== null) return null
  const seat = awaited(match.state).find((one) => players[one] === 'person')
  if (seat === undefined || asksToDeclare(match.state)) return null
  if (isTaught(lesson, questionFor(match.state, seat))) return null
  const only = onlyAnswerOf(match.state, seat)
  return only === undefined ? null : { seat, answer: only }
}

function isTaught(lesson: Lesson | null, question: Question | null): boolean {
  return lesson !== null && question !== null && lesson.steps.some(({ at }) => at.includes(question.step))
}
