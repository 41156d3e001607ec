import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A part of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the window shows: its middle, and how many units a pixel is. */
interface View {
  x: number
  y: number
  unit: number
}

interface Point {
  x: number
  y: number
}

export interface Camera {
  /** Units to a pixel, in steps: what keeps its size on the screen is drawn by it. */
  readonly unit: number
  zoomBy(factor: number): void
  /** Shows a part of the drawing; if that is in sight already, or none is named, all of it. */
  fit(part?: Box): void
  /** Shows a part of the drawing, or all of it. */
  show(part: Box | null): void
  /** A point of the window as one of the drawing. */
  spot(event: { readonly clientX: number; readonly clientY: number }): Point
  /** Tells at once and whenever the view changes where things are on the screen; gives what ends it. */
  follow(follower: Follower): () => void
  /** A turn of the mouse wheel over something that lies on the table. */
  turnWheel(event: { readonly clientX: number; readonly clientY: number; readonly deltaY: number }): void
  /** Was the last press a drag? Then it is no click. */
  dragged(): boolean
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onKeyDown(event: { readonly key: string; preventDefault(): void }): void
  }
}

/** The window onto the drawing, in pixels. */
interface Window {
  readonly width: number
  readonly height: number
  /** A point of the drawing as one of the window. */
  onScreen(point: Point): Point
}

type Follower = (view: Window) => void

const margin = 1.02
const step = 1.18

