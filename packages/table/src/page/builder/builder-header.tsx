import type { ReactNode } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly children: ReactNode
  onBack(): void
  onLanguage(): void
}

/** The way back, what this page is about, the other language. */
export function BuilderHeader({ children, onBack, onLanguage }: Props) {
  const say = useWords()
  return (
    <header className="builder-header">
      <button type="button" className="plain back" onClick={onBack}>
        ← {say.back}
      </button>
      <div className="about">{children}</div>
      <button type="button" className="plain" onClick={onLanguage}>
        {say.language}
      </button>
    </header>
  )
}
