import type { Scene } from '@sandtable/kernel'
import type { Happening } from './happened.ts'

/** What pieces just lost or gained, floating away from them; a ring where one left the table. */
export function HappeningsView({
  all,
  scene,
  unit,
}: {
  readonly all: readonly Happening[]
  readonly scene: Scene
  readonly unit: number
}) {
  return (
    <g className="happenings">
      {all.map(({ id, type, figure, amount, at }, place) => (
        <g key={id} transform={`translate(${at.x} ${scene.height - at.y}) scale(${unit})`}>
          {type === 'gone' ? (
            <circle className="happening gone" r={26} />
          ) : (
            <text
              className={`happening ${type} ${figure}`}
              x={place * 4}
              y={-14}
              textAnchor="middle"
              fontSize={20}
            >
              {type === 'lost' ? '−' : '+'}
              {amount}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
