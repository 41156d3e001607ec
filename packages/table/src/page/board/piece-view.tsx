import type { Language, Look, Piece, Scene, Spot } from '@sandtable/kernel'
import { memo, useRef } from 'react'
import { type Box, isSameBox } from './camera.ts'
import { iconOf } from './icons.ts'
import { badgesShown, boxOf, type Label, letter, mark, markAt, markUnit } from './labels.ts'
import { LookView } from './look-view.tsx'
import { arrow, lookScale } from './looks.ts'
import { useMotion } from './motion.ts'
import type { Timed } from './motion-times.ts'
import { NoseView } from './nose-view.tsx'
import { pathOf } from './shape.ts'
import { Shape, shadow } from './shape-view.tsx'

interface Props {
  readonly piece: Piece
  readonly look: Look
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
  readonly label: Label | undefined
  /** What its tags stand beside: itself, or all that it leads. */
  readonly around: Box
  readonly hovered: boolean
  /** Somebody would run into it. */
  readonly met: boolean
  /** It is one of several that are chosen so far. */
  readonly chosen: boolean
  /** Others follow it. */
  readonly leads: boolean
  /** The second side has a double outline, so that sides differ without colour, too. */
  readonly second: boolean
  readonly motion: Timed | undefined
}

/** Of many pieces on the table only those are drawn anew of which something changed. */
export const PieceView = memo(function PieceView({
  piece,
  look,
  scene,
  language,
  unit,
  label,
  around,
  hovered,
  met,
  leads,
  chosen,
  second,
  motion,
}: Props) {
  const body = useRef<SVGGElement>(null)
  const tags = useRef<SVGGElement>(null)
  useMotion(body, tags, piece, scene.height, motion)
  const { x, facing } = piece.at
  const y = scene.height - piece.at.y
  const { across, down } = shadow
  const hasActed = piece.acted && !piece.active
  const states = [
    (piece.answers?.length ?? 0) > 0 || piece.choice !== undefined ? 'can' : '',
    chosen ? 'chosen' : '',
    piece.active ? 'active' : '',
    hasActed ? 'acted' : '',
    hovered ? 'hovered' : '',
    met ? 'met' : '',
    leads ? 'leads' : '',
    piece.follows === undefined ? '' : 'follows',
    motion === undefined ? '' : 'moving',
    piece.seat === null ? 'nobody' : `seat-${piece.seat}`,
    piece.figures.length > 0 ? 'fighter' : '',
    piece.tint === undefined ? '' : `tint-${piece.tint}`,
  ]
  const box = boxOf(piece.form, scene.height)
  const small = markUnit(around, unit)
  const middle = around.x + around.width / 2
  return (
    <g className={`piece ${piece.kind} ${states.filter(Boolean).join(' ')}`} data-thing={piece.id}>
      <g ref={body}>
        {piece.level !== undefined && (
          <g className="lift" transform={`translate(${piece.level * across} ${piece.level * down})`}>
            <Shape form={piece.form} scene={scene} className="shadow" />
          </g>
        )}
        <Shape form={piece.form} scene={scene} className="form" />
        {piece.nose && <NoseView form={piece.form} at={piece.at} height={scene.height} />}
        {second && piece.form.type !== 'stroke' && (
          <g transform={`translate(${x} ${y}) scale(0.84) translate(${-x} ${-y})`}>
            <Shape form={piece.form} scene={scene} className="inner" />
          </g>
        )}
        {piece.form.type === 'stroke' && (
          <path
            className="leaves"
            d={pathOf(piece.form, scene)}
            pathLength={100}
            style={{ strokeWidth: piece.form.width * 0.55 }}
          />
        )}
        {/* What lies along a line is known by that line; only what is said of it besides is drawn in its middle. */}
        {!(piece.form.type === 'stroke' && look === arrow) && (
          <LookView look={look} at={{ x, y }} facing={facing} scale={lookScale(piece.form)} />
        )}
      </g>
      <g ref={tags} className="tags">
        <Plate
          piece={piece}
          at={cornerOf(piece, scene)}
          unit={Math.min(unit, Math.max(unit * 0.74, box.width / 38))}
        />
        <Pips
          piece={piece}
          x={middle}
          y={around.y + around.height + 4 * unit}
          unit={unit}
          room={around.width}
        />
        {label && (
          <text className="name" x={label.x} y={label.y} fontSize={letter * unit} textAnchor="middle">
            {label.text}
          </text>
        )}
        {hasActed && piece.follows === undefined && (
          <Mark name="acted" x={around.x} y={around.y} unit={small} text="" />
        )}
        {badgesShown(piece).map((badge, at) => {
          const [left, top] = markAt(around, at, small)
          return (
            <Mark
              key={`${badge.name} ${badge.to ?? ''} ${badge.label.en}`}
              name={badge.name}
              {...(badge.seat !== undefined && { seat: badge.seat })}
              x={left}
              y={top}
              unit={small}
              text={badge.count > 1 ? `${badge.count}` : ''}
              title={badge.label[language]}
            />
          )
        })}
      </g>
    </g>
  )
}, isSame)

