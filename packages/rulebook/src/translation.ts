import { type Refusal, readEntries, readId } from './entries.ts'
import type { LedgerFile, LedgerProblem, Rule } from './ledger.ts'

/** A rule in another language. Its source and its kind stand in the ledger. */
export interface Translated {
  readonly file: string
  readonly line: number
  readonly section: string
  readonly subsection?: string
  readonly text: string
}

export interface Translation {
  readonly texts: ReadonlyMap<string, Translated>
  readonly problems: readonly LedgerProblem[]
}

const FORM = 'a translated entry reads: - [XW-AREA-001] Text.'

/** Reads the translated ledgers of a game as one. */
export function readTranslation(files: readonly LedgerFile[]): Translation {
  const texts = new Map<string, Translated>()
  const problems: LedgerProblem[] = []
  for (const file of files) {
    const read = readEntries(file, readTranslated)
    problems.push(...read.problems)
    for (const { id, ...entry } of read.entries) {
      const first = texts.get(id)
      if (first === undefined) texts.set(id, { file: file.file, ...entry })
      else
        problems.push({
          file: file.file,
          line: entry.line,
          problem: `${id} is translated twice`,
          hint: `it stands first in ${first.file}:${first.line}; keep one of them`,
        })
    }
  }
  return { texts, problems }
}

/** What a translation lacks, has too much, or has left as it was. */
export function checkTranslation({ texts }: Translation, rules: readonly Rule[]): LedgerProblem[] {
  const problems: LedgerProblem[] = []
  for (const { id, file, line, text } of rules) {
    const there = texts.get(id)
    if (there === undefined) problems.push({ file, line, problem: `${id} is not translated`, hint: FORM })
    else if (there.text === text)
      problems.push({
        file: there.file,
        line: there.line,
        problem: `${id} reads as in the ledger`,
        hint: 'translate it',
      })
  }
  const ids = new Set(rules.map((rule) => rule.id))
  for (const [id, { file, line }] of texts)
    if (!ids.has(id))
      problems.push({ file, line, problem: `${id} is in no ledger`, hint: 'correct the id, or take it out' })
  return problems
}

/** The rules in the words of a translation; what it lacks stays as it is. */
export function translated(rules: readonly Rule[], { texts }: Translation): readonly Rule[] {
  return rules.map((rule) => {
    const there = texts.get(rule.id)
    if (there === undefined) return rule
    const { subsection: _, ...own } = rule
    const { section, subsection, text } = there
    return { ...own, section, ...(subsection === undefined ? {} : { subsection }), text }
  })
}

type Entry = Omit<Translated, 'file' | 'line'> & { readonly id: string }

function readTranslated(
  written: string,
  { section, subsection }: { section?: string; subsection?: string },
): Entry | Refusal {
  if (section === undefined)
    return { problem: 'the entry stands under no section', hint: 'put a heading "## …" above it' }
  const head = readId(written, FORM)
  if ('problem' in head) return head
  const { id, after: text } = head
  if (text === '') return { problem: `${id} has no text`, hint: FORM }
  if (text.startsWith('{'))
    return { problem: `${id} has a kind`, hint: 'leave the braces out: the ledger holds the kind' }
  return { id, section, ...(subsection === undefined ? {} : { subsection }), text }
}
