import type {
  Ghost,
  Language,
  Mark,
  Measured,
  Rail,
  Scene,
  Seat,
  Spot,
  Team,
  Thing,
  Zone,
} from '@sandtable/kernel'
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isLong, meantBy } from '../table/scene-parts.ts'
import type { Foreshown } from '../table/use-foreshown.ts'
import { useWide } from '../wide.ts'
import type { Camera } from './camera.ts'
import { focusOf } from './focus.ts'
import { ForeshownView } from './foreshown-view.tsx'
import { Ground } from './ground.tsx'
import type { Happening } from './happened.ts'
import { HappeningsView } from './happenings-view.tsx'
import type { HintMark } from './hinted.ts'
import { HintedView } from './hinted-view.tsx'
import { arrow } from './looks.ts'
import { MeasureView } from './measure-view.tsx'
import type { Timed } from './motion-times.ts'
import { OddsMarks } from './odds-marks.tsx'
import type { Placing } from './placing.ts'
import { RailView } from './rail-view.tsx'
import type { OnRail } from './rails.ts'
import { SceneView, useLooks } from './scene-view.tsx'
import { SteeredView } from './steered-view.tsx'
import { grippedBy, type Leads } from './steering.ts'
import { placedBy, StrayView, spaceAt } from './stray-view.tsx'
import { type Placed, VerdictsView } from './verdicts-view.tsx'

/** A place in the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly teams: Readonly<Record<Seat, Team>>
  readonly language: Language
  readonly asked: boolean
  readonly hovered: string | null
  /** The ghost that stands for the answer that is thought about. */
  readonly picked: string | null
  /** The pieces that are chosen so far, of several. */
  readonly chosen: ReadonlySet<string>
  readonly ghostsOf: string | null
  readonly motions: ReadonlyMap<string, Timed>
  readonly happenings: readonly Happening[]
  readonly verdicts: readonly Placed[]
  /** What would come of choosing a piece, in few words, by its id. */
  readonly odds: ReadonlyMap<string, readonly string[]>
  /** What would be seen from the picked ghost, and where pieces would stand. */
  readonly foreshown: Foreshown
  /** The answers for a piece, around it; null: they are ghosts on the table. */
  readonly wheel: ((camera: Camera) => ReactNode) | null
  /** Of the ghosts that have their place on a wheel, only the one that is thought about is shown. */
  readonly bare: boolean
  /** The piece that is held over the table; null: none. */
  readonly placing: Placing | null
  /** The units that may be led over the table. */
  readonly leads: Leads
  /** What a hint is about. */
  readonly hinted: readonly HintMark[]
  /** Where a piece is held on one of the rails. */
  readonly slid: OnRail | null
  readonly measuring: boolean
  readonly measured: Measured | null
  onHover(id: string | null): void
  onInspect(thing: string, at: Point, pinned: boolean): void
  onLeave(): void
  onPick(thing: Thing, at: Point, byTouch: boolean): void
  /** A press on the bare table. */
  onSpot(spot: Spot, at: Point): void
  onTurn(): void
  onMeasure(from: Mark, to: Mark): void
}

const none: readonly string[] = []

/** So long the pointer rests on something to learn what it is. */
const rest = 600
/** So near to a ghost a dragged piece snaps into it, in units of the drawing. */
const snap = 70

