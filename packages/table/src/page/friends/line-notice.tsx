import { useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'
import { Notice } from '../notice.tsx'
import { useWords } from '../say.ts'

/** That the line is lost, at once, and when it is tried again; that the host cannot store. */
export function LineNotice({ isPlaying = false }: { readonly isPlaying?: boolean }) {
  const say = useWords().friends
  const { line } = useLine()
  const { is, next, storing } = useLineState()
  const now = useNow(is === 'lost' && next !== null)
  if (is === 'on') return storing ? null : <Notice text={say.notStoring} />
  if (is !== 'lost') return null
  const seconds = next === null ? 0 : Math.ceil((next - now) / 1000)
  return (
    <Notice text={[say.lost, isPlaying ? say.lostHint : ''].join(' ')}>
      {/* Told by sight alone: read out, the seconds would never end. */}
      <small aria-hidden="true">{seconds > 0 ? say.lostFor(seconds) : say.lostNow}</small>
      <button type="button" onClick={line.tryNow}>
        {say.tryNow}
      </button>
    </Notice>
  )
}

/** The time, each second, as long as somebody wants to see it go by. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
