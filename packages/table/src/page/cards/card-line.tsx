import type { Language } from '@sandtable/kernel'
import type { Connection } from '../connection.ts'
import { useRulesAbout } from '../rules/card-text.tsx'
import { fromAbility, wordsOfCard, wordsOfRules } from '../rules/card-words.ts'
import { useRules } from '../rules/rules.ts'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly about: string
  readonly language: Language
  /** One of its abilities, by the name that stands before it: it is told from there on. */
  readonly ability?: string
  /** Its name stands nowhere else. */
  readonly named?: boolean
}

/** What a card does, as far as there is room for it. */
export function CardLine({ connection, game, about, language, ability = '', named = false }: Props) {
  const { value: rules } = useRules(game, language)
  const behind = useRulesAbout(game, about, language, connection)
  if (rules === null) return null
  const own = fromAbility(wordsOfCard(rules, about), ability)
  if (own !== '') return <small className="card-line">{own}</small>
  // What is asked for has its place before it comes: nothing moves aside for it.
  return (
    <small className="card-line fetched">
      {behind !== null && wordsOfRules(rules, behind, named, ability)}
    </small>
  )
}
