import {
  type Ghost,
  type Language,
  type Line,
  type Look,
  type Scene,
  type Seat,
  type Team,
  type Thing,
  teamOf,
  teamsOf,
} from '@sandtable/kernel'
import { memo, useCallback, useContext, useMemo } from 'react'
import { unitOf } from '../table/scene-parts.ts'
import { AreaView } from './area-view.tsx'
import { GhostView } from './ghost-view.tsx'
import { heaped } from './heaped.ts'
import { boxOf, letter, placeLabels, titlesIn, unitBoxes } from './labels.ts'
import { LineView } from './line-view.tsx'
import { placeWords } from './line-words.ts'
import { arrow, Looks, type LooksByName, lookOf } from './looks.ts'
import { useMoving } from './motion.ts'
import type { Timed } from './motion-times.ts'
import { PieceView } from './piece-view.tsx'
import { shownLines } from './shown-lines.ts'

interface Props {
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly teams: Readonly<Record<Seat, Team>>
  readonly language: Language
  readonly unit: number
  readonly hovered: string | null
  readonly picked: string | null
  /** Ghosts that are shown: those of the piece in question; null: all. */
  readonly ghostsOf: string | null
  /** Of the ghosts that have their place on a wheel, only the one that is thought about. */
  readonly onlyPicked: boolean
  /** Pieces that it would run into. */
  readonly met: readonly string[]
  /** Pieces that are chosen so far, of several. */
  readonly chosen: ReadonlySet<string>
  readonly motions: ReadonlyMap<string, Timed>
}

/** Everything on the table, from low to high. */
export const SceneView = memo(function SceneView(props: Props) {
  const { scene, seats, teams, language, unit, hovered, picked, ghostsOf, onlyPicked, met, chosen, motions } =
    props
  const things = useMemo(() => [...scene.things].sort((one, other) => one.z - other.z), [scene])
  const pointed = hovered === null ? undefined : scene.things.find((one) => one.id === hovered)
  const first = pointed?.type === 'piece' ? unitOf(pointed) : null
  const sides = useMemo(() => teamsOf({ seats, teams }), [seats, teams])
  const leaders = useMemo(
    () => new Set(scene.things.flatMap((one) => (one.type === 'piece' ? (one.follows ?? []) : []))),
    [scene],
  )
  const boxes = useMemo(
    () =>
      unitBoxes(
        scene.things.filter((one) => one.type === 'piece'),
        scene.height,
      ),
    [scene],
  )
  const labels = useMemo(() => placeLabels(scene, language, unit, first), [scene, language, unit, first])
  const titles = useMemo(() => titlesIn(scene, language, unit), [scene, language, unit])
  const lines = things.filter((one): one is Line => one.type === 'line')
  const { shown, told } = shownLines(lines, hovered)
  const words = placeWords(
    lines.filter(({ id }) => told.has(id)),
    scene,
    language,
    unit,
  )
  const looks = useLooks(scene)
  const isOffered = useCallback(
    ({ of, tile }: Ghost) =>
      (ghostsOf === null || of === ghostsOf) && !(onlyPicked && tile?.angle !== undefined),
    [ghostsOf, onlyPicked],
  )
  const heap = useMemo(
    () => heaped(things.filter((one) => one.type === 'ghost').filter(isOffered), scene.height),
    [things, isOffered, scene.height],
  )
  const moving = useMoving(motions)
  const drawn = (thing: Thing) => {
    switch (thing.type) {
      case 'area':
        return <AreaView key={thing.id} area={thing} scene={scene} />
      case 'line':
        return (
          shown.has(thing.id) && (
            <LineView
              key={thing.id}
              line={thing}
              scene={scene}
              language={language}
              unit={unit}
              words={words.get(thing.id)}
            />
          )
        )
      case 'ghost':
        return (
          (thing.id === picked || isOffered(thing)) && (
            <GhostView
              key={thing.id}
              ghost={thing}
              scene={scene}
              look={heap.has(thing.id) && thing.id !== picked ? null : (looks.get(thing.of) ?? arrow)}
              state={picked === thing.id ? 'picked' : 'offered'}
            />
          )
        )
      case 'piece':
        return (
          <PieceView
            key={thing.id}
            piece={thing}
            look={looks.get(thing.id) ?? arrow}
            scene={scene}
            language={language}
            unit={unit}
            label={labels.get(thing.id)}
            around={boxes.get(thing.id) ?? boxOf(thing.form, scene.height)}
            hovered={first === unitOf(thing)}
            met={met.includes(thing.id)}
            leads={leaders.has(thing.id)}
            chosen={chosen.has(unitOf(thing))}
            second={thing.seat !== null && sides.indexOf(teamOf({ seats, teams }, thing.seat)) % 2 === 1}
            motion={motions.get(thing.id)}
          />
        )
      default:
        return null
    }
  }
  // Lines and their words lie over the names of places.
  const found = things.findIndex(({ type }) => type === 'line')
  const firstLine = found < 0 ? things.length : found
  return (
    <g className={moving ? 'moving-now' : ''}>
      {things.slice(0, firstLine).map(drawn)}
      {titles.map(({ kind, text, x, y }) => (
        <text key={`${kind} ${x} ${y}`} className={`title ${kind}`} x={x} y={y} fontSize={letter * unit}>
          {text}
        </text>
      ))}
      {things.slice(firstLine).map(drawn)}
    </g>
  )
})

/** How pieces look, by their ids. */
export function useLooks(scene: Scene): ReadonlyMap<string, Look> {
  const known = useContext(Looks)
  return useMemo(() => looksIn(scene, known), [scene, known])
}

function looksIn({ things, aside = [] }: Scene, known: LooksByName | null): ReadonlyMap<string, Look> {
  return new Map(
    [...things, ...aside].flatMap((one) =>
      one.type === 'piece' ? [[one.id, lookOf(known, one.look, one.kind)] as const] : [],
    ),
  )
}
