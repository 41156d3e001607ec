import type { Asked } from '@sandtable/keeper/protocol'
import type { Drop, Plain, Scene, Zone } from '@sandtable/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Drawing } from '../board/drawing.ts'
import { answerOf, type Held, movedBy, type Placing, takenUp, turnedBy } from '../board/placing.ts'
import { thingsOf } from './scene-parts.ts'
import type { AtTable } from './use-table.ts'

/**
 * The piece that the open question asks a place for, held over the table: it follows the pointer, or rests where a
 * finger or a key has put it. Wherever it is, it is known whether it may stand there. Null: no place is asked for.
 */
export function usePlacing(
  at: AtTable,
  question: Asked | null,
  scene: Scene,
  drawing: Drawing,
  decision: number,
  onAnswer: (answer: Plain) => void,
): Placing | null {
  const zones = useMemo(() => (question === null ? [] : thingsOf<Zone>(scene, 'zone')), [question, scene])
  const drops = useMemo(() => zones.flatMap((zone) => zone.drops), [zones])
  const [first] = drops
  const [kept, setKept] = useState<{ readonly decision: number; readonly held: Held } | null>(null)
  // Taken up anew at each question, and when the table is turned.
  const isKept = kept?.decision === decision && drops.includes(kept.held.drop)
  const held = isKept ? kept.held : first === undefined ? null : takenUp(first, zones, scene)
  const hold = (next: Held) => setKept({ decision, held: next })

  const refused = useRefusal(at, question, decision, held === null ? null : answerOf(held, drawing))
  const place = (where: Held) => onAnswer(answerOf(where, drawing))

  useEffect(() => {
    if (held === null) return
    const press = (event: KeyboardEvent) => {
      // Whoever is at a button or in a field means that.
      const isOnTable = event.target === document.body || event.target instanceof SVGElement
      if (event.ctrlKey || event.altKey || event.metaKey || !isOnTable) return
      const to = movedBy(event.key, event.shiftKey, held.at)
      const by = turnedBy(event.key)
      if (to !== null) hold({ ...held, at: to, rests: true })
      else if (by !== 0) hold({ ...held, facing: held.facing + by })
      else if (event.key === 'Enter') place(held)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  if (held === null) return null
  return {
    ...held,
    refused,
    drops,
    take: (drop: Drop) => hold({ ...takenUp(drop, zones, scene), at: held.at }),
    move: (to, rests) => hold({ ...held, at: to, rests }),
    turn: (by) => hold({ ...held, facing: held.facing + by }),
    face: (facing) => hold({ ...held, facing }),
    place: (where = held.at) => place({ ...held, at: where }),
  }
}

interface Judged {
  readonly decision: number
  readonly answer: string
  readonly rule: string | null
}

/** The rule that would forbid an answer: asked for as it changes, one at a time. */
function useRefusal(
  at: AtTable,
  question: Asked | null,
  decision: number,
  answer: Plain | null,
): string | null {
  const [told, setKnown] = useState<Judged | null>(null)
  // What forbade the last one says nothing of this.
  const known = told?.decision === decision ? told : null
  const asking = useRef<string | null>(null)
  const text = answer === null ? null : JSON.stringify(answer)
  const { tryOut } = at
  const seat = question?.seat ?? null
  useEffect(() => {
    if (text === null || seat === null || asking.current !== null || known?.answer === text) return
    asking.current = text
    tryOut(seat, JSON.parse(text), (rule) => {
      asking.current = null
      setKnown({ decision, answer: text, rule })
    })
  }, [text, seat, decision, known, tryOut])
  // While it moves on, what was true a moment ago is shown: it must not flicker.
  return text === null ? null : (known?.rule ?? null)
}
