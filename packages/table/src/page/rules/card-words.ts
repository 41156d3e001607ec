import { cardName, type Part, partsOf, type Rule } from '@sandtable/rulebook'
import { isCard, nameInId, type Rules, rulesNamed } from './rules.ts'

/** What the ledger says under the names of cards, once for each set of rules. */
const known = new WeakMap<
  Rules,
  { readonly named: ReadonlyMap<string, readonly Rule[]>; readonly said: Map<string, string> }
>()

/** What a card does, as plain words without its name; empty: it has no words. */
export function wordsOfCard(rules: Rules, about: string): string {
  const { named, said } = knownOf(rules)
  const found = said.get(about)
  if (found !== undefined) return found
  const own = named.get(about.slice(about.indexOf(':') + 1)) ?? []
  const ids = rulesNamed(
    own.map(({ id }) => id),
    about,
  )
  const words = plainly(
    rules,
    own.filter(({ id }) => ids.includes(id)).map(({ text }) => cardName(text)[1]),
  )
  said.set(about, words)
  return words
}

/**
 * The same where names of rules are no names of cards: what the rules behind it say. What is no card has words only if
 * one rule says them, for many would say what it is made of; or if the first one begins with what it is called, or its
 * name is asked for: then the first one says it.
 */
export function wordsOfRules(rules: Rules, behind: readonly string[], named: boolean, called = ''): string {
  const all = behind.flatMap((id) => rules.byId.get(id) ?? [])
  // An example that names the card it is about says the same again.
  const cards = all.filter((one) => isCard(one) && !all.some(({ id }) => one.text.includes(`: ${id}`)))
  const [first] = all
  const tells = first !== undefined && called !== '' && cardName(first.text)[0].startsWith(called)
  const own = cards.length > 0 ? cards : named || tells || all.length === 1 ? all.slice(0, 1) : []
  return plainly(
    rules,
    // Of several, each has a name of its own.
    own.map(({ text }) => (named || own.length > 1 ? text : cardName(text)[1])),
  )
}

function plainly(rules: Rules, texts: readonly string[]): string {
  const reading = { legend: rules.legend, knows: (id: string) => rules.byId.has(id) }
  return texts
    .map((text) => capital(withoutNumbers(partsOf(text, reading).map(inPlainWords).join(''))))
    .join(' ')
}

/** Where nobody can press the number of a rule or of an open question, it says nothing, nor does a bracket that begins with one. */
function withoutNumbers(words: string): string {
  return words.replaceAll(
    / ?\((?:\p{L}+: )?(?:OPEN-[0-9]|[A-Z][A-Z0-9]*-[A-Z0-9]+-[A-Za-z0-9])[^()]*\)|[,;] [A-Z][A-Z0-9]*-[A-Z0-9]+-[0-9]+(?=\))/gu,
    '',
  )
}

/** The words of a card from one of its abilities on, without its name; all of them if it is not named there. */
export function fromAbility(words: string, ability: string): string {
  const named = `${ability}: `
  const at = ability === '' ? -1 : words.indexOf(named)
  return at < 0 ? words : capital(words.slice(at + named.length))
}

/** The moment at which something happens stands in front of it, as a heading would, unless the sentence goes on. */
function inPlainWords(part: Part, at: number, parts: readonly Part[]): string {
  if (part.type === 'window') {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    const begins = before?.type === 'text' && /\.\s*$/.test(before.text)
    const goesOn = next?.type === 'text' && next.text.startsWith(',')
    return `${begins ? capital(part.meaning.short) : part.meaning.short}${goesOn ? '' : ':'}`
  }
  if (part.type === 'doubt') return ''
  return 'meaning' in part ? part.meaning.short : part.text
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function knownOf(rules: Rules) {
  const before = known.get(rules)
  if (before !== undefined) return before
  const named = new Map<string, Rule[]>()
  for (const rule of rules.byId.values()) {
    if (!isCard(rule)) continue
    const name = nameInId(rule.id)
    named.set(name, [...(named.get(name) ?? []), rule])
  }
  const now = { named, said: new Map<string, string>() }
  known.set(rules, now)
  return now
}
