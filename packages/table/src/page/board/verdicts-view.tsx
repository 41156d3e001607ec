import type { Form, Language, Piece, Scene, Verdict } from '@sandtable/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box, Camera } from './camera.ts'
import { boxOf, letter, meet } from './labels.ts'
import { Pill } from './line-view.tsx'
import { widthOfWords } from './line-words.ts'

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

/** So much larger are its letters than those of names. */
const larger = 1.25

/** Long enough to read it, in milliseconds. */
const toRead = 2500

interface Props {
  readonly all: readonly Placed[]
  readonly scene: Scene
  readonly language: Language
  readonly camera: Camera
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
      {stacked(shown, rest.scene.height, rest.language, rest.camera.unit).map(({ one, ...at }) => (
        <VerdictView key={one.of} one={one} {...at} onRead={setShown} {...rest} />
      ))}
    </g>
  )
}

/** Where each has its middle: above its target, or above the verdict on whoever stands beside it. */
export function stacked(
  shown: readonly Placed[],
  height: number,
  language: Language,
  unit: number,
): readonly { readonly one: Placed; readonly middle: number; readonly high: number }[] {
  const size = unit * larger * letter
  const boxes: Box[] = []
  return shown.map((one) => {
    const { x, y, width } = boxOf(one.form, height)
    const middle = x + width / 2
    const wide = widthOfWords(one.label[language], size)
    let high = Math.max(size, y - 12 * unit)
    const box = (): Box => ({ x: middle - wide / 2, y: high - size, width: wide, height: 2 * size })
    for (let met = boxes.find((other) => meet(box(), other)); met !== undefined; ) {
      high = met.y - size
      met = high < size ? undefined : boxes.find((other) => meet(box(), other))
    }
    boxes.push(box())
    return { one, middle, high }
  })
}

/** A target that is attacked again has the later verdict; the others keep theirs. */
export function withNew(shown: readonly Placed[], all: readonly Placed[]): readonly Placed[] {
  return [...shown.filter(({ of }) => !all.some((one) => one.of === of)), ...all]
}

interface One extends Omit<Props, 'all'> {
  readonly one: Placed
  readonly middle: number
  readonly high: number
  onRead(change: (shown: readonly Placed[]) => readonly Placed[]): void
}

/** How far something that is so wide moves to be seen whole, from where its middle is along the window. */
export function inwards(middle: number, width: number, window: number, rim: number): number {
  const [left, right] = [middle - width / 2, middle + width / 2]
  if (left < rim) return rim - left
  return right > window - rim ? Math.max(rim - left, window - rim - right) : 0
}

/** It keeps so many pixels from the edge of the window, or from the names of rows that stand there. */
const rim = 4
const rimWithNames = 24

function VerdictView({ one, middle, high, scene, language, camera, onRead }: One) {
  const shown = useRef<SVGGElement>(null)
  const { unit, follow } = camera
  const size = unit * larger
  const words = one.label[language]
  const names = scene.coordinates === undefined ? rim : rimWithNames
  useEffect(() => {
    const timer = setTimeout(() => onRead((shown) => shown.filter((other) => other !== one)), toRead)
    return () => clearTimeout(timer)
  }, [one, onRead])
  // Whoever stands at the edge of the window has it beside itself, not half out of sight; from the first moment on.
  useLayoutEffect(
    () =>
      follow(({ width: window, onScreen }) => {
        const [here, next] = [onScreen({ x: middle, y: high }), onScreen({ x: middle + unit, y: high })]
        const pixel = unit / (next.x - here.x)
        const by = inwards(here.x, widthOfWords(words, letter * size) / pixel, window, names) * pixel
        shown.current?.setAttribute('transform', `translate(${by} 0)`)
      }),
    [follow, middle, high, unit, size, words, names],
  )
  return (
    <g ref={shown} className={`verdict ${one.kind}`} data-verdict={one.of}>
      <Pill x={middle} y={high} unit={size} text={words} />
    </g>
  )
}
