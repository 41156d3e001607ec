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
export function VerdictsView({ all, ...rest }: Props) {
  const [shown, setShown] = useState<readonly Placed[]>([])
  const [last, setLast] = useState<readonly Placed[]>([])
  if (last !== all) {
    setLast(all)
    if (all.length > 0) setShown(withNew(shown, all))
  }
  return (
    <g className="verdicts">
      {shown.map((one) => (
        <VerdictView key={one.of} one={one} onRead={setShown} {...rest} />
      ))}
    </g>
  )
}

/** A target that is attacked again has the later verdict; the others keep theirs. */
export function withNew(shown: readonly Placed[], all: readonly Placed[]): readonly Placed[] {
  return [...shown.filter(({ of }) => !all.some((one) => one.of === of)), ...all]
}

interface One extends Omit<Props, 'all'> {
  readonly one: Placed
  onRead(change: (shown: readonly Placed[]) => readonly Placed[]): void
}

function VerdictView({ one, scene, language, unit, onRead }: One) {
  useEffect(() => {
    const timer = setTimeout(() => onRead((shown) => shown.filter((other) => other !== one)), toRead)
    return () => clearTimeout(timer)
  }, [one, onRead])
  const { x, y, width } = boxOf(one.form, scene.height)
  return (
    <g className={`verdict ${one.kind}`} data-verdict={one.of}>
      <Pill x={x + width / 2} y={y - 12 * unit} unit={unit * 1.25} text={one.label[language]} />
    </g>
  )
}
