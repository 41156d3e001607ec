import { useWords } from '../say.ts'
import { useCompany } from './company.ts'
import { Foldable } from './foldable.tsx'
import type { Folding } from './use-folding.ts'

interface Props {
  /** It lies over the table. */
  readonly isOver: boolean
  readonly folding: Folding
}

/** Who is at this table from other machines, and what they say. */
export function CompanyPanel({ isOver, folding }: Props) {
  const say = useWords()
  const company = useCompany()
  if (company === null) return null
  return (
    <Foldable
      place="company"
      title={say.friends.company}
      className={`side left company${isOver ? ' open' : ''}`}
      folding={folding}
    >
      {company.panel}
    </Foldable>
  )
}
