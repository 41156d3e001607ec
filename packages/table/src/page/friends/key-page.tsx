import { useEffect } from 'react'
import { BuilderHeader } from '../builder/builder-header.tsx'
import { become, isSecret } from '../line/person.ts'
import { useLineState } from '../line/use-line.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly id: string
  onLanguage(): void
}

/** The link from another device was opened: nobody becomes somebody else without being asked. */
export function KeyPage({ id, onLanguage }: Props) {
  const say = useWords()
  const { name } = useLineState()
  const isWhole = isSecret(id)
  // What stands in the address is read by whoever looks over one's shoulder, and kept in the history.
  useEffect(() => history.replaceState(null, '', '#/key/opened'), [])
  const accept = () => {
    become(id)
    location.hash = ''
    location.reload()
  }
  return (
    <main className="start friend">
      <BuilderHeader onBack={() => goTo({ page: 'start' })} onLanguage={onLanguage}>
        {null}
      </BuilderHeader>
      <section className="closed">
        <h1>{isWhole ? say.friends.becomeTitle : say.damagedLink}</h1>
        <p>{isWhole ? say.friends.becomeHint(name) : say.friends.badKey}</p>
        <div className="keys">
          {isWhole && (
            <button type="button" className="go small" onClick={accept}>
              {say.friends.become}
            </button>
          )}
          <button type="button" onClick={() => goTo({ page: 'start' })}>
            {say.back}
          </button>
        </div>
      </section>
    </main>
  )
}
