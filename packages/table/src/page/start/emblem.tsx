import type { ReactNode } from 'react'

/** A drawing for a game, all our own; a game without one gets the sand. */
export function Emblem({ game }: { readonly game: string }) {
  return (
    <svg className="emblem" viewBox="0 0 360 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawings[game] ?? sand}
    </svg>
  )
}

const dart = 'M0-15 3-4 14 5 14 9 3 6 2 11-2 11-3 6-14 9-14 5-3-4Z'
const rock = (x: number, y: number, size: number) =>
  `M${[
    [-1, -0.3],
    [-0.4, -0.9],
    [0.5, -0.8],
    [1, -0.1],
    [0.7, 0.7],
    [-0.2, 1],
    [-0.9, 0.5],
  ]
    .map(([dx = 0, dy = 0]) => `${x + dx * size} ${y + dy * size}`)
    .join('L')}Z`

/** Places of stars; any will do as long as they stay where they are. */
const stars = Array.from({ length: 46 }, (_, at) => ({
  x: (at * 83.7) % 360,
  y: (at * 47.3 + at * at * 3.1) % 130,
  r: 0.5 + (at % 3) * 0.35,
}))

const sky = (
  <>
    {stars.map(({ x, y, r }) => (
      <circle key={`${x} ${y}`} className="star" cx={x} cy={y} r={r} />
    ))}
    <path className="arc" d="M96 92 222 22A150 150 0 0 1 246 92Z" />
    <path className="band" d="M178 47A94 94 0 0 1 190 92M136 70A46 46 0 0 1 142 92" />
    <path className="way" d="M34 112Q58 112 84 98" />
    <path className="rock" d={rock(286, 104, 17)} />
    <path className="rock" d={rock(142, 26, 12)} />
    <path className="rock" d={rock(332, 34, 9)} />
    <path className="mine" d={dart} transform="translate(94 93) rotate(62) scale(1.25)" />
    <path className="theirs" d={dart} transform="translate(222 56) rotate(-118) scale(1.1)" />
    <path className="theirs" d={dart} transform="translate(262 66) rotate(-100) scale(1.1)" />
  </>
)

/** Sixteen by seven, a little more than can be seen. */
const squares = Array.from({ length: 16 * 7 }, (_, at) => ({
  x: 5 - 25 + (at % 16) * 25,
  y: 3 - 25 + Math.floor(at / 16) * 25,
}))

const rooms = (
  <>
    {squares.map(({ x, y }) => (
      <rect key={`${x} ${y}`} className="space" x={x} y={y} width={25} height={25} />
    ))}
    <path className="wall" d="M130-22V53M130 78V153M230-22V28M230 53V103H305V153" />
    <path className="door" d="M130 53V78M230 28V53" />
    <path className="sight" d="M67 90 192 41M67 90 217 90" />
    <circle className="mine" cx="67" cy="90" r="9" />
    <circle className="mine" cx="92" cy="40" r="9" />
    <circle className="theirs" cx="192" cy="41" r="9" />
    <circle className="theirs" cx="217" cy="90" r="9" />
    <rect className="theirs" x="283" y="32" width="44" height="20" rx="9" />
    <path className="aim" d="M192 24V32M192 50V58M175 41H183M201 41H209" />
  </>
)

const sand: ReactNode = (
  <>
    {[0, 1, 2, 3, 4].map((line) => (
      <path
        key={line}
        className="band"
        d={`M0 ${60 + line * 16}Q90 ${20 + line * 20} 180 ${64 + line * 15}T360 ${58 + line * 16}`}
      />
    ))}
    <path className="wall" d="M180 30V74" />
    <path className="mine" d="M180 30 206 39 180 48Z" />
  </>
)

const drawings: Readonly<Record<string, ReactNode>> = { xwing: sky, assault: rooms }
