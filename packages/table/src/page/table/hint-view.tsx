import type { Hint } from '@sandtable/keeper/hint'
import type { Language } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly hint: Hint
  readonly language: Language
  onClose(): void
}

/** What a bot would do, and why; it is marked on the table and among the answers, and nothing is done. */
export function HintView({ hint, language, onClose }: Props) {
  const say = useWords()
  const reasons = hint.reasons.length > 0 ? hint.reasons : [{ en: say.bots.noReason, de: say.bots.noReason }]
  return (
    <section className="bot-hint" role="status">
      <header>
        <strong>{say.bots.wouldDo}</strong>
        <button type="button" className="plain" onClick={onClose}>
          {say.close}
        </button>
      </header>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.en}>{reason[language]}</li>
        ))}
      </ul>
    </section>
  )
}
