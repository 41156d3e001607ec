import type { Ghost, Look, Piece, Scene, Spot } from '@sandtable/kernel'
import { LookView } from './look-view.tsx'
import { lookScale } from './looks.ts'
import { Shape } from './shape-view.tsx'

interface Props {
  readonly piece: Piece
  readonly look: Look
  readonly at: Spot
  readonly scene: Scene
}

/** A piece that is to be placed on one of some spaces, where the pointer holds it over another: it may not stand there. */
export function StrayView({ piece, look, at, scene }: Props) {
  const { x, y } = at
  return (
    <g
      className={`held piece ${piece.kind} seat-${piece.seat} forbidden-here`}
      // The form of a piece aside is drawn around the origin, which lies at the foot of the drawing.
      transform={`translate(${x} ${-y})`}
    >
      <Shape form={piece.form} scene={scene} className="form" />
      <LookView look={look} at={{ x: 0, y: scene.height }} facing={0} scale={lookScale(piece.form)} />
      <Shape form={piece.form} scene={scene} className="form no" />
    </g>
  )
}

/** The piece that the ghosts are places for, while it is not on the table; null: it is, or they are for several. */
export function placedBy(ghosts: readonly Ghost[], { aside }: Scene): Piece | null {
  const [first] = ghosts
  if (first === undefined || ghosts.some(({ of }) => of !== first.of)) return null
  return aside?.find(({ id }) => id === first.of) ?? null
}

/** The middle of the space there; null: the table has no spaces. */
export function spaceAt({ x, y }: Spot, { coordinates, width }: Scene): Spot | null {
  if (coordinates === undefined) return null
  const space = width / coordinates.columns.length
  const middle = (value: number) => (Math.floor(value / space) + 0.5) * space
  return { x: middle(x), y: middle(y) }
}
