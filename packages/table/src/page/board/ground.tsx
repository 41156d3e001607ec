import type { Scene, Spot, Zone } from '@sandtable/kernel'
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../say.ts'
import { type Box, type Camera, isSameBox, useCamera } from './camera.ts'
import { CoordinatesView } from './coordinates-view.tsx'
import { HeldView } from './held-view.tsx'
import { boxOf } from './labels.ts'
import { facingTo, isArrow, type Placing, type Turning, turnStep } from './placing.ts'
import { pathOf } from './shape.ts'
import { Stars } from './stars.tsx'
import { Textures } from './textures.tsx'

interface Props {
  readonly scene: Scene
  readonly zones: readonly Zone[]
  /** The piece that is held over the table; null: none. */
  readonly placing: Placing | null
  /** What is held and may be turned; null: nothing. */
  readonly turning: Turning | null
  /** Something is held that arrow keys move: they leave the view where it is. */
  readonly held: boolean
  readonly measuring: boolean
  /** What a small screen shows of the table now; null: all; undefined: as the reader has it. */
  readonly focus: Box | null | undefined
  readonly children: (camera: Camera) => ReactNode
  /** What lies over the drawing and follows it. */
  readonly over: (camera: Camera) => ReactNode
  /** Round to the other side of the table. */
  onTurn(): void
  /** A press on something, or on the bare table. */
  onPress(thing: string | null, at: Spot, event: PointerEvent): void
  /** May this thing be taken up and dragged? Then the table stays where it is. */
  onGrab(thing: string): boolean
  onCarry(at: Spot): void
  onRelease(event: PointerEvent): void
  onPoint(thing: string | null, event: PointerEvent, at: Spot): void
  onHold(thing: string, event: PointerEvent): void
}

/** The names of columns and rows are so high and wide, in pixels. */
const roomForNames = 20

/** So long a finger rests on something to learn what it is. */
const holdTime = 450

