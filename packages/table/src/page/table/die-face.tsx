import type { DieSymbol } from '@sandtable/kernel'
import { iconOf } from '../board/icons.ts'

interface Props {
  readonly kind: string
  readonly symbols: readonly DieSymbol[]
  readonly label: string
  readonly size?: 'small' | 'large'
}

/** One die, drawn: its colour, and what its face shows. */
export function DieFace({ kind, symbols, label, size = 'large' }: Props) {
  const marks = symbols.flatMap(({ name, count }) =>
    name === 'accuracy'
      ? [{ name, text: `${count}` }]
      : Array.from({ length: count }, () => ({ name, text: '' })),
  )
  const places = spots[Math.min(marks.length, spots.length - 1)] ?? []
  return (
    <svg className={`die-face ${kind} ${size}`} viewBox="-20 -20 40 40" role="img" aria-label={label}>
      <title>{label}</title>
      <rect className="die-body" x={-18} y={-18} width={36} height={36} rx={7} />
      {marks.slice(0, places.length).map(({ name, text }, at) => {
        const [x, y, scale] = places[at] ?? [0, 0, 1]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols differ by their place only
          <g key={at} className={`symbol ${name}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            {text === '' && iconOf(name) !== undefined ? (
              <path d={iconOf(name)} fillRule="evenodd" />
            ) : (
              <text textAnchor="middle" y={6} fontSize={17}>
                {text || name.slice(0, 1).toUpperCase()}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Where one, two, three … symbols lie on a face, and how large. */
const spots: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 1.35]],
  [
    [-7.6, -6, 0.85],
    [7.6, 6, 0.85],
  ],
  [
    [-8, -7, 0.74],
    [8, -7, 0.74],
    [0, 8, 0.74],
  ],
  [
    [-8, -8, 0.7],
    [8, -8, 0.7],
    [-8, 8, 0.7],
    [8, 8, 0.7],
  ],
]
