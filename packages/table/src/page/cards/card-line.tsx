import type { Language } from '@sandtable/kernel'
import { fromAbility, wordsOfCard } from '../rules/card-words.ts'
import { useRules } from '../rules/rules.ts'

interface Props {
  readonly game: string
  readonly about: string
  readonly language: Language
  /** One of its abilities, by the name that stands before it: it is told from there on. */
  readonly ability?: string
}

/** What a card does, as far as there is room for it; nothing for a card without words. */
export function CardLine({ game, about, language, ability = '' }: Props) {
  const { value: rules } = useRules(game, language)
  const words = rules === null ? '' : fromAbility(wordsOfCard(rules, about), ability)
  return words === '' ? null : <small className="card-line">{words}</small>
}
