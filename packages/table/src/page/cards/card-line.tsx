import type { Language } from '@sandtable/kernel'
import { wordsOfCard } from '../rules/card-words.ts'
import { useRules } from '../rules/rules.ts'

interface Props {
  readonly game: string
  readonly about: string
  readonly language: Language
}

/** What a card does, as far as there is room for it; nothing for a card without words. */
export function CardLine({ game, about, language }: Props) {
  const { value: rules } = useRules(game, language)
  const words = rules === null ? '' : wordsOfCard(rules, about)
  return words === '' ? null : <small className="card-line">{words}</small>
}
