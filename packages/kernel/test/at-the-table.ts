import {
  answer,
  type Plain,
  questionFor,
  type RuleId,
  type Seat,
  type State,
  type Vocabulary,
} from '@sandtable/kernel'

/** The cards that a seat could use now, as it reads them in its question; and 'pass', where it may. */
export function offered<V extends Vocabulary>(s: State<V>, seat: Seat): string[] {
  return (questionFor(s, seat)?.options ?? []).map(cardIn)
}

/** A seat uses a card, on a piece if several hold the same. Null if it could, else the rule that forbids it. */
export function uses<V extends Vocabulary>(
  s: State<V>,
  seat: Seat,
  card: string,
  on?: string,
): RuleId | null {
  const option = (questionFor(s, seat)?.options ?? []).find(
    (one) => cardIn(one) === card && (on === undefined || s.effects[numberIn(one)]?.on === on),
  )
  return answer(s, seat, option ?? { use: -1, card })
}

export function passes<V extends Vocabulary>(s: State<V>, seat: Seat): RuleId | null {
  return answer(s, seat, 'pass')
}

/** What the entries of one kind say about something, in order. */
export function told<V extends Vocabulary>(s: State<V>, type: string, detail: string): unknown[] {
  return s.news.filter((entry) => entry.type === type).map((entry) => entry[detail])
}

/** Written down and read again. */
export function saved<V extends Vocabulary>(s: State<V>): State<V> {
  return JSON.parse(JSON.stringify(s))
}

function cardIn(option: Plain): string {
  return typeof option === 'object' && option !== null && 'card' in option
    ? String(option.card)
    : String(option)
}

function numberIn(option: Plain): number {
  return typeof option === 'object' && option !== null && 'use' in option ? Number(option.use) : -1
}
