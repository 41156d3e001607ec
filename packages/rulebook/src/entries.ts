import type { LedgerFile, LedgerProblem } from './ledger.ts'

/** The headings above an entry. */
export interface Heading {
  readonly section?: string
  readonly subsection?: string
}

export type Refusal = Pick<LedgerProblem, 'problem' | 'hint'>

const ENTRY = '- ['
/** An entry that markdown would show as one, but that does not start as the others do. */
const ALMOST_ENTRY = /^\s*(?:[-*+]|\d+\.)\s*\[[A-Z][A-Z0-9]*-/
const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+$/

/** Prefix, area, number or name: `XW-RANGE-011`, `LG2-CMD-hi`. Case counts. */
export function isRuleId(id: string): boolean {
  return RULE_ID.test(id)
}

/** Every line that starts as an entry either is read or becomes a problem; all other lines are prose. */
export function readEntries<Read extends object>(
  { file, text }: LedgerFile,
  read: (written: string, heading: Heading) => Read | Refusal,
): { entries: (Read & { readonly line: number })[]; problems: LedgerProblem[] } {
  const entries: (Read & { readonly line: number })[] = []
  const problems: LedgerProblem[] = []
  let heading: Heading = {}
  for (const [at, written] of text.split('\n').entries()) {
    const line = at + 1
    if (written.startsWith('## ')) heading = { section: written.slice(3).trim() }
    else if (written.startsWith('### ')) heading = { ...heading, subsection: written.slice(4).trim() }
    else if (written.startsWith(ENTRY)) {
      const entry = read(written, heading)
      if ('problem' in entry) problems.push({ file, line, problem: entry.problem, hint: entry.hint })
      else entries.push({ ...entry, line })
    } else if (ALMOST_ENTRY.test(written)) {
      problems.push({
        file,
        line,
        problem: 'this looks like an entry but does not start like one',
        hint: 'start the line with "- [", without spaces before it',
      })
    }
  }
  return { entries, problems }
}

/** The id with which an entry begins, and what follows it. */
export function readId(written: string, form: string): { id: string; after: string } | Refusal {
  const head = cut(written.slice(ENTRY.length - 1), '[', ']')
  if (head === undefined) return { problem: 'the id has no closing bracket', hint: form }
  if (isRuleId(head.inside)) return { id: head.inside, after: head.after }
  return {
    problem: `"${head.inside}" is not a rule id`,
    hint: 'an id has a prefix and an area in capitals and a number or name, as in XW-RANGE-011 or LG2-CMD-hi',
  }
}

/** What stands between `open`, which must be the first character, and the next `close`; and what follows. */
export function cut(
  text: string,
  open: string,
  close: string,
): { inside: string; after: string } | undefined {
  if (!text.startsWith(open)) return undefined
  const end = text.indexOf(close)
  if (end < 0) return undefined
  return { inside: text.slice(open.length, end), after: text.slice(end + close.length).trim() }
}
