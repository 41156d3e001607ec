import type { Form, Stand } from '@sandtable/kernel'

interface Props {
  readonly form: Form
  readonly at: Stand
  readonly height: number
}

/** A mark at the rim of a base, where it looks. */
export function NoseView({ form, at: { x, y, facing }, height }: Props) {
  const front = frontOf(form, { x, y, facing })
  const size = Math.min(14, front * 0.32)
  return (
    <path
      className="nose"
      d={`M0 ${-front - size}l${size * 0.9} ${size * 1.2}h${-1.8 * size}Z`}
      transform={`translate(${x} ${height - y}) rotate(${facing})`}
    />
  )
}

/** How far a base reaches to where it looks. */
function frontOf(form: Form, { x, y, facing }: Stand): number {
  if (form.type === 'circle') return form.radius
  if (form.type !== 'polygon') return 0
  const turn = (facing * Math.PI) / 180
  const ahead = form.points.flatMap((px, i, all) =>
    i % 2 === 0 ? [(px - x) * Math.sin(turn) + ((all[i + 1] ?? 0) - y) * Math.cos(turn)] : [],
  )
  return Math.max(...ahead)
}
