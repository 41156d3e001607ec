import type { Form, Scene } from '@sandtable/kernel'
import { boxOf, letter } from './labels.ts'

interface Props {
  readonly name: string
  readonly forms: readonly Form[]
  readonly scene: Scene
  readonly unit: number
}

/** The name of a zone, written on it: in its upper corner. */
export function Title({ name, forms, scene, unit }: Props) {
  const boxes = forms.map((form) => boxOf(form, scene.height))
  const top = Math.min(...boxes.map(({ y }) => y))
  const row = boxes.filter(({ y }) => y - top < 1)
  const left = Math.min(...row.map(({ x }) => x))
  return (
    <text
      className="title"
      x={left + letter * unit * 0.5}
      y={top + letter * unit * 1.2}
      fontSize={letter * unit}
    >
      {name}
    </text>
  )
}
