import type { Drop, Scene, Spot, Zone } from '@sandtable/kernel'
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useWords } from '../say.ts'
import { type Box, type Camera, useCamera } from './camera.ts'
import { boxOf } from './labels.ts'
import { pathOf } from './shape.ts'
import { Stars } from './stars.tsx'
import { Textures } from './textures.tsx'

interface Props {
  readonly scene: Scene
  readonly zones: readonly Zone[]
  readonly measuring: boolean
  readonly children: (camera: Camera) => ReactNode
  /** What lies over the drawing and follows it. */
  readonly over: (camera: Camera) => ReactNode
  onDrop(drop: Drop, at: Spot, facing: number): void
  /** Round to the other side of the table. */
  onTurn(): void
  /** A press on something, or on the bare table. */
  onPress(thing: string | null, at: Spot, event: PointerEvent): void
  /** May this thing be taken up and dragged? Then the table stays where it is. */
  onGrab(thing: string): boolean
  onCarry(at: Spot): void
  onRelease(): void
  onPoint(thing: string | null, event: PointerEvent): void
  onHold(thing: string, event: PointerEvent): void
}

/** So long a finger rests on something to learn what it is. */
const holdTime = 450

/** The surface: pans and zooms, tells what is pressed, pointed at and held; pieces to be placed follow the pointer. */
export function Ground(props: Props) {
  const {
    scene,
    zones,
    measuring,
    children,
    over,
    onDrop,
    onTurn,
    onPress,
    onGrab,
    onCarry,
    onRelease,
    onPoint,
    onHold,
  } = props
  const say = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const home = useMemo(() => homeOf(scene), [scene])
  const camera = useCamera(svg, home)
  const around = useMemo(() => aroundPieces(scene, home), [scene, home])
  const [at, setAt] = useState<Spot | null>(null)
  const [turned, setTurned] = useState({ of: '', by: 0 })
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Where a piece was taken up, and whether it has left that place. */
  const carried = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const wasHeld = useRef(false)
  const drop: Drop | undefined = zones[0]?.drops[0]

  // Every piece is taken up straight.
  const turn = turned.of === drop?.of ? turned.by : 0
  const turnBy = (by: number) => setTurned({ of: drop?.of ?? '', by: turn + by })

  const spotOf = (event: PointerEvent): Spot => {
    const { x, y } = camera.spot(event)
    return { x, y: scene.height - y }
  }

  function down(event: PointerEvent): void {
    const thing = thingAt(event)
    wasHeld.current = false
    carried.current = null
    if (thing !== null && !measuring && onGrab(thing))
      carried.current = { x: event.clientX, y: event.clientY, moved: false }
    else camera.handlers.onPointerDown(event)
    clearTimeout(held.current)
    if (thing !== null && event.pointerType !== 'mouse')
      held.current = setTimeout(() => {
        wasHeld.current = true
        onHold(thing, event)
      }, holdTime)
  }

  function move(event: PointerEvent): void {
    if (drop) setAt(spotOf(event))
    const grip = carried.current
    if (grip === null || event.buttons === 0) camera.handlers.onPointerMove(event)
    else if (grip.moved || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > 8) {
      grip.moved = true
      clearTimeout(held.current)
      svg.current?.setPointerCapture(event.pointerId)
      onCarry(spotOf(event))
    }
    if (camera.dragged()) clearTimeout(held.current)
    if (event.pointerType === 'mouse') onPoint(event.buttons > 0 ? null : thingAt(event), event)
  }

  function up(event: PointerEvent): void {
    clearTimeout(held.current)
    camera.handlers.onPointerUp(event)
    const grip = carried.current
    carried.current = null
    if (grip?.moved) {
      onRelease()
      return
    }
    if ((grip === null && camera.dragged()) || wasHeld.current || event.button > 0) return
    if (drop && !measuring) onDrop(drop, spotOf(event), drop.facing + turn)
    else onPress(thingAt(event), spotOf(event), event)
  }

  return (
    <>
      <svg
        ref={svg}
        className={`ground ${scene.unit}${measuring ? ' measuring' : ''}`}
        role="application"
        aria-label={say.tableKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the view; every answer has a button beside the table
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={camera.handlers.onPointerCancel}
        onPointerLeave={(event) => onPoint(null, event)}
        onContextMenu={(event) => event.preventDefault()}
        onWheel={(event) => drop && event.shiftKey && turnBy(event.deltaY + event.deltaX > 0 ? 15 : -15)}
        onKeyDown={camera.handlers.onKeyDown}
      >
        <Stars scene={scene} />
        <Textures />
        <rect className="mat" width={scene.width} height={scene.height} rx={scene.width * 0.004} />
        {scene.unit === 'mm' && <rect className="sky" width={scene.width} height={scene.height} />}
        {zones.map((zone) => (
          <path key={zone.id} className="zone" d={pathOf(zone.form, scene)} />
        ))}
        {children(camera)}
        {drop && at && (
          <path
            className="held"
            d={outlinePath(drop.outline)}
            transform={`translate(${at.x} ${scene.height - at.y}) rotate(${drop.facing + turn})`}
          />
        )}
      </svg>
      {over(camera)}
      <div className="zoom">
        {drop && (
          <button type="button" onClick={() => turnBy(15)}>
            ⟳ {say.turn}
          </button>
        )}
        <button type="button" aria-label={say.zoomOut} onClick={() => camera.zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" onClick={() => camera.fit(around)}>
          {say.fit}
        </button>
        <button type="button" aria-label={say.otherSide} title={say.otherSide} onClick={onTurn}>
          ⇅
        </button>
        <button type="button" aria-label={say.zoomIn} onClick={() => camera.zoomBy(1.4)}>
          +
        </button>
      </div>
    </>
  )
}

function thingAt({ target }: { readonly target: EventTarget }): string | null {
  return target instanceof Element
    ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null)
    : null
}

export function outlinePath(points: readonly number[]): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${-points[i + 1]!}`
  return `${path}Z`
}

/** What fits into the window: the whole mat, or of a map of spaces the part that is there. */
function homeOf(scene: Scene): Box {
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height }
  if (scene.unit === 'mm') return whole
  const boxes = scene.things.flatMap((one) =>
    one.type === 'area' && one.kind.startsWith('floor')
      ? one.forms.map((form) => boxOf(form, scene.height))
      : [],
  )
  if (boxes.length === 0) return whole
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Where the pieces are, with some room around them; everything, if there are none. */
function aroundPieces(scene: Scene, home: Box): Box {
  const stands = scene.things.flatMap((one) => (one.type === 'piece' && one.seat !== null ? [one.at] : []))
  if (stands.length === 0) return home
  const room = scene.unit === 'mm' ? 120 : 2
  const [xs, ys] = [stands.map(({ x }) => x), stands.map(({ y }) => scene.height - y)]
  const [left, top] = [Math.max(home.x, Math.min(...xs) - room), Math.max(home.y, Math.min(...ys) - room)]
  const right = Math.min(home.x + home.width, Math.max(...xs) + room)
  const bottom = Math.min(home.y + home.height, Math.max(...ys) + room)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
