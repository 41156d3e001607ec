import type { Language } from '@sandtable/kernel'
import { useFetched } from '../fetched.ts'
import { NotFetched } from '../not-fetched.tsx'
import { rulesDrawer } from '../parts.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly game: string
  readonly ids: readonly string[]
  readonly language: Language
  onClose(): void
}

/** The rules beside what one does; or, beside it as well, why they are not there. */
export function RulesBeside(props: Props) {
  const say = useWords()
  const { value: RulesDrawer, failed, again } = useFetched(rulesDrawer)
  if (RulesDrawer !== null) return <RulesDrawer key={props.ids.join()} {...props} />
  if (!failed) return null
  return (
    <section className="drawer" role="dialog" aria-label={say.rules}>
      <header>
        <div className="drawer-bar">
          <button type="button" className="plain close" onClick={props.onClose}>
            {say.close} ✕
          </button>
        </div>
      </header>
      <div className="drawer-page">
        <NotFetched onAgain={again} />
      </div>
    </section>
  )
}
