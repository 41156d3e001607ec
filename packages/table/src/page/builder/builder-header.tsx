import type { ReactNode } from 'react'
import { useUnkept } from '../kept/unkept.ts'
import { Notice } from '../notice.tsx'
import { useWords } from '../say.ts'

interface Props {
  readonly children: ReactNode
  onBack(): void
  onLanguage(): void
}

/** The way back, what this page is about, the other language; and that nothing is kept, if that is so. */
export function BuilderHeader({ children, onBack, onLanguage }: Props) {
  const say = useWords()
  const unkept = useUnkept()
  return (
    <>
      <header className="builder-header">
        <button type="button" className="plain back" onClick={onBack}>
          ← {say.back}
        </button>
        <div className="about">{children}</div>
        <button type="button" className="plain" onClick={onLanguage}>
          {say.language}
        </button>
      </header>
      {unkept !== null && <Notice text={say.unkept[unkept]} />}
    </>
  )
}