/** The table itself: what lies on it, what is thought about, and what the pointer does there. */
export function BoardView(props: Props) {
  const {
    scene,
    seats,
    teams,
    language,
    asked,
    hovered,
    picked,
    ghostsOf,
    motions,
    happenings,
    verdicts,
    odds,
    foreshown,
  } = props
  const {
    wheel,
    bare,
    hinted,
    slid,
    measuring,
    measured,
    onHover,
    onInspect,
    onLeave,
    onPick,
    onSpot,
    placing,
    leads,
    onTurn,
    onMeasure,
  } = props
  const { steering } = leads
  const [from, setFrom] = useState<Mark | null>(null)
  const [carried, setCarried] = useState<Ghost | null>(null)
  /** The piece of a unit that is led, while it is dragged. */
  const [gripped, setGripped] = useState<string | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  if (!measuring && from !== null) setFrom(null)

  const byId = useMemo(() => new Map(scene.things.map((one) => [one.id, one])), [scene])
  const looks = useLooks(scene)
  // A long mat on a small screen is a hand wide: whoever acts is brought near.
  const isSmall = !useWide() && isLong(scene)
  const focus = useMemo(() => (isSmall && asked ? focusOf(scene) : undefined), [isSmall, asked, scene])
  const zones = asked ? scene.things.filter((one): one is Zone => one.type === 'zone') : []
  const rails = asked ? scene.things.filter((one): one is Rail => one.type === 'rail') : []
  const ghosts = scene.things.filter(
    (one): one is Ghost => one.type === 'ghost' && (ghostsOf === null || one.of === ghostsOf),
  )

  const thought = foreshown.there ?? (picked === null ? undefined : byId.get(picked))
  const met = thought?.type === 'ghost' ? thought.meets : none

  /** A piece on its way to the table, held over a space that is not offered. */
  const placed = asked ? placedBy(ghosts, scene) : null
  const [stray, setStray] = useState<Spot | null>(null)

  /** What is meant by pointing at this: of a unit, its leader. */
  const meant = (pointed: string | null): string | null => {
    const thing = pointed === null ? undefined : byId.get(pointed)
    return thing === undefined ? pointed : meantBy(thing)
  }

  function point(pointed: string | null, event: PointerEvent, spot: Spot): void {
    clearTimeout(resting.current)
    if (steering?.steer.inHand && !steering.rests && !measuring && event.buttons === 0)
      steering.move(spot, false)
    const id = meant(pointed)
    const isAstray = placed !== null && id !== null && byId.get(id)?.type === 'area'
    const next = isAstray ? spaceAt(spot, scene) : null
    if (next?.x !== stray?.x || next?.y !== stray?.y) setStray(next)
    if (id === null) onLeave()
    else {
      const at = { x: event.clientX, y: event.clientY }
      resting.current = setTimeout(() => onInspect(id, at, false), rest)
    }
    if (id !== hovered) onHover(id)
  }

  function press(pressed: string | null, at: Spot, event: PointerEvent): void {
    clearTimeout(resting.current)
    const id = meant(pressed)
    const thing = id === null ? undefined : byId.get(id)
    if (measuring) {
      const mark: Mark = thing?.type === 'piece' ? { piece: pressed ?? thing.id } : at
      if (from === null) setFrom(mark)
      else {
        onMeasure(from, mark)
        setFrom(null)
      }
      return
    }
    const where = { x: event.clientX, y: event.clientY }
    if (steering?.steer.inHand && steering.steer.of !== id) {
      // The mouse has shown what would come of it. A finger shows it with its first press, and means it with the next.
      if (event.pointerType !== 'mouse' || event.shiftKey || steering.rests) steering.move(at, true)
      else steering.commit(at)
      return
    }
    if (steering !== null && pressed !== null && grippedBy(steering, pressed) !== null) {
      steering.commit()
      return
    }
    if (thing === undefined || isBare(thing)) {
      onLeave()
      if (hovered !== null) onHover(null)
      onSpot(at, where)
    } else onPick(thing, where, event.pointerType !== 'mouse')
  }

  /** Whom one takes hold of: a piece with ghosts, a unit that may be led, or one of it where it rests. */
  function grab(id: string): boolean {
    const of = (steering === null ? null : grippedBy(steering, id)) ?? meant(id) ?? ''
    const isLed = steering !== null && (of === steering.steer.of || steering.steer.followers.includes(of))
    const mayBe = !isLed && leads.mayTake(of)
    setGripped(isLed || mayBe ? of : null)
    return isLed || mayBe || (asked && ghosts.some((ghost) => ghost.of === id))
  }

  /** The ghost nearest to where a piece is held. */
  function carry(at: Spot): void {
    if (gripped !== null && gripped !== steering?.steer.of && leads.mayTake(gripped)) {
      leads.take(gripped, at)
      return
    }
    if (gripped !== null && steering !== null) {
      if (gripped === steering.steer.of) steering.move(at, false)
      else steering.put(gripped, at)
      return
    }
    let near: Ghost | null = null
    let least = snap
    for (const ghost of ghosts) {
      const apart = Math.hypot(ghost.at.x - at.x, ghost.at.y - at.y)
      if (apart >= least) continue
      least = apart
      near = ghost
    }
    setCarried(near)
    if (near?.id !== hovered) onHover(near?.id ?? null)
  }

  return (
    <Ground
      scene={scene}
      zones={zones}
      placing={placing}
      turning={placing ?? steering?.turning ?? null}
      measuring={measuring}
      focus={focus}
      onTurn={onTurn}
      onPress={press}
      held={placing !== null || (steering !== null && (steering.steer.inHand || steering.at !== null))}
      onGrab={grab}
      onCarry={carry}
      onRelease={(event) => {
        if (gripped !== null) {
          setGripped(null)
          if (gripped === steering?.steer.of)
            steering.release(event.pointerType !== 'mouse' || event.shiftKey)
          return
        }
        if (carried !== null) onPick(carried, { x: 0, y: 0 }, false)
        setCarried(null)
      }}
      onPoint={point}
      over={(camera) => wheel?.(camera)}
      // A finger that is held shows what pointing shows.
      onHold={(held, event) => {
        const id = meant(held) ?? held
        onHover(id)
        onInspect(id, { x: event.clientX, y: event.clientY }, true)
      }}
    >
      {(camera) => (
        <>
          <SceneView
            scene={scene}
            seats={seats}
            teams={teams}
            language={language}
            unit={camera.unit}
            hovered={hovered}
            picked={carried?.id ?? (bare && foreshown.there !== null ? null : picked)}
            met={met}
            chosen={props.chosen}
            ghostsOf={ghostsOf}
            onlyPicked={bare}
            motions={motions}
          />
          <ForeshownView
            foreshown={foreshown}
            bare={bare}
            scene={scene}
            looks={looks}
            language={language}
            unit={camera.unit}
          />
          {steering !== null && steering.at !== null && (
            <SteeredView
              steering={steering}
              scene={scene}
              looks={looks}
              language={language}
              unit={camera.unit}
            />
          )}
          <HintedView marks={hinted} scene={scene} />
          {rails.map((rail) => (
            <RailView
              key={rail.id}
              rail={rail}
              scene={scene}
              at={slid?.rail.id === rail.id ? slid.value : null}
            />
          ))}
          {placed && stray && (
            <StrayView piece={placed} look={looks.get(placed.id) ?? arrow} at={stray} scene={scene} />
          )}
          <MeasureView from={from} measured={measured} scene={scene} language={language} unit={camera.unit} />
          {odds.size > 0 && (
            <OddsMarks scene={scene} odds={odds} unit={camera.unit} language={language} hovered={hovered} />
          )}
          <HappeningsView all={happenings} scene={scene} unit={camera.unit} />
          <VerdictsView all={verdicts} scene={scene} language={language} camera={camera} />
        </>
      )}
    </Ground>
  )
}

/** A part of the ground that nothing can be done with: to press it is to press the table. */
function isBare(thing: Thing): boolean {
  return thing.type === 'area' && thing.about === undefined && (thing.answers?.length ?? 0) === 0
}
