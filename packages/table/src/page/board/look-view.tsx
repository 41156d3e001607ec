import type { Look, Spot } from '@sandtable/kernel'

interface Props {
  readonly look: Look
  readonly at: Spot
  readonly facing: number
  readonly scale: number
}

/** The picture of a piece, at a spot of the drawing (y down). What is drawn from the front stands upright. */
export function LookView({ look, at, facing, scale }: Props) {
  const turn = look.upright ? 0 : facing
  return (
    <g className="look" transform={`translate(${at.x} ${at.y}) rotate(${turn}) scale(${scale})`}>
      <path className="shape" d={look.shape} />
      {look.cut && <path className="cut" d={look.cut} />}
      {look.over && <path className="overlay" d={look.over} />}
    </g>
  )
}
