import { useNewerKept } from '../offline/keep-page.ts'
import { Notice } from './notice.tsx'
import { useWords } from './say.ts'
import { useServed } from './served.ts'

/** Something could not be fetched: that it is so, why as far as that can be known, and how to try again. */
export function NotFetched({ onAgain }: { onAgain(): void }) {
  const say = useWords()
  const served = useServed()
  if (served === 'newer') return <NewVersion />
  return (
    <Notice text={say.notFetched}>
      <button type="button" onClick={onAgain}>
        {say.again}
      </button>
      {served === 'same' && <Reload />}
    </Notice>
  )
}

/** Where something went wrong, and a newer page stands on the server: perhaps that is why. */
export function IfNewVersion() {
  return useServed() === 'newer' ? <NewVersion /> : null
}

/** Between games: a newer page is kept already, and one press takes it. */
export function NewerKept() {
  const say = useWords()
  const take = useNewerKept()
  if (take === null) return null
  return (
    <Notice text={say.newerKept}>
      <button type="button" onClick={take}>
        {say.reload}
      </button>
    </Notice>
  )
}

function NewVersion() {
  const say = useWords()
  return (
    <Notice text={say.newVersion}>
      <Reload />
    </Notice>
  )
}

function Reload() {
  const say = useWords()
  return (
    <button type="button" onClick={() => location.reload()}>
      {say.reload}
    </button>
  )
}
