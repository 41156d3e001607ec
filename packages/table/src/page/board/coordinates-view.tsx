import type { Coordinates } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Box, Camera } from './camera.ts'

interface Props {
  readonly coordinates: Coordinates
  /** The part of the drawing that has spaces. */
  readonly home: Box
  /** How many units of the drawing a space is wide. */
  readonly space: number
  readonly camera: Camera
}

/** Letters keep this far from the edge, and from each other. */
const margin = 10
const apart = 20

/** The names of columns and rows along the map; where its edge is out of sight, along the edge of the window. */
export function CoordinatesView({ coordinates, home, space, camera }: Props) {
  const drawing = useRef<SVGSVGElement>(null)
  const { follow } = camera
  useEffect(() => {
    const names = [...(drawing.current?.children ?? [])]
    return follow(({ onScreen, width }) => {
      const end = onScreen({ x: home.x + home.width, y: home.y }).x
      const from = onScreen(home)
      const to = onScreen({ x: home.x + space, y: home.y + space })
      // Where letters would touch, every second one is left out, or every third.
      const every = Math.ceil(apart / (to.x - from.x))
      for (const name of names) {
        const at = Number(name.getAttribute('data-at'))
        const isColumn = name.classList.contains('column-name')
        const middle = (at + 0.5) * space
        const spot = onScreen({ x: middle, y: middle })
        const isInside = isColumn
          ? middle > home.x && middle < home.x + home.width
          : middle > home.y && middle < home.y + home.height
        const isFar = name.classList.contains('far')
        const side = isFar ? Math.min(width - margin, end + margin) : Math.max(margin, from.x - margin)
        const x = isColumn ? spot.x : side
        const y = isColumn ? Math.max(margin, from.y - margin) : spot.y
        name.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
        name.setAttribute('visibility', isInside && at % every === 0 ? 'visible' : 'hidden')
      }
    })
  }, [follow, home, space])
  const { columns, rows } = coordinates
  return (
    <svg ref={drawing} className="coordinates" aria-hidden="true">
      {columns.map((name, at) => (
        <Name key={name} name={name} way="column" at={at} />
      ))}
      {rows.map((name, at) => (
        // Rows are named from near to far, and drawn from far to near.
        <Name key={name} name={name} way="row" at={rows.length - 1 - at} />
      ))}
      {rows.map((name, at) => (
        <Name key={name} name={name} way="row" at={rows.length - 1 - at} far />
      ))}
    </svg>
  )
}

interface NameProps {
  readonly name: string
  readonly way: 'column' | 'row'
  readonly at: number
  /** On the other side, too: whatever lies over the table hides one of them at most. */
  readonly far?: boolean
}

function Name({ name, way, at, far = false }: NameProps) {
  return (
    <g className={`${way}-name${far ? ' far' : ''}`} data-at={at} visibility="hidden">
      <rect x={-9} y={-8} width={18} height={16} rx={4} />
      <text textAnchor="middle" dy="0.35em">
        {name}
      </text>
    </g>
  )
}
