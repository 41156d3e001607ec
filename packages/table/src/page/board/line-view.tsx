import type { Language, Line, Scene, Spot } from '@sandtable/kernel'
import type { Box } from './camera.ts'
import { letter } from './labels.ts'

interface Props {
  readonly line: Line
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
  /** Is what it says written beside it? Of many lines only of the one at the pointer. */
  readonly told: boolean
}

/** A measured line with its ends; what stands in its way makes it broken. */
export function LineView({ line, scene, language, unit, told }: Props) {
  const from = { x: line.from.x, y: scene.height - line.from.y }
  const to = { x: line.to.x, y: scene.height - line.to.y }
  const words = spotForWords(from, to, unit)
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
      {told && line.label && <Pill x={words.x} y={words.y} unit={unit} text={line.label[language]} />}
    </g>
  )
}

/** What the words of a line cover, where they are told. */
export function boxOfWords(
  { from, to, label }: Line,
  scene: Scene,
  language: Language,
  unit: number,
): Box | null {
  if (label === undefined) return null
  const turned = ({ x, y }: Spot) => ({ x, y: scene.height - y })
  const { x, y } = spotForWords(turned(from), turned(to), unit)
  const size = letter * unit
  const width = widthOf(label[language], size)
  return { x: x - width / 2, y: y - size * 0.85, width, height: size * 1.7 }
}

function widthOf(text: string, size: number): number {
  return text.length * size * 0.56 + size * 1.2
}

/** On a long line a little past its middle; on a short one beyond its end, where nothing is covered. */
function spotForWords(from: Spot, to: Spot, unit: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const share = length > 170 * unit ? 0.55 : 1 + (44 * unit) / length
  return { x: from.x + dx * share, y: from.y + dy * share }
}

/** A few words on the table that can be read over anything. */
export function Pill({ x, y, unit, text }: { x: number; y: number; unit: number; text: string }) {
  const size = letter * unit
  const width = widthOf(text, size)
  return (
    <g className="pill" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-size * 0.85} width={width} height={size * 1.7} rx={size * 0.85} />
      <text textAnchor="middle" y={size * 0.35} fontSize={size}>
        {text}
      </text>
    </g>
  )
}
