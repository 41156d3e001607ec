import { useLine, useLineState } from '../line/use-line.ts'
import { Notice } from '../notice.tsx'
import { useWords } from '../say.ts'

/** There is no host, or it lets nobody in: why, and how to try again. */
export function NoHost() {
  const say = useWords()
  const { isKnown, seek } = useLine()
  const { is, turnedAway } = useLineState()
  const language = document.documentElement.lang === 'de' ? 'de' : 'en'
  if (turnedAway !== null && is !== 'on') return <Notice text={turnedAway[language]} />
  if (!isKnown || is !== 'none') return null
  return (
    <Notice text={say.friends.noHost}>
      <button type="button" onClick={seek}>
        {say.again}
      </button>
    </Notice>
  )
}
