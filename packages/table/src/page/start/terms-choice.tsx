import { isForTerms, type Language, type Term, type Terms } from '@sandtable/kernel'
import { Choice } from './choice.tsx'

interface Props {
  readonly terms: readonly Term[]
  readonly chosen: Terms
  readonly language: Language
  onChange(chosen: Terms): void
}

/** What people agree on before anything else, as far as it matters, and what each option means. */
export function TermsChoice({ terms, chosen, language, onChange }: Props) {
  const asked = terms.filter((term) => isForTerms(term, chosen))
  return asked.map(({ id, name, options }) => (
    <div key={id} className="term">
      <Choice
        label={name[language]}
        value={chosen[id] ?? ''}
        options={options.map((one) => [one.id, one.name[language]])}
        onChange={(option) => onChange({ ...chosen, [id]: option })}
      />
      <small>{options.find((one) => one.id === chosen[id])?.what?.[language]}</small>
    </div>
  ))
}
