import type { Language } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import type { Connection } from '../connection.ts'
import { NotFetched } from '../not-fetched.tsx'
import { useWords } from '../say.ts'
import { RuleText } from './rule-text.tsx'
import { rulesAbout, rulesNamed, useRules } from './rules.ts'

interface Props {
  readonly game: string
  /** A card (`upgrade:gunner`) or a rule, as things of the scene name it. */
  readonly about: string
  readonly language: Language
  readonly connection: Connection
  /** The card's name stands above it already. */
  readonly unnamed?: boolean
  /** Opens the rules that a text names; without it they are only named. */
  onRead?(ids: readonly string[]): void
}

/** What a card does, in words. */
export function CardText({ game, about, language, connection, unnamed = false, onRead }: Props) {
  const say = useWords()
  const { value: rules, failed, again } = useRules(game, language)
  const ids = useRulesAbout(game, about, language, connection)
  if (failed) return <NotFetched onAgain={again} />
  if (rules === null || ids === null) return <div className="card-text" aria-busy="true" />
  // What the card itself says; rulings on it are a press away.
  const own = rulesNamed(ids, about)
  const said = own.length > 0 ? own : ids
  const rulings = ids.filter((id) => !said.includes(id))
  return (
    <div className="card-text">
      {said
        .flatMap((id) => rules.byId.get(id) ?? [])
        .map((rule) => (
          <RuleText
            key={rule.id}
            rule={rule}
            rules={rules}
            // Of several, each has a name of its own.
            unnamed={unnamed && said.length === 1}
            {...(onRead && { onRead: (id: string) => onRead([id]) })}
          />
        ))}
      {said.length === 0 && <p className="soft">{say.onlyFigures}</p>}
      {onRead && rulings.length > 0 && (
        <button type="button" className="plain rule" onClick={() => onRead([...said, ...rulings])}>
          {say.rulingsOn(rulings.length)}
        </button>
      )}
    </div>
  )
}

/** The rules behind a card, once they are known. */
export function useRulesAbout(
  game: string,
  about: string,
  language: Language,
  connection: Connection,
): readonly string[] | null {
  const { value: rules } = useRules(game, language)
  const [, setHeard] = useState(0)
  const key = `${game} ${about}`
  useEffect(() => {
    if (rules === null || known.has(key)) return
    let left = false
    void rulesAbout(rules, connection, game, about).then((ids) => {
      known.set(key, ids)
      if (!left) setHeard((times) => times + 1)
    })
    return () => {
      left = true
    }
  }, [rules, connection, game, about, key])
  return rules === null ? null : (known.get(key) ?? null)
}

/** Whoever points at a card again need not wait for it: they are the same in every language and every match. */
const known = new Map<string, readonly string[]>()
