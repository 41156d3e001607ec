import type { Rail, Scene, Stand } from '@sandtable/kernel'

/** The stretch along which a piece may be set down, with the piece at both ends and where it is held. */
export function RailView({ rail, scene, at }: { rail: Rail; scene: Scene; at: number | null }) {
  const stands = [rail.from, rail.to, at === null ? between(rail, 0.5) : between(rail, shareOf(rail, at))]
  return (
    <g className="rail">
      {stands.map((stand, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends and the piece
          key={place}
          className={place === 2 ? 'held' : 'rail-end'}
          d={outline(rail.outline)}
          transform={`translate(${stand.x} ${scene.height - stand.y}) rotate(${stand.facing})`}
        />
      ))}
    </g>
  )
}

function shareOf({ least, most }: Rail, at: number): number {
  return most === least ? 0 : (at - least) / (most - least)
}

function between({ from, to }: Rail, share: number): Stand {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, facing: from.facing }
}

function outline(points: readonly number[]): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${-points[i + 1]!}`
  return `${path}Z`
}
