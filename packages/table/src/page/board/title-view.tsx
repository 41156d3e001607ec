import type { Form, Scene } from '@sandtable/kernel'
import { boxOf, letter } from './labels.ts'

interface Props {
  readonly name: string
  readonly forms: readonly Form[]
  readonly scene: Scene
  readonly unit: number
}

/** The name of a zone, written on it: in the middle of its upper edge. */
export function Title({ name, forms, scene, unit }: Props) {
  const boxes = forms.map((form) => boxOf(form, scene.height))
  const top = Math.min(...boxes.map(({ y }) => y))
  const row = boxes.filter(({ y }) => y - top < 1)
  const left = Math.min(...row.map(({ x }) => x))
  const right = Math.max(...row.map(({ x, width }) => x + width))
  return (
    <text
      className="title"
      x={(left + right) / 2}
      y={top + letter * unit * 1.2}
      fontSize={letter * unit}
      textAnchor="middle"
    >
      {name}
    </text>
  )
}
