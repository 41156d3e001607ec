import type { Scene } from '@sandtable/kernel'

/** A few stars, always the same, so that an empty mat has a scale. */
export function Stars({ scene }: { scene: Scene }) {
  const size = scene.width / 4
  const stars = Array.from({ length: 34 }, (_, at) => {
    const mixed = Math.imul(at + 1, 2654435761) >>> 0
    return {
      x: ((mixed & 1023) / 1023) * size,
      y: (((mixed >>> 10) & 1023) / 1023) * size,
      radius: size * ((mixed >>> 20) % 7 === 0 ? 0.004 : (mixed >>> 20) % 3 === 0 ? 0.0026 : 0.0016),
    }
  })
  return (
    <defs>
      <radialGradient id="depth" cx="42%" cy="38%" r="80%">
        <stop className="depth-near" offset="0" />
        <stop className="depth-far" offset="1" />
      </radialGradient>
      <pattern id="stars" width={size} height={size} patternUnits="userSpaceOnUse">
        {stars.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} className="star" cx={x} cy={y} r={radius} />
        ))}
      </pattern>
    </defs>
  )
}
