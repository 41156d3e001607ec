import type { Language } from '@sandtable/kernel'
import {
  type LedgerFile,
  type Rule,
  readLedgers,
  readLegend,
  readTranslation,
  ruleFinder,
  translated,
} from '@sandtable/rulebook'
import { isCard, type Rules, type Section } from './rules.ts'

type Texts = Readonly<Record<string, () => Promise<string>>>

/** The ledgers of all games and of the table itself, each fetched when somebody first looks into it. */
const ledgers: Texts = import.meta.glob<string>(
  ['../../../../../games/*/rules/*.md', '../../../../kernel/rules/*.md'],
  { query: '?raw', import: 'default' },
)
const german: Texts = import.meta.glob<string>(
  ['../../../../../games/*/rules/de/*.md', '../../../../kernel/rules/de/*.md'],
  { query: '?raw', import: 'default' },
)

export async function readRules(game: string, language: Language): Promise<Rules> {
  const files = await fetched(ledgers, game)
  const words = language === 'en' ? [] : await fetched(german, game)
  const rules = translated(readLedgers(files).rules, readTranslation(words))
  const isTranslated = words.some(({ file }) => !isOfTable(file))
  const legend = readLegend(isTranslated ? words : files)
  return {
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    sections: sectionsOf(rules),
    legend,
    find: ruleFinder(rules),
  }
}

/** Fetches all that a game's rules are written in, in every language, to be read when somebody asks. */
export async function fetchTexts(game: string): Promise<void> {
  await Promise.all([fetched(ledgers, game), fetched(german, game)])
}

function fetched(texts: Texts, game: string): Promise<LedgerFile[]> {
  const own = Object.entries(texts)
    .filter(([path]) => path.includes(`/games/${game}/rules/`) || isOfTable(path))
    // Rules before cards, the table's own last.
    .sort(([a], [b]) => Number(isOfTable(a)) - Number(isOfTable(b)) || (a < b ? 1 : -1))
  return Promise.all(own.map(async ([file, fetchText]) => ({ game, file, text: await fetchText() })))
}

function isOfTable(path: string): boolean {
  return path.includes('/kernel/rules/')
}

function sectionsOf(rules: readonly Rule[]): readonly Section[] {
  const grouped = new Map<string, Rule[]>()
  for (const rule of rules) {
    const id = `${rule.file} ${rule.section}`
    const own = grouped.get(id)
    if (own === undefined) grouped.set(id, [rule])
    else own.push(rule)
  }
  return [...grouped].map(([id, own]) => ({
    id,
    title: own[0]?.section ?? '',
    of: isOfTable(own[0]?.file ?? '') ? 'table' : own.every(isCard) ? 'cards' : 'rules',
    rules: own,
  }))
}
