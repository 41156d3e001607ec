import { useWords } from '../say.ts'

interface Props {
  readonly points: number
  readonly limit: number
}

/** How many of the points are spent. */
export function PointsBar({ points, limit }: Props) {
  const say = useWords()
  const share = limit > 0 ? Math.min(1, points / limit) : 0
  return (
    <span className={`points-bar${points > limit ? ' too-much' : ''}`}>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <b title={say.points(points)}>
        {points} / {limit}
      </b>
    </span>
  )
}
