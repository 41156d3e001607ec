import type { Thing } from '@sandtable/kernel'
import { useEffect, useState } from 'react'

/** So long the way to the dock may take, over floor or past everything, in milliseconds. */
const onTheWay = 350

interface Lingering {
  /** What is told of in the dock, by its id. */
  readonly lingering: string | null
  onPointerEnter(): void
  onPointerLeave(): void
}

/**
 * What was pointed at stays in the dock for whoever goes there to read on: a piece or a card gives way to another at
 * once, to floor or to nothing only if the pointer does not come to the dock.
 */
export function useLingering(pointed: Thing | null): Lingering {
  const [kept, setKept] = useState<string | null>(null)
  const [isHere, setIsHere] = useState(false)
  const isTold = pointed?.about !== undefined
  const id = pointed?.id ?? null
  useEffect(() => {
    if (isTold) setKept(id)
    if (isTold || isHere) return
    const timer = setTimeout(() => setKept(null), onTheWay)
    return () => clearTimeout(timer)
  }, [id, isTold, isHere])
  return {
    lingering: isTold ? id : (kept ?? id),
    onPointerEnter: () => setIsHere(true),
    onPointerLeave: () => setIsHere(false),
  }
}