/**
 * Pans and zooms a drawing by drag, wheel, two fingers and keys. The view box is written straight into the
 * drawing, once a frame: nothing is rendered anew while one moves about.
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  home: Box,
  /** What stands around it at its sides and above, in pixels. */
  rim: number,
  /** Takes a turn of the wheel for something else; true: it does. */
  takeWheel: (event: WheelEvent) => boolean = () => false,
): Camera {
  const view = useRef<View>({ x: 0, y: 0, unit: 1 })
  const frame = useRef(0)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const followers = useRef(new Set<Follower>())
  const [unit, setUnit] = useState(1)
  const wheelTaker = useRef(takeWheel)
  wheelTaker.current = takeWheel

  const tell = useCallback(
    (follower: Follower) => {
      const drawing = svg.current
      if (drawing === null) return
      const { clientWidth: across, clientHeight: down } = drawing
      const { x: cx, y: cy, unit: size } = view.current
      follower({
        width: across,
        height: down,
        onScreen: ({ x: px, y: py }) => ({
          x: across / 2 + (px - cx) / size,
          y: down / 2 + (py - cy) / size,
        }),
      })
    },
    [svg],
  )
  const follow = useCallback(
    (follower: Follower) => {
      followers.current.add(follower)
      tell(follower)
      return () => void followers.current.delete(follower)
    },
    [tell],
  )

  const write = useCallback(() => {
    frame.current = 0
    const drawing = svg.current
    if (drawing === null) return
    const { x, y, unit: size } = view.current
    const [width, height] = [drawing.clientWidth * size, drawing.clientHeight * size]
    drawing.setAttribute('viewBox', `${x - width / 2} ${y - height / 2} ${width} ${height}`)
    setUnit(stepped(size))
    for (const follower of followers.current) tell(follower)
  }, [svg, tell])
  const later = useCallback(() => {
    if (frame.current === 0) frame.current = requestAnimationFrame(write)
  }, [write])

  /** What is shown whole; null: the reader went elsewhere. */
  const fitted = useRef<Box | null>(null)
  const show = useCallback(
    (box: Box) => {
      fitted.current = box
      const drawing = svg.current
      if (drawing === null || drawing.clientWidth === 0) return
      const covered = Number.parseFloat(getComputedStyle(drawing).getPropertyValue('--covered-below')) || 0
      const across = Math.max(1, drawing.clientWidth - 2 * rim)
      const down = Math.max(1, drawing.clientHeight - covered - rim)
      const size = Math.max(box.width / across, box.height / down) * margin
      view.current = {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2 + ((covered - rim) / 2) * size,
        unit: size,
      }
      write()
    },
    [svg, write, rim],
  )
  const { x, y, width, height } = home
  const fit = (part: Box = home) => show(isSameBox(part, fitted.current) ? home : part)

  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    show({ x, y, width, height })
    const watch = new ResizeObserver(() => (fitted.current === null ? write() : show(fitted.current)))
    watch.observe(drawing)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame.current)
      frame.current = 0
    }
  }, [svg, x, y, width, height, show, write])

  /** The point under the pointer stays where it is. */
  const zoomAt = useCallback(
    (factor: number, at: Point | null) => {
      const now = view.current
      const least = Math.min(width, height) / 4000
      const most = Math.max(width, height) / 150
      const next = Math.min(most, Math.max(least, now.unit / factor))
      const share = next / now.unit
      const about = at ?? now
      view.current = {
        x: about.x + (now.x - about.x) * share,
        y: about.y + (now.y - about.y) * share,
        unit: next,
      }
      fitted.current = null
      later()
    },
    [width, height, later],
  )

  const spot = useCallback(
    ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const frameOf = svg.current?.getBoundingClientRect()
      const { x: cx, y: cy, unit: size } = view.current
      if (frameOf === undefined) return { x: cx, y: cy }
      return {
        x: cx + (clientX - frameOf.x - frameOf.width / 2) * size,
        y: cy + (clientY - frameOf.y - frameOf.height / 2) * size,
      }
    },
    [svg],
  )

  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    // Not through React, which listens passively: the page must not scroll as well.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      // A wheel with a key held down may run sideways.
      const turned = event.deltaY || event.deltaX
      if (!wheelTaker.current(event)) zoomAt(turned < 0 ? step : 1 / step, spot(event))
    }
    drawing.addEventListener('wheel', wheel, { passive: false })
    return () => drawing.removeEventListener('wheel', wheel)
  }, [svg, zoomAt, spot])

  function pan(dx: number, dy: number): void {
    view.current.x -= dx * view.current.unit
    view.current.y -= dy * view.current.unit
    fitted.current = null
    later()
  }

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
  }

  const showPart = useCallback(
    (part: Box | null) => show(part ?? { x, y, width, height }),
    [show, x, y, width, height],
  )

  return {
    unit,
    fit,
    show: showPart,
    spot,
    follow,
    turnWheel: (event) => zoomAt(event.deltaY < 0 ? step : 1 / step, spot(event)),
    zoomBy: (factor) => zoomAt(factor, null),
    dragged: () => travelled.current > 6,
    handlers: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) travelled.current = 0
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event) => {
        const old = fingers.current.get(event.pointerId)
        if (old === undefined) return
        // The button was let go outside the window.
        if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event)
        const now = { x: event.clientX, y: event.clientY }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, now)
        travelled.current += Math.hypot(now.x - old.x, now.y - old.y)
        if (travelled.current <= 6) return
        svg.current?.setPointerCapture(event.pointerId)
        if (other === undefined) {
          pan(now.x - old.x, now.y - old.y)
          return
        }
        const middle = spot({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 })
        const apart = Math.hypot(old.x - other.x, old.y - other.y) || 1
        zoomAt(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle)
        pan((now.x - old.x) / 2, (now.y - old.y) / 2)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event) => {
        const way = arrows[event.key]
        if (way !== undefined) pan(way[0] * 60, way[1] * 60)
        else if (event.key === '+') zoomAt(step, null)
        else if (event.key === '-') zoomAt(1 / step, null)
        else if (event.key === 'Home') fit()
        else return
        event.preventDefault()
      },
    },
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Sizes in steps of a fifth: letters need not follow every turn of the wheel. */
function stepped(unit: number): number {
  return 1.2 ** Math.round(Math.log(unit) / Math.log(1.2))
}

export function isSameBox(one: Box, other: Box | null): boolean {
  return (
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  )
}
