import type { Area, Form, Ghost, Language, Line, Piece, Plain, Scene, Thing } from '@sandtable/kernel'
import { lookOf } from './looks.ts'
import { pathOf } from './shape.ts'

interface Props {
  readonly scene: Scene
  readonly language: Language
  readonly hovered: string | null
  readonly picked: string | null
  /** Is the reader asked now? Then pieces can be pressed, also to learn why not. */
  readonly asked: boolean
  /** Ghosts that are shown: those of the piece in question. */
  readonly ghostsOf: string | null
  onPick(thing: Thing, answers: readonly Plain[]): void
  onHover(id: string | null): void
}

/** Everything on the table, from low to high. */
export function SceneView({ scene, language, hovered, picked, ghostsOf, asked, onPick, onHover }: Props) {
  const things = [...scene.things].sort((one, other) => one.z - other.z)
  const clear = things.filter((one) => one.type === 'line' && one.blocked.length === 0).length
  return (
    <>
      {things.map((thing) => {
        const shared = { key: thing.id, scene, language, onPick, onHover }
        switch (thing.type) {
          case 'area':
            return <AreaView {...shared} key={thing.id} area={thing} />
          case 'line':
            return isShown(thing, hovered, clear) ? (
              <LineView {...shared} key={thing.id} line={thing} />
            ) : null
          case 'ghost':
            return thing.of === ghostsOf || ghostsOf === null ? (
              <GhostView {...shared} key={thing.id} ghost={thing} picked={picked === thing.id} />
            ) : null
          case 'piece':
            return (
              <PieceView
                {...shared}
                key={thing.id}
                piece={thing}
                asked={asked}
                hovered={hovered === thing.id}
              />
            )
          default:
            return null
        }
      })}
    </>
  )
}

interface Shared {
  readonly scene: Scene
  readonly language: Language
  onPick(thing: Thing, answers: readonly Plain[]): void
  onHover(id: string | null): void
}

function Shape({ form, scene, className }: { form: Form; scene: Scene; className: string }) {
  const path = pathOf(form, scene)
  return form.type === 'stroke' ? (
    <path className={`${className} stroke`} d={path} style={{ strokeWidth: form.width }} />
  ) : (
    <path className={className} d={path} />
  )
}

function AreaView({ area, scene, language, onPick, onHover }: Shared & { area: Area }) {
  const clip = area.within ? `clip-${area.id.replace(/\W/g, '-')}` : undefined
  const answers = area.answers ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every answer also has a button beside the table
    <g
      className={`area ${area.kind}${answers.length > 0 ? ' can' : ''}`}
      clipPath={clip && `url(#${clip})`}
      onClick={answers.length > 0 ? () => onPick(area, answers) : undefined}
      onPointerEnter={() => onHover(area.id)}
      onPointerLeave={() => onHover(null)}
    >
      {area.within && clip && (
        <clipPath id={clip}>
          <path d={pathOf(area.within, scene)} />
        </clipPath>
      )}
      {area.label && <title>{area.label[language]}</title>}
      {area.forms.map((form, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forms have no names and never change places
        <Shape key={at} form={form} scene={scene} className="form" />
      ))}
    </g>
  )
}

function LineView({ line, scene, language }: Shared & { line: Line }) {
  const middle = { x: (line.from.x + line.to.x) / 2, y: scene.height - (line.from.y + line.to.y) / 2 }
  const size = 12
  return (
    <g className={`line ${line.kind}${line.blocked.length > 0 ? ' blocked' : ''}`}>
      <line x1={line.from.x} y1={scene.height - line.from.y} x2={line.to.x} y2={scene.height - line.to.y} />
      <circle cx={line.from.x} cy={scene.height - line.from.y} r={size / 4} />
      <circle cx={line.to.x} cy={scene.height - line.to.y} r={size / 4} />
      {line.label && (
        <text x={middle.x} y={middle.y} fontSize={size} textAnchor="middle">
          {line.label[language]}
        </text>
      )}
    </g>
  )
}

