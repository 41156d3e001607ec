import type { Drop, Plain, Scene, Zone } from '@sandtable/kernel'
import { type PointerEvent, type ReactNode, useRef, useState, type WheelEvent } from 'react'
import { useWords } from './say.ts'
import { pathOf } from './shape.ts'

interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

interface Props {
  readonly scene: Scene
  readonly zones: readonly Zone[]
  readonly children: ReactNode
  onDrop(answer: Plain): void
}

const home: Camera = { x: 0, y: 0, zoom: 1 }

/** The surface: pans and zooms; pieces that are to be placed follow the pointer. */
export function Ground({ scene, zones, children, onDrop }: Props) {
  const say = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const [camera, setCamera] = useState(home)
  const [drag, setDrag] = useState<{ x: number; y: number; camera: Camera; moved: boolean } | null>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [turned, setTurned] = useState({ of: '', by: 0 })
  const margin = scene.width * 0.03
  const box = {
    x: -margin + camera.x,
    y: -margin + camera.y,
    width: (scene.width + 2 * margin) / camera.zoom,
    height: (scene.height + 2 * margin) / camera.zoom,
  }
  const drop: Drop | undefined = zones[0]?.drops[0]

  // Every piece is taken up straight.
  const turn = turned.of === drop?.of ? turned.by : 0
  const setTurn = (by: number) => setTurned({ of: drop?.of ?? '', by })

  function spot(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return { x: point.x, y: scene.height - point.y }
  }

  function zoom(factor: number, around?: { x: number; y: number }): void {
    const next = Math.min(8, Math.max(0.5, camera.zoom * factor))
    const focus = around ?? { x: box.x + box.width / 2, y: scene.height - (box.y + box.height / 2) }
    const [fx, fy] = [focus.x, scene.height - focus.y]
    const scale = camera.zoom / next
    setCamera({
      zoom: next,
      x: fx - (fx - box.x) * scale + margin,
      y: fy - (fy - box.y) * scale + margin,
    })
  }

  function onWheel(event: WheelEvent): void {
    if (drop && event.shiftKey) setTurn(turn + (event.deltaY > 0 ? 15 : -15))
    else zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, spot(event))
  }

  function onMove(event: PointerEvent): void {
    if (drop) setAt(spot(event))
    if (drag === null) return
    const width = svg.current?.clientWidth ?? 1
    const height = svg.current?.clientHeight ?? 1
    const scale = Math.max(box.width / width, box.height / height)
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.moved && Math.hypot(dx, dy) < 5) return
    setDrag({ ...drag, moved: true })
    setCamera({ ...drag.camera, x: drag.camera.x - dx * scale, y: drag.camera.y - dy * scale })
  }

  return (
    <>
      <svg
        ref={svg}
        className={`ground ${scene.unit}`}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        onWheel={onWheel}
        onPointerDown={(event) => setDrag({ x: event.clientX, y: event.clientY, camera, moved: false })}
        onPointerMove={onMove}
        onPointerUp={(event) => {
          if (drop && drag && !drag.moved) onDrop(placed(drop, spot(event), turn))
          setDrag(null)
        }}
        onPointerLeave={() => setDrag(null)}
      >
        <title>{say.title}</title>
        <Sky scene={scene} />
        <rect className="mat" width={scene.width} height={scene.height} rx={scene.width * 0.004} />
        {zones.map((zone) => (
          <path key={zone.id} className="zone" d={pathOf(zone.form, scene)} />
        ))}
        {children}
        {drop && at && (
          <path
            className="held"
            d={outlineAt(drop.outline)}
            transform={`translate(${at.x} ${scene.height - at.y}) rotate(${drop.facing + turn})`}
          />
        )}
      </svg>
      <div className="zoom">
        {drop && (
          <button type="button" onClick={() => setTurn(turn + 15)}>
            ⟳ {say.turn}
          </button>
        )}
        <button type="button" aria-label={say.zoomOut} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" onClick={() => setCamera(home)}>
          {say.fit}
        </button>
        <button type="button" aria-label={say.zoomIn} onClick={() => zoom(1.3)}>
          +
        </button>
      </div>
    </>
  )
}

function outlineAt(points: readonly number[]): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${-points[i + 1]!}`
  return `${path}Z`
}

function placed(drop: Drop, { x, y }: { x: number; y: number }, turn: number): Plain {
  const facing = (((drop.facing + turn) % 360) + 360) % 360
  return { ...drop.gives, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, facing }
}

/** A few stars, always the same, so that an empty mat has a scale. */
function Sky({ scene }: { scene: Scene }) {
  const size = scene.width / 6
  const stars = Array.from({ length: 14 }, (_, at) => {
    const mixed = Math.imul(at + 1, 2654435761) >>> 0
    return {
      x: ((mixed & 1023) / 1023) * size,
      y: (((mixed >>> 10) & 1023) / 1023) * size,
      big: (mixed >>> 20) % 5 === 0,
    }
  })
  return (
    <defs>
      <pattern id="stars" width={size} height={size} patternUnits="userSpaceOnUse">
        <rect className="star-ground" width={size} height={size} />
        {stars.map(({ x, y, big }) => (
          <circle key={`${x} ${y}`} className="star" cx={x} cy={y} r={size * (big ? 0.006 : 0.003)} />
        ))}
      </pattern>
    </defs>
  )
}
