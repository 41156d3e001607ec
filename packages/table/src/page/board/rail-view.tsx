import type { Rail, Scene } from '@sandtable/kernel'
import { standOn } from './rails.ts'

/** The stretch along which a piece may be set down, with the piece at both ends and where it is held; null: not on this one. */
export function RailView({ rail, scene, at }: { rail: Rail; scene: Scene; at: number | null }) {
  const stands = [rail.from, rail.to, ...(at === null ? [] : [standOn({ rail, value: at })])]
  return (
    <g className="rail">
      {stands.map((stand, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends and the piece
          key={place}
          className={place === 2 ? 'rail-held' : 'rail-end'}
          d={outline(rail.outline)}
          transform={`translate(${stand.x} ${scene.height - stand.y}) rotate(${stand.facing})`}
        />
      ))}
    </g>
  )
}

function outline(points: readonly number[]): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${-points[i + 1]!}`
  return `${path}Z`
}
