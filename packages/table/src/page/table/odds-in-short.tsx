import type { Language, Odds } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly odds: Odds | null
  /** No other answer is worth more. */
  readonly best: boolean
  readonly language: Language
}

/** The odds of an answer in short, for its button: what it comes to on average, and how often it is the end. */
export function OddsInShort({ odds, best, language }: Props) {
  const say = useWords()
  const words = odds === null ? null : oddsInWords(odds, language)
  // Its place is kept while it is being counted: nothing moves aside.
  return (
    <small className="odds-in-short" title={say.onAverage}>
      {best && <BestMark />}
      {words?.join(' ')}
    </small>
  )
}

/** No other answer is worth more, by the odds. */
export function BestMark() {
  const say = useWords()
  return (
    <b className="best" role="img" aria-label={say.bestChoice} title={say.bestChoice}>
      ★
    </b>
  )
}

/** What it comes to on average, and the chance of the end if there is any; null while it is not known. */
export function oddsInWords(odds: Odds, language: Language): readonly string[] | null {
  const known = odds.counted === undefined ? inShort(odds) : null
  if (known === null) return null
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(known.mean)
  const end = new Intl.NumberFormat(language, { style: 'percent' }).format(known.end)
  return known.end >= 0.005 ? [`⌀ ${mean}`, `† ${end}`] : [`⌀ ${mean}`]
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
