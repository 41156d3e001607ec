import type { Form, Language, Piece, Scene, Verdict } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { boxOf } from './labels.ts'
import { Pill } from './line-view.tsx'

/** How an attack ended, and where its target stands, or stood. */
export interface Placed extends Verdict {
  readonly form: Form
}

/** At each target, as far as it is still known where it was. */
export function placedVerdicts(
  verdicts: readonly Verdict[],
  before: Scene | null,
  now: Scene,
): readonly Placed[] {
  return verdicts.flatMap((verdict) => {
    const form = (pieceIn(now, verdict.of) ?? pieceIn(before, verdict.of))?.form
    return form === undefined ? [] : [{ ...verdict, form }]
  })
}

function pieceIn(scene: Scene | null, id: string): Piece | undefined {
  return scene?.things.find((one): one is Piece => one.type === 'piece' && one.id === id)
}

/** Long enough to read it, in milliseconds. */
const toRead = 2500

interface Props {
  readonly all: readonly Placed[]
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
}

/** How attacks ended, at their targets; each stays long enough to read it, whatever comes next. */
export function VerdictsView({ all, scene, language, unit }: Props) {
  const [shown, setShown] = useState<readonly Placed[]>([])
  const [last, setLast] = useState(all)
  if (last !== all) {
    setLast(all)
    if (all.length > 0) setShown(all)
  }
  useEffect(() => {
    if (shown.length === 0) return
    const timer = setTimeout(() => setShown([]), toRead)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <g className="verdicts">
      {shown.map(({ of, kind, label, form }) => {
        const { x, y, width } = boxOf(form, scene.height)
        return (
          <g key={of} className={`verdict ${kind}`} data-verdict={of}>
            <Pill x={x + width / 2} y={y - 12 * unit} unit={unit * 1.25} text={label[language]} />
          </g>
        )
      })}
    </g>
  )
}
