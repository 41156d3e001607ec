import type { Language, Odds } from '@sandtable/kernel'
import { useWords } from '../say.ts'

/** The odds of an answer in short, for its button: what it comes to on average, and how often it is the end. */
export function OddsInShort({ odds, language }: { readonly odds: Odds | null; readonly language: Language }) {
  const say = useWords()
  const known = odds === null || odds.counted !== undefined ? null : inShort(odds)
  // Its place is kept while it is being counted: nothing moves aside.
  if (known === null) return <small className="odds-in-short" />
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(known.mean)
  const end = new Intl.NumberFormat(language, { style: 'percent' }).format(known.end)
  return (
    <small className="odds-in-short" title={say.onAverage}>
      {known.end >= 0.005 ? `⌀ ${mean} · † ${end}` : `⌀ ${mean}`}
    </small>
  )
}

/** The mean of what can be counted, and the chance of the end; null: these odds are no numbers. */
export function inShort({ results }: Odds): { readonly mean: number; readonly end: number } | null {
  let [mean, end] = [0, 0]
  for (const { label, chance } of results) {
    const number = Number.parseFloat(label.en)
    if (Number.isNaN(number)) return null
    mean += number * chance
    if (label.en.includes('†')) end += chance
  }
  return { mean, end }
}
