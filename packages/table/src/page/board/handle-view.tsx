interface Props {
  /** How far the piece reaches from its middle. */
  readonly reach: number
  readonly facing: number
  readonly unit: number
}

/** By what a piece at rest is turned: around its middle, which is where this is drawn. */
export function HandleView({ reach, facing, unit }: Props) {
  const far = reach + 16 * unit
  return (
    <g className="handle" data-hold="turn" transform={`rotate(${facing})`}>
      <line y1={-reach} y2={-far} />
      <circle cy={-far} r={9 * unit} />
      <path
        d="M-4 1.5A4.2 4.2 0 1 1 0 4.2M-6.4-.6L-4 2-1.4-.6"
        transform={`translate(0 ${-far}) scale(${unit})`}
      />
    </g>
  )
}