/** The surface: pans and zooms, tells what is pressed, pointed at and held; pieces to be placed follow the pointer. */
export function Ground(props: Props) {
  const {
    scene,
    zones,
    placing,
    turning,
    held: isHeld,
    measuring,
    focus,
    children,
    over,
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
  const spaces = useMemo(() => homeOf(scene), [scene])
  // With shift, the wheel zooms although a piece is held.
  const camera = useCamera(svg, spaces, scene.coordinates === undefined ? 0 : roomForNames, (event) => {
    if (turning === null || event.shiftKey) return false
    turning.turn(event.deltaY > 0 ? turnStep : -turnStep)
    return true
  })
  const { show } = camera
  const focused = useRef<Box | null | undefined>(undefined)
  useEffect(() => {
    const isNew = focus !== undefined && !(focus && focused.current && isSameBox(focus, focused.current))
    if (isNew && focus !== focused.current) show(focus)
    if (focus !== undefined) focused.current = focus
  }, [focus, show])
  const around = useMemo(() => aroundPieces(scene, spaces), [scene, spaces])
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Where a piece was taken up, and whether it has left that place. */
  const carried = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const wasHeld = useRef(false)
  /** By what a piece that rests on the table is held: itself, or its handle. */
  const gripped = useRef<string | null>(null)

  const spotOf = (event: PointerEvent): Spot => {
    const { x, y } = camera.spot(event)
    return { x, y: scene.height - y }
  }

  function down(event: PointerEvent): void {
    const thing = thingAt(event)
    wasHeld.current = false
    carried.current = null
    gripped.current = turning?.rests ? gripAt(event) : null
    if (gripped.current !== null) {
      carried.current = { x: event.clientX, y: event.clientY, moved: false }
      return
    }
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
    const grip = carried.current
    if (placing !== null && gripped.current === null && event.pointerType === 'mouse' && event.buttons === 0)
      placing.move(spotOf(event), false)
    if (grip === null || event.buttons === 0) camera.handlers.onPointerMove(event)
    else if (grip.moved || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > 8) {
      grip.moved = true
      clearTimeout(held.current)
      svg.current?.setPointerCapture(event.pointerId)
      if (gripped.current === 'turn') turning?.face(facingTo(turning.at, spotOf(event)))
      else if (placing === null || gripped.current === null) onCarry(spotOf(event))
      else placing.move(spotOf(event), true)
    }
    if (camera.dragged()) clearTimeout(held.current)
    if (event.pointerType === 'mouse')
      onPoint(event.buttons > 0 ? null : thingAt(event), event, spotOf(event))
  }

  function up(event: PointerEvent): void {
    clearTimeout(held.current)
    camera.handlers.onPointerUp(event)
    const grip = carried.current
    const byGrip = gripped.current
    carried.current = null
    gripped.current = null
    if (grip?.moved) {
      if (byGrip === null) onRelease(event)
      return
    }
    if ((grip === null && camera.dragged()) || wasHeld.current || event.button > 0) return
    if (placing === null && byGrip !== null) return
    if (placing !== null && !measuring) putDown(placing, event, byGrip)
    else onPress(thingAt(event), spotOf(event), event)
  }

  /** A finger leaves with every press: what it has pressed stays pointed at until it presses something else. */
  function leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' || wasHeld.current) onPoint(null, event, spotOf(event))
  }

  /** The mouse has shown where it would stand. A finger shows it with its first press, and means it with the next. */
  function putDown(held: Placing, event: PointerEvent, grip: string | null): void {
    if (event.pointerType === 'mouse') held.place(grip === null ? spotOf(event) : held.at)
    else if (grip === null) held.move(spotOf(event), true)
    else if (grip === 'piece') held.place()
  }

  return (
    <>
      <svg
        ref={svg}
        className={`ground ${scene.unit}${scene.mat === undefined ? '' : ` mat-${scene.mat}`}${measuring ? ' measuring' : ''}`}
        role="application"
        aria-label={say.tableKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the view; every answer has a button beside the table
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={camera.handlers.onPointerCancel}
        onPointerLeave={leave}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => (isHeld && isArrow(event.key) ? null : camera.handlers.onKeyDown(event))}
      >
        <Stars scene={scene} />
        <Textures />
        <rect className="mat" width={scene.width} height={scene.height} rx={scene.width * 0.004} />
        {scene.unit === 'mm' && scene.mat === undefined && (
          <rect className="sky" width={scene.width} height={scene.height} />
        )}
        {zones.map((zone) => (
          <path key={zone.id} className="zone" d={pathOf(zone.form, scene)} />
        ))}
        {children(camera)}
        {placing && <HeldView placing={placing} scene={scene} unit={camera.unit} />}
      </svg>
      {over(camera)}
      {scene.coordinates && (
        <CoordinatesView
          coordinates={scene.coordinates}
          home={spaces}
          space={scene.width / scene.coordinates.columns.length}
          camera={camera}
        />
      )}
      <div className="zoom">
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

/** Which part of a piece that rests on the table is pressed. */
function gripAt({ target }: { readonly target: EventTarget }): string | null {
  return target instanceof Element ? (target.closest('[data-hold]')?.getAttribute('data-hold') ?? null) : null
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

/** Where the pieces are, with room for another beside each of them; everything, if there are none. */
function aroundPieces(scene: Scene, home: Box): Box {
  const boxes = scene.things.flatMap((one) =>
    one.type === 'piece' && one.seat !== null ? [boxOf(one.form, scene.height)] : [],
  )
  if (boxes.length === 0) return home
  const room = Math.min(...boxes.map(({ width }) => width))
  const left = Math.max(home.x, Math.min(...boxes.map(({ x }) => x)) - room)
  const top = Math.max(home.y, Math.min(...boxes.map(({ y }) => y)) - room)
  const right = Math.min(home.x + home.width, Math.max(...boxes.map(({ x, width }) => x + width)) + room)
  const bottom = Math.min(home.y + home.height, Math.max(...boxes.map(({ y, height }) => y + height)) + room)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
