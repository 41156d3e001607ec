import { cut, type Heading, isRuleId, type Refusal, readEntries, readId } from './entries.ts'

export { isRuleId }

/** The words in braces: what a rule is about. */
export const KINDS = [
  'ai',
  'attack',
  'build',
  'campaign',
  'card',
  'geom',
  'hidden',
  'keyword',
  'meta',
  'mission',
  'move',
  'objective',
  'round',
  'setup',
  'timing',
  'token',
] as const

export type Kind = (typeof KINDS)[number]

/** One numbered statement of a game's rules, in our own words. */
export interface Rule {
  readonly id: string
  readonly game: string
  readonly file: string
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly section: string
  readonly subsection?: string
  /** Every rule has a kind; an example has none. */
  readonly kind?: Kind
  /** Where the statement comes from: `L381-386` are lines of the document, `G` is general knowledge, `own` our own rule. Cards need none. */
  readonly source?: string
  readonly text: string
  /** A story (Given, When, Then) from the section "Examples". */
  readonly example: boolean
  /** The reading is probable, not certain: the text carries `(?)`. */
  readonly doubtful: boolean
}

/** Something wrong in what people wrote, said so that they can mend it. */
export interface LedgerProblem {
  readonly file: string
  readonly line: number
  readonly problem: string
  readonly hint: string
}

/** The text of one ledger and where it stands. */
export interface LedgerFile {
  readonly game: string
  readonly file: string
  readonly text: string
}

export interface Ledger {
  /** In the order of the files, and within a file of the lines. */
  readonly rules: readonly Rule[]
  readonly problems: readonly LedgerProblem[]
}

const SOURCE = /^(?:G|own|L\d+(?:-\d+)?(?:, ?L?\d+(?:-\d+)?)*)$/
const STORY = /\bGiven\b.*\bWhen\b.*\bThen\b/
const EXAMPLES = 'Examples'

export function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word)
}

/** Reads ledgers as one: an id may stand only once in all of them. */
export function readLedgers(files: readonly LedgerFile[]): Ledger {
  const rules: Rule[] = []
  const problems: LedgerProblem[] = []
  // Across games too: a test cites an id without saying which game it means.
  const firstOf = new Map<string, Rule>()
  for (const file of files) {
    const ledger = readLedger(file)
    problems.push(...ledger.problems)
    for (const rule of ledger.rules) {
      const first = firstOf.get(rule.id)
      if (first === undefined) {
        firstOf.set(rule.id, rule)
        rules.push(rule)
      } else {
        problems.push({
          file: rule.file,
          line: rule.line,
          problem: `the id ${rule.id} is taken`,
          hint: `it stands first in ${first.file}:${first.line}; give this entry the next free number`,
        })
      }
    }
  }
  return { rules, problems }
}

function readLedger(file: LedgerFile): Ledger {
  const { entries, problems } = readEntries(file, readEntry)
  return { rules: entries.map((entry) => ({ game: file.game, file: file.file, ...entry })), problems }
}

type Entry = Omit<Rule, 'game' | 'file' | 'line'>

const FORM = 'an entry reads: - [XW-AREA-001] (L12-13) {kind} Text.'

/** `- [id] (source) {kind} text`; examples have no kind, cards and missions need no source. */
function readEntry(written: string, { section, subsection }: Heading): Entry | Refusal {
  if (section === undefined)
    return { problem: 'the entry stands under no section', hint: 'put a heading "## …" above it' }

  const head = readId(written, FORM)
  if ('problem' in head) return head
  const { id } = head

  const origin = cut(head.after, '(', ')')
  if (origin === undefined && head.after.startsWith('('))
    return { problem: 'the source has no closing parenthesis', hint: FORM }
  if (origin !== undefined && !SOURCE.test(origin.inside))
    return {
      problem: `"(${origin.inside})" is not a source`,
      hint: 'a source is (G), (own) or lines of the document: (L12), (L12-13), (L12-13, L20)',
    }

  const afterSource = origin?.after ?? head.after
  const label = cut(afterSource, '{', '}')
  if (label === undefined && afterSource.startsWith('{'))
    return { problem: 'the kind has no closing brace', hint: FORM }
  const kind = label?.inside
  if (kind !== undefined && !isKind(kind))
    return { problem: `"{${kind}}" is not a kind`, hint: `the kinds are: ${KINDS.join(', ')}` }

  const text = label?.after ?? afterSource
  if (text === '') return { problem: `${id} has no text`, hint: FORM }

  const example = section === EXAMPLES
  if (example && kind !== undefined)
    return { problem: `${id} is an example with a kind`, hint: 'leave the braces out' }
  if (example && !STORY.test(text))
    return { problem: `${id} tells no story`, hint: 'an example reads: Given … When … Then …' }
  if (!example && kind === undefined)
    return { problem: `${id} has no kind`, hint: `write one of these in braces: ${KINDS.join(', ')}` }
  if (origin === undefined && kind !== 'card' && kind !== 'mission')
    return {
      problem: `${id} has no source`,
      hint: 'write (G), (own) or the lines of the document, as in (L12-13)',
    }

  return {
    id,
    section,
    ...(subsection === undefined ? {} : { subsection }),
    ...(kind === undefined ? {} : { kind }),
    ...(origin === undefined ? {} : { source: origin.inside }),
    text,
    example,
    doubtful: text.includes('(?)'),
  }
}