function GhostView({
  ghost,
  scene,
  language,
  picked,
  onPick,
  onHover,
}: Shared & { ghost: Ghost; picked: boolean }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every answer also has a button beside the table
    <g
      className={`ghost ${ghost.kind}${ghost.leaves ? ' leaves' : ''}${picked ? ' picked' : ''}`}
      onClick={() => onPick(ghost, ghost.answers ?? [])}
      onPointerEnter={() => onHover(ghost.id)}
      onPointerLeave={() => onHover(null)}
    >
      {ghost.label && <title>{ghost.label[language]}</title>}
      {picked &&
        ghost.path.map((form, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: forms have no names and never change places
          <Shape key={at} form={form} scene={scene} className="path" />
        ))}
      <Shape form={ghost.form} scene={scene} className="form" />
      <Nose at={ghost.at} scene={scene} />
    </g>
  )
}

/** Which way it looks. */
function Nose({ at, scene }: { at: { x: number; y: number; facing: number }; scene: Scene }) {
  const size = 10
  const y = scene.height - at.y
  return (
    <path
      className="nose"
      d={`M0 ${-size}L${size * 0.7} ${size * 0.8}L0 ${size * 0.4}L${-size * 0.7} ${size * 0.8}Z`}
      transform={`translate(${at.x} ${y}) rotate(${at.facing})`}
    />
  )
}

function PieceView({
  piece,
  scene,
  language,
  asked,
  hovered,
  onPick,
  onHover,
}: Shared & { piece: Piece; asked: boolean; hovered: boolean }) {
  const answers = piece.answers ?? []
  const size = 11
  const y = scene.height - piece.at.y
  const drop = labelDrop(piece)
  const states = [
    answers.length > 0 ? 'can' : '',
    piece.active ? 'active' : '',
    piece.acted ? 'acted' : '',
    hovered ? 'hovered' : '',
    piece.seat === null ? 'nobody' : `seat-${piece.seat}`,
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every answer also has a button beside the table
    <g
      className={`piece ${piece.kind} ${states.join(' ')}`}
      onClick={asked ? () => onPick(piece, answers) : undefined}
      onPointerEnter={() => onHover(piece.id)}
      onPointerLeave={() => onHover(null)}
    >
      <Shape form={piece.form} scene={scene} className="form" />
      <path
        className="nose"
        d={lookOf(piece.look)}
        transform={`translate(${piece.at.x} ${y}) rotate(${piece.at.facing}) scale(${lookScale(piece)})`}
      />
      {piece.label && (
        <text className="name" x={piece.at.x} y={y + drop} fontSize={size} textAnchor="middle">
          {piece.label[language]}
        </text>
      )}
      {piece.badges.map((badge, at) => (
        <g
          key={badge.name}
          className={`badge ${badge.name}`}
          transform={`translate(${piece.at.x + drop * 0.75 + at * size * 1.3} ${y - drop * 0.75})`}
        >
          <title>{badge.label[language]}</title>
          <circle r={size * 0.6} />
          <text fontSize={size * 0.7} textAnchor="middle" y={size * 0.25}>
            {badge.count > 1 ? badge.count : badge.label[language].slice(0, 1)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Silhouettes fill three quarters of the base. */
function lookScale({ form }: Piece): number {
  if (form.type === 'circle') return form.radius / 13
  if (form.type !== 'polygon') return 1.5
  const xs = form.points.filter((_, at) => at % 2 === 0)
  const ys = form.points.filter((_, at) => at % 2 === 1)
  const area = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
  // A turned base has a larger box around it; its own side is what counts.
  const side = Math.hypot((xs[1] ?? 0) - (xs[0] ?? 0), (ys[1] ?? 0) - (ys[0] ?? 0))
  return Math.min(side, Math.sqrt(area)) / 26
}

/** How far below its middle a piece has its name. */
function labelDrop({ form, at }: Piece): number {
  if (form.type === 'circle') return form.radius + 10
  if (form.type !== 'polygon') return 34
  const ys = form.points.filter((_, place) => place % 2 === 1)
  return at.y - Math.min(...ys) + 12
}

/** More free lines than these say nothing any more. */
const fewLines = 8

/** Of lines of sight those of the piece at the pointer; otherwise only free ones, as long as they are few. */
function isShown({ kind, ends, blocked }: Line, hovered: string | null, clear: number): boolean {
  if (kind !== 'sight' || (hovered !== null && ends.includes(hovered))) return true
  return blocked.length === 0 && clear <= fewLines
}