function isSame({ label, around, ...one }: Props, { label: next, around: wide, ...other }: Props): boolean {
  if (label?.text !== next?.text || label?.x !== next?.x || label?.y !== next?.y) return false
  if (!isSameBox(around, wide)) return false
  return (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key])
}

/** The corner of the base that lies lowest and farthest to the left, whichever way it is turned. */
function cornerOf({ form, at }: Piece, scene: Scene): Spot {
  const box = boxOf(form, scene.height)
  if (form.type !== 'polygon') return { x: box.x, y: box.y + box.height }
  const corners = form.points.flatMap((x, i, all) => (i % 2 === 0 ? [{ x, y: all[i + 1] ?? 0 }] : []))
  const corner = corners.reduce((best, one) => (one.x + one.y < best.x + best.y ? one : best))
  const inwards = (from: number, to: number) => from + (to - from) / 8
  return { x: inwards(corner.x, at.x), y: scene.height - inwards(corner.y, at.y) }
}

/** What tells a piece from others of its look: its number, and a chevron for each rank. */
function Plate({ piece, at, unit }: { piece: Piece; at: Spot; unit: number }) {
  const { mark = '', rank = 0 } = piece
  if (mark === '' && rank === 0) return null
  const width = 4 + mark.length * 5.3 + (rank > 0 ? 6.4 : 0)
  const chevrons = Array.from({ length: rank }, (_, at) => `M-6.2 ${-1.4 - at * 3}l2.4-2.8 2.4 2.8`)
  return (
    <g className="plate" transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
      <rect x={-8} y={-8} width={width} height={10} rx={3} />
      {rank > 0 && <path d={chevrons.join('')} />}
      {mark !== '' && (
        <text fontSize={9} x={rank > 0 ? 0.4 : -6} y={0.2}>
          {mark}
        </text>
      )}
    </g>
  )
}

interface MarkProps {
  readonly name: string
  readonly seat?: string
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly text: string
  readonly title?: string
}

function Mark({ name, seat, x, y, unit, text, title }: MarkProps) {
  const icon = iconOf(name)
  return (
    <g
      className={`badge ${name}${seat === undefined ? '' : ` owned seat-${seat}`}`}
      transform={`translate(${x} ${y}) scale(${unit})`}
    >
      {title !== undefined && <title>{title}</title>}
      <circle r={mark} />
      {icon === undefined ? (
        <text fontSize={9} textAnchor="middle" y={3}>
          {(title ?? name).slice(0, 1)}
        </text>
      ) : (
        <path d={icon} fillRule="evenodd" transform="scale(0.48)" />
      )}
      {text !== '' && (
        <text className="count" fontSize={9} textAnchor="middle" x={6} y={9}>
          {text}
        </text>
      )}
    </g>
  )
}

/** Hull, health, shields: one mark each, full or empty; many of them as a bar. */
function Pips({
  piece,
  x,
  y,
  unit,
  room,
}: {
  piece: Piece
  x: number
  y: number
  unit: number
  room: number
}) {
  const counted = piece.figures.filter((one) => one.of !== undefined && one.of > 0)
  const all = counted.reduce((sum, { of = 0 }) => sum + of, 0)
  if (all === 0) return null
  const width = Math.max(room, 26 * unit)
  const gap = Math.min(1.4 * unit, width / all / 4)
  const each = (width - gap * (all - 1)) / all
  let at = 0
  return (
    <g className="pips">
      {counted.flatMap(({ name, value, of = 0 }) =>
        Array.from({ length: of }, (_, place) => {
          const left = x - width / 2 + at++ * (each + gap)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: marks of one name differ by their place only
              key={`${name} ${place}`}
              className={`${name}${place < value ? '' : ' empty'}`}
              x={left}
              y={y}
              width={each}
              height={4 * unit}
              rx={Math.min(each, 4 * unit) / 3}
            />
          )
        }),
      )}
    </g>
  )
}
