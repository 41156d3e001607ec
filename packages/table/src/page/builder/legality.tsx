import type { BuildProblem, BuiltForce, Language } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly built: BuiltForce
  readonly language: Language
  onRules(ids: readonly string[]): void
}

/** May the force go into battle? If not, why, with the rules. */
export function Legality({ built, language, onRules }: Props) {
  const say = useWords()
  return (
    <ul className="problems" aria-live="polite">
      {built.problems.length === 0 ? (
        <li className="fine">✓ {say.legal}</li>
      ) : (
        built.problems.map((problem) => (
          <li key={problem.text.en}>
            {problem.text[language]} <RuleButtons problem={problem} onRules={onRules} />
          </li>
        ))
      )}
    </ul>
  )
}

interface ButtonsProps {
  readonly problem: BuildProblem
  onRules(ids: readonly string[]): void
}

export function RuleButtons({ problem, onRules }: ButtonsProps) {
  return problem.rules.map((rule) => (
    <button type="button" key={rule} className="plain rule" onClick={() => onRules([rule])}>
      {rule}
    </button>
  ))
}
