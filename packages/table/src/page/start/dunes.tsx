/** Height lines of sand, behind the title. */
export function Dunes() {
  return (
    <svg className="dunes" viewBox="0 0 1100 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

/** Waves that grow apart: each line a little lower and flatter than the one before. */
const lines = Array.from({ length: 13 }, (_, line) => {
  const points = Array.from({ length: 45 }, (__, at) => {
    const x = at * 25
    const hill = 58 * Math.exp(-(((x - 820) / 190) ** 2)) + 30 * Math.exp(-(((x - 330) / 150) ** 2))
    const y = 62 + line * 13 - hill * (1 - line / 14) + 4 * Math.sin(x / 90 + line * 0.7)
    return `${x} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
})
