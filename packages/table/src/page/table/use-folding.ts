import { useEffect, useState } from 'react'
import { remember, remembered } from '../remembered.ts'

/** What can be folded, by the key that does it together with Shift. */
const foldedBy = { P: 'pieces', H: 'hand', D: 'dock', L: 'log', T: 'company' } as const

export type Place = (typeof foldedBy)[keyof typeof foldedBy]

export interface Folding {
  isFolded(place: Place): boolean
  /** Folds it, or opens it again. */
  fold(place: Place): void
}

/** Which places beside the table are folded to their headings, kept in the browser. */
export function useFolding(): Folding {
  const [folded, setFolded] = useState<readonly Place[]>(keptFolded)
  const fold = (place: Place) => {
    const next = folded.includes(place) ? folded.filter((one) => one !== place) : [...folded, place]
    remember('folded', next.join(' '))
    setFolded(next)
  }
  useEffect(() => {
    const press = ({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      const pressed = key.toUpperCase()
      if (shiftKey && !ctrlKey && !metaKey && !altKey && isKey(pressed)) fold(foldedBy[pressed])
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return { isFolded: (place) => folded.includes(place), fold }
}

function isKey(key: string): key is keyof typeof foldedBy {
  return Object.hasOwn(foldedBy, key)
}

function keptFolded(): readonly Place[] {
  const kept = (remembered('folded') ?? '').split(' ')
  return Object.values(foldedBy).filter((place) => kept.includes(place))
}
