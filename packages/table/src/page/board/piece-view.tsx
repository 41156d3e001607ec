import type { Badge, Language, Piece, Scene } from '@sandtable/kernel'
import { useRef } from 'react'
import { iconOf } from './icons.ts'
import { boxOf, type Label, letter } from './labels.ts'
import { lookOf, lookScale, turnOf } from './looks.ts'
import { type Timed, useMotion } from './motion.ts'
import { Shape } from './shape-view.tsx'

interface Props {
  readonly piece: Piece
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
  readonly label: Label | undefined
  readonly hovered: boolean
  /** Somebody would run into it. */
  readonly met: boolean
  /** The second side has a double outline, so that sides differ without colour, too. */
  readonly second: boolean
  readonly motion: Timed | undefined
}

export function PieceView({ piece, scene, language, unit, label, hovered, met, second, motion }: Props) {
  const body = useRef<SVGGElement>(null)
  const tags = useRef<SVGGElement>(null)
  useMotion(body, tags, piece, scene.height, motion)
  const { x, facing } = piece.at
  const y = scene.height - piece.at.y
  const hasActed = piece.acted && !piece.active
  const states = [
    (piece.answers?.length ?? 0) > 0 ? 'can' : '',
    piece.active ? 'active' : '',
    hasActed ? 'acted' : '',
    hovered ? 'hovered' : '',
    met ? 'met' : '',
    motion === undefined ? '' : 'moving',
    piece.seat === null ? 'nobody' : `seat-${piece.seat}`,
    piece.figures.length > 0 ? 'fighter' : '',
  ]
  const look = lookOf(piece.look, piece.kind)
  const box = boxOf(piece.form, scene.height)
  return (
    <g className={`piece ${piece.kind} ${states.filter(Boolean).join(' ')}`} data-thing={piece.id}>
      <g ref={body}>
        <Shape form={piece.form} scene={scene} className="form" />
        {second && piece.form.type !== 'stroke' && (
          <g transform={`translate(${x} ${y}) scale(0.84) translate(${-x} ${-y})`}>
            <Shape form={piece.form} scene={scene} className="inner" />
          </g>
        )}
        {piece.form.type !== 'stroke' && (
          <path
            className="nose"
            d={look}
            transform={`translate(${x} ${y}) rotate(${turnOf(look, facing)}) scale(${lookScale(piece.form)})`}
          />
        )}
      </g>
      <g ref={tags} className="tags">
        <Pips piece={piece} x={x} y={box.y + box.height + 4 * unit} unit={unit} room={box.width} />
        {label && (
          <text className="name" x={label.x} y={label.y} fontSize={letter * unit} textAnchor="middle">
            {label.text}
          </text>
        )}
        {hasActed && <Mark name="acted" x={box.x} y={box.y} unit={unit} text="" />}
        {badgesShown(piece).map((badge, at) => (
          <Mark
            key={`${badge.name} ${badge.to ?? ''} ${badge.label.en}`}
            name={badge.name}
            x={box.x + box.width + (at % 3) * 14 * unit}
            y={box.y + Math.floor(at / 3) * 14 * unit}
            unit={unit}
            text={badge.count > 1 ? `${badge.count}` : ''}
            title={badge.label[language]}
          />
        ))}
      </g>
    </g>
  )
}

/** Damage is shown by the pips already. */
function badgesShown({ badges, figures }: Piece): readonly Badge[] {
  const counted = figures.some((one) => one.of !== undefined)
  return badges.filter((badge) => !(counted && (badge.name === 'damage' || badge.name === 'damage-down')))
}

interface MarkProps {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly text: string
  readonly title?: string
}

function Mark({ name, x, y, unit, text, title }: MarkProps) {
  const icon = iconOf(name)
  return (
    <g className={`badge ${name}`} transform={`translate(${x} ${y}) scale(${unit})`}>
      {title !== undefined && <title>{title}</title>}
      <circle r={7} />
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
