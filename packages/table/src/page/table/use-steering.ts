import type { Asked } from '@sandtable/keeper/protocol'
import type { Led, Scene, Seat, Spot, Steer, Steered } from '@sandtable/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Drawing } from '../board/drawing.ts'
import { movedBy, turnedBy } from '../board/placing.ts'
import { isSameLed, type Leads, spotOf, standOf } from '../board/steering.ts'
import { useEscape } from '../escape.ts'
import { thingsOf } from './scene-parts.ts'
import type { AtTable } from './use-table.ts'

interface Held {
  readonly decision: number
  /** The unit that is led. */
  readonly of: string
  readonly at: Spot
  /** How it shall look there; null: as it comes. */
  readonly facing: number | null
  readonly rests: boolean
  /** Those that were put elsewhere by hand. */
  readonly placed: Readonly<Record<string, Spot>>
}

/**
 * The unit that may be led over the table now: by mouse, finger or keys. Wherever it is held, it is known what would come
 * of it; letting go does it.
 */
export function useSteering(
  at: AtTable,
  question: Asked | null,
  scene: Scene,
  drawing: Drawing,
  decision: number,
): Leads {
  const steers = question === null ? [] : thingsOf<Steer>(scene, 'steer')
  const [kept, setHeld] = useState<Held | null>(null)
  const taken = kept?.decision === decision ? steers.find(({ of }) => of === kept.of) : undefined
  const steer = taken ?? steers.find(({ waits }) => waits !== true)
  const [turn, setTurn] = useState<string | null>(null)
  const held = kept?.decision === decision && steer !== undefined ? kept : null
  const led = held === null || steer === undefined ? null : ledAs(steer, held, drawing)
  const known = useSteered(at, question?.seat ?? null, led)
  /** What was let go is done as soon as it is known what it comes to. */
  const [letGo, setLetGo] = useState<Held | null>(null)

  const isKnown = known !== null && isSameLed(known.led, led)
  const answers = isKnown ? known.steered.answers : null
  const things = held === null ? [] : (known?.steered.things ?? []).map((thing) => drawing.thing(thing))

  useEffect(() => {
    if (letGo === null || !isKnown || question === null) return
    setLetGo(null)
    if (letGo !== held) return
    if (answers === null && steer?.waits === true && known.steered.refused === null) setHeld(null)
    else if (answers === null) setHeld({ ...held, rests: true })
    else at.lead(question.seat, answers)
  })

  const inHand = steer?.inHand === true
  // What was moved last may have been of another unit.
  const mover = turn !== null && steer?.followers.includes(turn) ? turn : (steer?.of ?? '')

  function move(to: Spot, rests: boolean): void {
    setHeld({ decision, of: steer?.of ?? '', at: to, facing: held?.facing ?? null, rests, placed: {} })
  }

  function put(follower: string, to: Spot): void {
    if (held !== null) setHeld({ ...held, rests: true, placed: { ...held.placed, [follower]: to } })
  }

  function face(facing: number): void {
    if (held !== null) setHeld({ ...held, facing, placed: {} })
  }

  /** From how it would stand, or from how somebody wished it to. */
  function turnBy(by: number): void {
    if (steer === undefined || held === null) return
    const now = held.facing ?? standOf({ things, steer })?.facing ?? steer.from.facing
    face((now + by + 360) % 360)
  }

  function commit(to?: Spot): void {
    const facing = held?.facing ?? null
    const of = steer?.of ?? ''
    const next = to === undefined ? held : { decision, of, at: to, facing, rests: true, placed: {} }
    if (next === null) return
    setHeld(next)
    setLetGo(next)
  }

  useEffect(() => {
    if (steer === undefined || (!inHand && held === null)) return
    const press = (event: KeyboardEvent) => {
      // Whoever is at a button or in a field means that.
      const isOnTable = event.target === document.body || event.target instanceof SVGElement
      if (event.ctrlKey || event.altKey || event.metaKey || !isOnTable) return
      const isLeader = mover === steer.of
      const from = isLeader ? (held?.at ?? steer.from) : spotOf({ things }, mover)
      const to = from === null ? null : movedBy(event.key, event.shiftKey, from)
      const by = steer.turns && held !== null ? turnedBy(event.key) : 0
      if (to !== null) isLeader ? move(to, true) : put(mover, to)
      else if (by !== 0) turnBy(by)
      else if (event.key === 'n') setTurn(nextOf(steer, mover))
      else if (event.key === 'Enter' && held !== null) commit()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  useEscape(held !== null, () => setHeld(null))

  const leads = {
    mayTake: (of: string) => steers.some((one) => one.of === of && one.waits === true),
    take: (of: string, to: Spot) => setHeld({ decision, of, at: to, facing: null, rests: false, placed: {} }),
  }
  if (steer === undefined) return { ...leads, steering: null }
  const steering = {
    steer,
    at: held?.at ?? null,
    facing: held?.facing ?? null,
    turning: held === null || !steer.turns ? null : { at: held.at, rests: held.rests, turn: turnBy, face },
    rests: held?.rests === true,
    turn: mover,
    things,
    refused: held === null ? null : (known?.steered.refused ?? null),
    isReady: answers !== null,
    move,
    put,
    release: (adjusts: boolean) => {
      if (held === null) return
      if (adjusts) setHeld({ ...held, rests: true })
      else setLetGo(held)
    },
    commit,
    drop: () => setHeld(null),
    next: () => setTurn(nextOf(steer, mover)),
  }
  return { ...leads, steering }
}

/** The piece itself, then those that follow it, and round again. */
function nextOf({ of, followers }: Steer, now: string): string {
  const all = [of, ...followers]
  return all[(all.indexOf(now) + 1) % all.length] ?? of
}

function ledAs({ of }: Steer, { at, facing, placed }: Held, drawing: Drawing): Led {
  const rounded = (spot: Spot): Spot => {
    const { x, y } = drawing.spotInScene(spot)
    return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
  }
  const moved = Object.entries(placed).map(([id, spot]) => [id, rounded(spot)] as const)
  const turned = facing !== null && { facing: drawing.facingInScene(facing) }
  return { of, at: rounded(at), ...turned, ...(moved.length > 0 && { placed: Object.fromEntries(moved) }) }
}

interface Known {
  readonly led: Led
  readonly steered: Steered
}

/** What would come of it: asked for as it changes, one at a time, the newest next. */
function useSteered({ steer }: AtTable, seat: Seat | null, led: Led | null): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  const asking = useRef(false)
  useEffect(() => {
    if (led === null || seat === null || asking.current || isSameLed(known?.led ?? null, led)) return
    asking.current = true
    steer(seat, led, (steered) => {
      asking.current = false
      setKnown({ led, steered })
    })
  }, [led, seat, known, steer])
  // While it moves on, what was true a moment ago is shown: it must not flicker.
  return led === null || known?.led.of !== led.of ? null : known
}
