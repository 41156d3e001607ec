import type { Language, Line, Scene } from '@sandtable/kernel'
import type { Box } from './camera.ts'
import { letter } from './labels.ts'
import { widthOfWords } from './line-words.ts'

interface Props {
  readonly line: Line
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
  /** Where what it says is written; undefined: nowhere, as for most of many lines. */
  readonly words: Box | undefined
}

/** A measured line with its ends; what stands in its way makes it broken. */
export function LineView({ line, scene, language, unit, words }: Props) {
  const from = { x: line.from.x, y: scene.height - line.from.y }
  const to = { x: line.to.x, y: scene.height - line.to.y }
  const can = (line.answers?.length ?? 0) > 0
  return (
    <g
      className={`line ${line.kind}${line.blocked.length > 0 ? ' blocked' : ''}${can ? ' can' : ''}`}
      data-thing={line.id}
    >
      {can && <line className="grip" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={3 * unit} />
      <circle cx={to.x} cy={to.y} r={3 * unit} />
      {words && line.label && (
        <Pill
          x={words.x + words.width / 2}
          y={words.y + words.height / 2}
          unit={unit}
          text={line.label[language]}
        />
      )}
    </g>
  )
}

/** A few words on the table that can be read over anything. */
export function Pill({ x, y, unit, text }: { x: number; y: number; unit: number; text: string }) {
  const size = letter * unit
  const width = widthOfWords(text, size)
  return (
    <g className="pill" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-size * 0.85} width={width} height={size * 1.7} rx={size * 0.85} />
      <text textAnchor="middle" y={size * 0.35} fontSize={size}>
        {text}
      </text>
    </g>
  )
}
