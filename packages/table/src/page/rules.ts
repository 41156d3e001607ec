import { type FindRules, type Rule, readLedgers, ruleFinder } from '@sandtable/rulebook'

/** The ledgers of all games, each fetched when somebody first looks into it. */
const files = import.meta.glob<string>('../../../../games/*/rules/*.md', { query: '?raw', import: 'default' })

export interface Rules {
  readonly byId: ReadonlyMap<string, Rule>
  readonly find: FindRules
}

const read = new Map<string, Promise<Rules>>()

export function rulesOf(game: string): Promise<Rules> {
  const known = read.get(game)
  if (known !== undefined) return known
  const reading = readRules(game)
  read.set(game, reading)
  return reading
}

async function readRules(game: string): Promise<Rules> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${game}/rules/`))
  const texts = await Promise.all(
    own.map(async ([file, fetchText]) => ({ game, file, text: await fetchText() })),
  )
  const { rules } = readLedgers(texts)
  return { byId: new Map(rules.map((rule) => [rule.id, rule])), find: ruleFinder(rules) }
}
