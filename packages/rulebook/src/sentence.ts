import {
  type Misread,
  type Plain,
  type Question,
  type Referee,
  type Sentence,
  type State,
  same,
} from '@sandtable/kernel'

/** What players say in every game. */
const common: readonly Sentence[] = [
  { pattern: 'pass', answer: () => 'pass' },
  {
    pattern: 'use {card} on {piece}',
    answer: ({ card = '', piece }, s, question) => useOf(s, question, card, piece),
  },
  { pattern: 'use {card}', answer: ({ card = '' }, s, question) => useOf(s, question, card) },
]

/** The answer that a seat means: plain data as it is, an offered word, or a sentence. */
export function answerFor(
  referee: Referee,
  s: State,
  question: Question | null,
  says: Plain,
): Plain | Misread {
  if (typeof says !== 'string') return says
  const sentences = [...referee.sentences, ...common]
  for (const sentence of sentences) {
    const words = fits(sentence.pattern, says)
    if (words !== null)
      return wrongSubject(referee, sentence, words, s, question) ?? sentence.answer(words, s, question)
  }
  if (question?.options?.some((option) => same(option, says))) return says
  const offered = question?.options?.slice(0, 12).map((option) => JSON.stringify(option)) ?? []
  const known = sentences.map((sentence) => sentence.pattern)
  return { problem: `“${says}” is no sentence of this game`, expected: [...known, ...offered].join(' | ') }
}

/** `wing attacks fel` while another ship is asked: what it would show is not what it says. */
function wrongSubject(
  referee: Referee,
  { subject }: Sentence,
  words: Readonly<Record<string, string>>,
  s: State,
  question: Question | null,
): Misread | null {
  if (subject === undefined || question === null || referee.asked === undefined) return null
  const asked = referee.asked(s, question)
  if (asked === words[subject]) return null
  const saw = asked === null ? 'is about no piece' : `is about ${asked}`
  return {
    problem: `the question (${question.step}) ${saw}, not about ${words[subject]}`,
    expected: asked === null ? 'a sentence in which no piece acts' : `a sentence in which ${asked} acts`,
  }
}

export function isMisread(value: unknown): value is Misread {
  return typeof value === 'object' && value !== null && 'problem' in value
}

/** The words in the gaps of a pattern, or null if the sentence is another. */
export function fits(pattern: string, says: string): Record<string, string> | null {
  const names: string[] = []
  const source = pattern.split(/\{([a-z ]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+')
    names.push(part)
    return '(.+?)'
  })
  const match = new RegExp(`^\\s*${source.join('')}\\s*$`, 'i').exec(says)
  return match === null ? null : Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? '']))
}

/** The offered use of a card; where it is not offered, a use that will be refused. */
function useOf(s: State, question: Question | null, card: string, piece?: string): Plain {
  const offered = question?.options?.find((option) => {
    if (typeof option !== 'object' || option === null || !('use' in option)) return false
    const effect = s.effects[(option as { use: number }).use]
    // `use luke` means `pilot:luke` as well: what stands before the colon is the kind of card.
    const named = effect?.card === card || effect?.card.endsWith(`:${card}`)
    return named && (piece === undefined || effect?.on === piece)
  })
  return offered ?? { use: 0, card }
}
