import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { isKind, KINDS, type Kind, type LedgerFile, type LedgerProblem, type Rule } from './ledger.ts'

/** A rule that no program can break (table manners, plastic, paper), and why. */
export interface Exemption {
  readonly id: string
  readonly game: string
  readonly reason: string
  readonly file: string
  readonly line: number
}

/** A whole ledger, kind or section, or some rules, that have to wait, and why. */
export type Pending = {
  readonly game: string
  readonly reason: string
  readonly file: string
  readonly line: number
} & (
  | { readonly ledger: string }
  | { readonly kind: Kind }
  | { readonly section: string }
  | { readonly rules: readonly string[] }
)

export interface Exemptions {
  readonly exempt: readonly Exemption[]
  readonly pending: readonly Pending[]
  readonly problems: readonly LedgerProblem[]
}

const FORM = 'the file is a map from rule id to reason, and may have a list "pending"'
const PENDING_FORM =
  'write "- kind: campaign", "- section: …", "- ledger: …" or "- rules: [ids]", and below it "reason: …"'

/**
 * Reads `exempt.yaml`:
 *
 *     XW-OVLP-015: A ship on a screen cannot be knocked over.
 *     pending:
 *       - kind: campaign
 *         reason: The campaign does not exist yet.
 *       - ledger: 2018-a
 *         reason: The older edition does not exist yet.
 *       - rules: [XW-UPG-vector, XW-UPG-requiem]
 *         reason: Huge ships do not exist yet.
 */
export function readExemptions({ game, file, text }: LedgerFile, rules: readonly Rule[]): Exemptions {
  const own = rules.filter((rule) => rule.game === game)
  const ids = new Set(own.map((rule) => rule.id))
  const exempt: Exemption[] = []
  const pending: Pending[] = []
  const problems: LedgerProblem[] = []
  const lineCounter = new LineCounter()
  const place = (offset: number) => ({ file, line: Math.max(1, lineCounter.linePos(offset).line) })

  const { contents, errors } = parseDocument(text, { lineCounter, prettyErrors: false })
  for (const { pos, message } of errors)
    problems.push({
      ...place(pos[0]),
      problem: `this is not YAML: ${message}`,
      hint: 'the file was not read',
    })
  if (errors.length > 0 || contents === null) return { exempt, pending, problems }
  if (!isMap<ParsedNode, ParsedNode | null>(contents)) {
    problems.push({ file, line: 1, problem: 'the file is not a map', hint: FORM })
    return { exempt, pending, problems }
  }

  for (const { key, value } of contents.items) {
    const at = place(key.range[0])
    const id = wordsOf(key)
    if (id === 'pending') {
      for (const item of isSeq<ParsedNode>(value) ? value.items : [value]) {
        const where = item === null ? at : place(item.range[0])
        const entry = readPending(item, { game, ...where })
        if ('problem' in entry) problems.push({ ...where, ...entry })
        else if ('rules' in entry && entry.rules.some((one) => !ids.has(one)))
          problems.push({
            ...where,
            problem: `${entry.rules.filter((one) => !ids.has(one)).join(', ')} is in no ledger of ${game}`,
            hint: 'correct it or take it out',
          })
        else if (own.some((rule) => waits(rule, entry))) pending.push(entry)
        else
          problems.push({
            ...where,
            problem: `no rule of ${game} waits for this`,
            hint: 'correct it or take it out',
          })
      }
    } else if (id === undefined) {
      problems.push({ ...at, problem: 'this is not a rule id', hint: FORM })
    } else if (!ids.has(id)) {
      problems.push({ ...at, problem: `${id} is in no ledger of ${game}`, hint: 'correct it or take it out' })
    } else {
      const reason = wordsOf(value)
      if (reason !== undefined) exempt.push({ id, game, reason, ...at })
      else
        problems.push({
          ...at,
          problem: `${id} has no reason`,
          hint: 'say why no program can break this rule',
        })
    }
  }
  return { exempt, pending, problems }
}

function readPending(
  item: unknown,
  where: { game: string; file: string; line: number },
): Pending | Pick<LedgerProblem, 'problem' | 'hint'> {
  if (!isMap(item)) return { problem: 'this says neither kind nor section', hint: PENDING_FORM }
  const kind = wordsOf(item.get('kind', true))
  const section = wordsOf(item.get('section', true))
  const ledger = wordsOf(item.get('ledger', true))
  const reason = wordsOf(item.get('reason', true))
  const rules: unknown = item.get('rules', true)
  if (reason === undefined) return { problem: 'this has no reason', hint: 'say what it is waiting for' }
  const others = [kind, section].some((one) => one !== undefined)
  if (isSeq(rules) && ledger === undefined && !others)
    return { ...where, reason, rules: rules.items.flatMap((one) => wordsOf(one) ?? []) }
  if (ledger !== undefined && !others) return { ...where, reason, ledger }
  if (section !== undefined && kind === undefined) return { ...where, reason, section }
  if (kind === undefined || section !== undefined)
    return { problem: 'this must say either kind or section', hint: PENDING_FORM }
  if (!isKind(kind)) return { problem: `"${kind}" is not a kind`, hint: `the kinds are: ${KINDS.join(', ')}` }
  return { ...where, reason, kind }
}

/** Does this rule belong to what is pending? */
export function waits(rule: Rule, pending: Pending): boolean {
  if (rule.game !== pending.game) return false
  if ('rules' in pending) return pending.rules.includes(rule.id)
  if ('ledger' in pending) return rule.file.split('/').at(-1) === `${pending.ledger}.md`
  return 'kind' in pending ? rule.kind === pending.kind : rule.section === pending.section
}

/** A rule that a test shows can be broken by a program, so it must not be exempt. */
export function shownThoughExempt(
  exempt: readonly Exemption[],
  shown: ReadonlySet<string>,
): readonly LedgerProblem[] {
  return exempt
    .filter(({ id }) => shown.has(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      problem: `${id} is exempt, but a test shows it`,
      hint: 'take the line out, or the id out of the test',
    }))
}

function wordsOf(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  const words = node.value.trim()
  return words === '' ? undefined : words
}
