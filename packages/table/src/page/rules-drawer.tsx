import type { Rule } from '@sandtable/rulebook'
import { useEffect, useState } from 'react'
import { type Rules, rulesOf } from './rules.ts'
import { useWords } from './say.ts'

interface Props {
  readonly game: string
  /** The rules to begin with; none: just a search. */
  readonly ids: readonly string[]
  onClose(): void
}

/** The ledger beside the table: the rules that were asked for, and a search through all. */
export function RulesDrawer({ game, ids, onClose }: Props) {
  const say = useWords()
  const [rules, setRules] = useState<Rules | null>(null)
  const [asked, setAsked] = useState('')
  useEffect(() => void rulesOf(game).then(setRules), [game])
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onClose])
  const found: readonly Rule[] =
    rules === null
      ? []
      : asked.trim() === ''
        ? ids.flatMap((id) => rules.byId.get(id) ?? [])
        : rules.find(asked, { limit: 30 }).map((one) => one.rule)
  return (
    <section className="drawer" aria-label={say.rules}>
      <header>
        <input
          type="search"
          aria-label={say.searchRules}
          placeholder={say.searchRules}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <button type="button" onClick={onClose}>
          {say.close}
        </button>
      </header>
      <ol>
        {found.map((rule) => (
          <li key={rule.id}>
            <small>
              {rule.id} · {rule.section}
            </small>
            <p>{rule.text}</p>
          </li>
        ))}
      </ol>
      {rules !== null && found.length === 0 && asked.trim() !== '' && <p>{say.noRules}</p>}
    </section>
  )
}
