import type { Language } from '@sandtable/kernel'
import { lazy, Suspense } from 'react'

/** Fetched when somebody first opens it. */
const RulesDrawer = lazy(async () => ({ default: (await import('../rules/rules-drawer.tsx')).RulesDrawer }))

interface Props {
  readonly game: string
  readonly ids: readonly string[]
  readonly language: Language
  onClose(): void
}

export function ReadRules(props: Props) {
  return (
    <Suspense>
      <RulesDrawer key={props.ids.join()} {...props} />
    </Suspense>
  )
}
