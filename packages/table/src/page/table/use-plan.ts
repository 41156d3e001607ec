import type { Ghost, Plain } from '@sandtable/kernel'
import { useCallback, useState } from 'react'
import { keysOf, likewiseFor, nothingPlanned, planWith, wholeLikewise, wholeOf } from './plan.ts'
import { pieceOfKey } from './scene-parts.ts'
import { isSpoke } from './wheel.ts'

/** An answer that is made of parts, one for each key. */
export interface Composed {
  readonly keys: readonly string[]
  readonly parts: Readonly<Record<string, Ghost>>
  readonly current: string | null
  /** The whole of it; null: parts are missing. */
  readonly answer: Plain
  /** What was set last, for those pieces that have nothing yet; none: nobody else can do the same. */
  readonly likewise: readonly Ghost[]
  /** The whole of it, with what was set last for the only piece that has nothing yet; null: that is not how it is. */
  readonly wholeLikewise: Plain
}

export interface Plan {
  /** Null: the answer is not made of parts. */
  readonly composed: Composed | null
  /** The part that is looked at again; null: none was asked for. */
  readonly revisited: Ghost | null
  /** The part that was set last. */
  readonly last: Ghost | null
  /** The piece that has its wheel open. */
  readonly wheel: string | null
  /** Answers lie around their piece, or all of them are chosen: no ghosts need to stand on the table. */
  readonly isBare: boolean
  set(...ghosts: readonly Ghost[]): void
  focus(key: string): void
  /** Opens the wheel of a piece, if it has one. */
  open(piece: string): boolean
  shut(): void
}

/** Parts of an answer as they are put together: the next piece has its wheel open, until all are set. */
export function usePlan(ghosts: readonly Ghost[], decision: number): Plan {
  const [planned, setPlanned] = useState(nothingPlanned)
  const [focused, setFocused] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [isShut, setShut] = useState(false)
  const [seen, setSeen] = useState(decision)
  if (seen !== decision) {
    setSeen(decision)
    setPlanned(nothingPlanned)
    setFocused(null)
    setOpened(null)
    setShut(false)
  }

  const { parts, last } = planned
  const keys = keysOf(ghosts)
  const next = focused ?? keys.find((key) => parts[key] === undefined) ?? null
  const current = next ?? keys[0] ?? null
  const asked = keys.length === 0 ? (opened ?? onlyPiece(ghosts)) : next && pieceOfKey(ghosts, next)
  const isWhole = keys.length > 0 && next === null
  const hasWheel = (piece: string) => ghosts.some((one) => one.of === piece && isSpoke(one))

  function focus(key: string): void {
    setFocused(key)
    setShut(false)
  }

  const composed: Composed = {
    keys,
    parts,
    current,
    answer: wholeOf(ghosts, planned),
    likewise: likewiseFor(ghosts, planned),
    wholeLikewise: wholeLikewise(ghosts, planned),
  }
  const wheel = asked !== null && !isShut && hasWheel(asked) ? asked : null
  return {
    composed: keys.length === 0 ? null : composed,
    revisited: focused === null ? null : (parts[focused] ?? null),
    last,
    wheel,
    isBare: wheel !== null || isWhole,
    set: (...chosen) => {
      setPlanned(planWith(planned, chosen))
      setFocused(null)
    },
    focus,
    open: (piece) => {
      const key = ghosts.find((one) => one.of === piece)?.part?.key
      if (key !== undefined) focus(key)
      else if (hasWheel(piece)) {
        setOpened(piece)
        setShut(false)
      }
      return key !== undefined || hasWheel(piece)
    },
    shut: useCallback(() => setShut(true), []),
  }
}

/** The piece that all these answers are for, if they all have their place around it. */
function onlyPiece(ghosts: readonly Ghost[]): string | null {
  const [first] = ghosts
  return first !== undefined && ghosts.every((one) => one.of === first.of && isSpoke(one)) ? first.of : null
}
