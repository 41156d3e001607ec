import {
  type Plain,
  type Question,
  questionFor,
  type RuleId,
  refuse,
  type Seat,
  type State,
} from '@sandtable/kernel'

/**
 * Why a piece cannot be chosen: the rule that refuses an answer like one of those offered, with this piece in
 * the place of the other. Null if the question is not about pieces.
 */
export function whyNot(s: State, seat: Seat, piece: string, pieces: readonly string[]): RuleId | null {
  const question = questionFor(s, seat)
  if (question === null) return null
  for (const like of answersNaming(question, pieces)) {
    const rule = refuse(s, seat, withPiece(like, pieces, piece))
    if (rule !== null) return rule
  }
  return null
}

function answersNaming(question: Question, pieces: readonly string[]): readonly Plain[] {
  return (question.options ?? []).filter((option) => names(option, pieces)).slice(0, 12)
}

function names(value: Plain, pieces: readonly string[]): boolean {
  if (typeof value === 'string') return pieces.includes(value)
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((one) => names(one as Plain, pieces))
  )
}

/** The same answer about another piece. */
function withPiece(value: Plain, pieces: readonly string[], piece: string): Plain {
  if (typeof value === 'string') return pieces.includes(value) ? piece : value
  if (Array.isArray(value)) return value.map((one) => withPiece(one as Plain, pieces, piece))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withPiece(one as Plain, pieces, piece)]),
  )
}
