import { useUnkept } from '../kept/unkept.ts'
import { Notice } from '../notice.tsx'
import { useWords } from '../say.ts'
import { useCompany } from './company.ts'
import type { AtTable } from './use-table.ts'

/** What must be said beside the table: the game goes on all the same. */
export function Notices({ at }: { readonly at: AtTable }) {
  const say = useWords()
  const unkept = useUnkept()
  const company = useCompany()
  return (
    <div className="table-notices">
      {company?.notices}
      {company === null && unkept !== null && (
        <Notice text={say.unkept[unkept]}>
          <button type="button" onClick={at.save}>
            {say.saveFile}
          </button>
        </Notice>
      )}
      {at.follows && (
        <Notice text={say.playedElsewhere}>
          <button type="button" onClick={at.playHere}>
            {say.playHere}
          </button>
        </Notice>
      )}
    </div>
  )
}
