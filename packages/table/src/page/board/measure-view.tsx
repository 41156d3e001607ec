import type { Language, Mark, Measured, Scene, Spot } from '@sandtable/kernel'
import { Pill } from './line-view.tsx'

interface Props {
  readonly from: Mark | null
  readonly measured: Measured | null
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
}

/** The ruler: where it begins, and once it is laid, what it says. */
export function MeasureView({ from, measured, scene, language, unit }: Props) {
  const start = from === null ? null : spotOf(from, scene)
  return (
    <g className="ruler">
      {start && <circle cx={start.x} cy={scene.height - start.y} r={6 * unit} />}
      {measured !== null && !('refused' in measured) && (
        <>
          <line
            x1={measured.from.x}
            y1={scene.height - measured.from.y}
            x2={measured.to.x}
            y2={scene.height - measured.to.y}
          />
          <Pill
            x={(measured.from.x + measured.to.x) / 2}
            y={scene.height - (measured.from.y + measured.to.y) / 2}
            unit={unit}
            text={measured.label[language]}
          />
        </>
      )}
    </g>
  )
}

function spotOf(mark: Mark, { things }: Scene): Spot | null {
  if (!('piece' in mark)) return mark
  const piece = things.find((one) => one.id === mark.piece)
  return piece?.type === 'piece' ? piece.at : null
}
