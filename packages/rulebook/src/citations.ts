import { isRuleId, type LedgerProblem, type Rule } from './ledger.ts'

/** A test or scenario that says it shows a rule. */
export interface Citation {
  readonly id: string
  readonly by: 'test' | 'scenario'
  readonly file: string
  /** Skipped is not passed. */
  readonly passed: boolean
}

export interface Citations {
  readonly citations: readonly Citation[]
  readonly problems: readonly LedgerProblem[]
}

/** What a run of one scenario says about rules. */
export interface ScenarioOutcome {
  readonly rules: readonly string[]
  readonly passed: boolean
  readonly file: string
}

/**
 * The rules cited by the titles in Vitest's JSON report. Only a test's own title counts: a title around
 * several tests cannot say which of them fails when the rule is broken.
 */
export function citationsInTests(report: string, reportFile: string): Citations {
  const files = testFilesIn(report)
  if (files === undefined) {
    const hint = 'run "npm test", which writes it anew'
    return {
      citations: [],
      problems: [{ file: reportFile, line: 1, problem: 'this is not a report of tests', hint }],
    }
  }
  const citations: Citation[] = []
  const problems: LedgerProblem[] = []
  for (const { file, tests } of files) {
    const around = new Set<string>()
    for (const { title, ancestorTitles, passed } of tests) {
      for (const id of idsInBrackets(title)) citations.push({ id, by: 'test', file, passed })
      for (const ancestor of ancestorTitles) around.add(ancestor)
    }
    for (const title of around)
      for (const id of idsInBrackets(title).filter(isRuleId))
        problems.push({
          file,
          line: 1,
          problem: `"${title}" cites ${id} for a group of tests`,
          hint: 'cite the rule in the title of the test that fails when the rule is broken',
        })
  }
  return { citations, problems }
}

export function citationsInScenarios(outcomes: readonly ScenarioOutcome[]): readonly Citation[] {
  return outcomes.flatMap(({ rules, passed, file }) =>
    rules.map((id) => ({ id, by: 'scenario', file, passed })),
  )
}

/** Keeps what cites a rule and reports what was meant to: a mistyped id would otherwise be lost in silence. */
export function checkCitations(citations: readonly Citation[], rules: readonly Rule[]): Citations {
  const ids = new Set(rules.map((rule) => rule.id))
  const prefixes = new Set(rules.map((rule) => prefixOf(rule.id)))
  const known: Citation[] = []
  const problems: LedgerProblem[] = []
  for (const citation of citations) {
    const { id, by, file } = citation
    if (ids.has(id)) known.push(citation)
    // [AT-ST] in a title is no citation; [XW-RANGE-11] and [xw-range-011] are, gone wrong.
    else if (by === 'scenario' || isRuleId(id) || prefixes.has(prefixOf(id.toUpperCase())))
      problems.push({
        file,
        line: 1,
        problem: `a ${by} cites ${id}, which is in no ledger`,
        hint: 'correct the id; capitals and small letters differ',
      })
  }
  return { citations: known, problems }
}

const BRACKETS = /\[([^[\]]+)\]/g

/** `[XW-A-001] [XW-A-002]` and `[XW-A-001, XW-A-002]` both cite two; `[straight 2]` cites nothing. */
function idsInBrackets(title: string): string[] {
  const ids: string[] = []
  for (const [, inside = ''] of title.matchAll(BRACKETS))
    for (const word of inside.split(/[\s,;]+/)) if (word.includes('-')) ids.push(word)
  return ids
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

interface TestFile {
  readonly file: string
  readonly tests: readonly { title: string; ancestorTitles: readonly string[]; passed: boolean }[]
}

/** The few fields of the report that matter here, checked one by one. */
function testFilesIn(report: string): TestFile[] | undefined {
  const results = field(parsed(report), 'testResults')
  if (!Array.isArray(results)) return undefined
  const files: TestFile[] = []
  for (const result of results) {
    const file = field(result, 'name')
    const assertions = field(result, 'assertionResults')
    if (typeof file !== 'string' || !Array.isArray(assertions)) return undefined
    const tests: TestFile['tests'][number][] = []
    for (const assertion of assertions) {
      const title = field(assertion, 'title')
      const around = field(assertion, 'ancestorTitles')
      if (typeof title !== 'string' || !Array.isArray(around)) return undefined
      const ancestorTitles = around.filter((ancestor) => typeof ancestor === 'string')
      tests.push({ title, ancestorTitles, passed: field(assertion, 'status') === 'passed' })
    }
    files.push({ file, tests })
  }
  return files
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
