import type { DialPart, Language } from '@sandtable/kernel'
import { wayOf } from '../table/way-icon.tsx'

interface Props {
  readonly tiles: DialPart['tiles']
  readonly language: Language
}

/** A dial drawn as it is printed: a row for each number, a column for each way. */
export function DialGrid({ tiles, language }: Props) {
  const rows = [...new Set(tiles.map(({ row }) => row))].sort((a, b) => b - a)
  const columns = [...new Set(tiles.map(({ column }) => column))].sort((a, b) => a - b)
  const size = 12
  const [width, height] = [(columns.length + 1) * size, rows.length * size]
  return (
    <svg
      className="dial-grid"
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width * 1.75}px` }}
      role="img"
      aria-label={tiles.map(({ label }) => label[language]).join('; ')}
    >
      {rows.map((row, at) => (
        <text key={row} x={size / 2} y={(at + 0.5) * size} textAnchor="middle" dominantBaseline="central">
          {row}
        </text>
      ))}
      {tiles.map(({ row, column, icon, kind, label }) => (
        <g
          key={label.en}
          className={`dial-way ${kind}`}
          transform={`translate(${(columns.indexOf(column) + 1.5) * size} ${(rows.indexOf(row) + 0.5) * size}) scale(0.5)`}
        >
          <title>{label[language]}</title>
          <rect x={-11} y={-11} width={22} height={22} rx={4} />
          <path d={wayOf(icon)} />
        </g>
      ))}
    </svg>
  )
}
