import type { Language } from '@sandtable/kernel'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { newId } from '../new-id.ts'
import { connectToHost, hostAnswers } from './find-host.ts'
import { type Line, type LineState, lineOver } from './line.ts'
import { keepName, type Person, personHere } from './person.ts'

/** The line of this page, and who it is for. */
export interface Lined {
  readonly line: Line
  readonly person: Person
  /** Is it known whether there is a host? */
  readonly isKnown: boolean
  /** Looks for a host again. */
  seek(): void
}

const LineHere = createContext<Lined | null>(null)
export const LineProvider = LineHere.Provider

export function useLine(): Lined {
  const lined = useContext(LineHere)
  if (lined === null) throw new Error('there is no line here')
  return lined
}

export function useLineState(): LineState {
  const { line } = useLine()
  return useSyncExternalStore(line.watch, line.state)
}

/** Opens a line as soon as a host answers, and sees to it that it is there. */
export function useLineToHost(language: Language): Lined {
  const person = useMemo(personHere, [])
  const line = useMemo(
    // The language is told again whenever it is another.
    () => lineOver({ person, page: newId(), language: 'en', connect: connectToHost, keepName }),
    [person],
  )
  const [isKnown, setKnown] = useState(false)
  const [seeks, setSeeks] = useState(0)
  useEffect(() => line.speak(language), [line, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody wants to know
  useEffect(() => {
    let left = false
    void hostAnswers().then((isThere) => {
      if (left) return
      if (isThere) line.open()
      setKnown(true)
    })
    return () => {
      left = true
    }
  }, [line, seeks])
  useEffect(() => {
    const back = () => (line.state().is === 'none' ? setSeeks((one) => one + 1) : line.tryNow())
    const gone = () => line.drop()
    const seen = () => document.visibilityState === 'visible' && line.tryNow()
    addEventListener('online', back)
    addEventListener('offline', gone)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [line])
  return useMemo(
    () => ({ line, person, isKnown, seek: () => setSeeks((one) => one + 1) }),
    [line, person, isKnown],
  )
}
