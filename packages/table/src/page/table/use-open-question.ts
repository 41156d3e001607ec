import type { Asked, Shown } from '@sandtable/keeper/protocol'
import { useState } from 'react'

interface OpenQuestion {
  /** Null: nothing is asked here now. */
  readonly question: Asked | null
  /** The answer was given, and others still think: it may be given anew. Null: it is not so. */
  readonly onReopen: (() => void) | null
}

/** What is asked of whoever sits here. Where all answer at once, one who has answered waits, and may think again. */
export function useOpenQuestion({ question, awaited, decision }: Shown, isOpen: boolean): OpenQuestion {
  const [reopened, setReopened] = useState<number | null>(null)
  if (!isOpen || question === null) return { question: null, onReopen: null }
  if (awaited.includes(question.seat) || reopened === decision) return { question, onReopen: null }
  return { question: null, onReopen: () => setReopened(decision) }
}
