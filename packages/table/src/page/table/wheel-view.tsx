import type { Ghost, Language, Piece, Plain, Scene } from '@sandtable/kernel'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Camera } from '../board/camera.ts'
import { givesPart } from '../board/hinted.ts'
import { boxOf } from '../board/labels.ts'
import { useCoarse } from '../wide.ts'
import { keyName } from './use-tile-keys.ts'
import { WayIcon } from './way-icon.tsx'
import { heldWithin, isSpoke, reachOf, type Spoke, wheelOf } from './wheel.ts'

interface Props {
  readonly piece: Piece
  /** Among them the answers for this piece. */
  readonly ghosts: readonly Ghost[]
  readonly scene: Scene
  readonly camera: Camera
  readonly chosen: string | null
  /** The answer that a hint is about; null: none. */
  readonly hinted: Plain
  /** The row whose number was typed: what its keys are is shown. */
  readonly row: number | null
  readonly language: Language
  onPoint(id: string | null): void
  onPick(ghost: Spoke): void
}

/** As large as a fingertip where there is room, and never smaller than one can hit. */
const sizes = { coarse: [38, 35, 32], fine: [32] }
/** So far from the middle of the piece the innermost lie at least, in pixels. */
const least = 54
/** Buttons over the lower edge of the table: to zoom, to fit. */
const lowerEdge = 48

/** The answers for one piece as round buttons around it; they follow the piece where the table is moved. */
export function WheelView(props: Props) {
  const { ghosts, piece, scene, camera, chosen, hinted, row, language, onPoint, onPick } = props
  const offered = sizes[useCoarse() ? 'coarse' : 'fine']
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const { x, y, facing } = piece.at
  const box = boxOf(piece.form, scene.height)
  const half = Math.max(box.width, box.height) / 2 / camera.unit
  const { placed, reach, size } = useMemo(() => {
    const spokes = ghosts.filter(isSpoke).filter(({ of }) => of === piece.id)
    const wheels = offered.map((one) => {
      const all = wheelOf(spokes, facing, Math.max(least, half + one / 2 + 6), one)
      return { placed: all, reach: reachOf(all, one), size: one }
    })
    const fits = ({ reach: { left, right, up, down } }: (typeof wheels)[0]) =>
      left + right <= room.width && up + down <= room.height
    return wheels.find(fits) ?? wheels[wheels.length - 1]!
  }, [ghosts, piece.id, facing, half, offered, room])
  const wheel = useRef<HTMLFieldSetElement>(null)
  const tether = useRef<SVGLineElement>(null)
  const { follow } = camera
  useLayoutEffect(() => {
    return follow((view) => {
      const { width, height } = view
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }))
      const at = view.onScreen({ x, y: scene.height - y })
      const middle = {
        x: heldWithin(at.x, reach.left, reach.right, width),
        y: heldWithin(
          at.y,
          reach.up,
          reach.down,
          height - (reach.up + reach.down > height - lowerEdge ? 0 : lowerEdge),
        ),
      }
      const isInSight = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height
      const { current } = wheel
      if (current === null) return
      current.style.transform = `translate(${middle.x}px, ${middle.y}px)`
      current.style.visibility = isInSight ? '' : 'hidden'
      tether.current?.setAttribute('x2', String(at.x - middle.x))
      tether.current?.setAttribute('y2', String(at.y - middle.y))
    })
  }, [follow, reach, x, y, scene.height])
  return (
    <fieldset className="wheel" ref={wheel} aria-label={piece.label?.[language]}>
      <svg className="tether" aria-hidden="true">
        <line ref={tether} />
      </svg>
      {placed.map(({ ghost, x: right, y: down }) => (
        <button
          type="button"
          key={ghost.id}
          className={`spoke ${ghost.kind}${ghost.id === chosen ? ' current' : ''}${givesPart(ghost, hinted) ? ' hinted' : ''}${stateOf(ghost, row)}`}
          style={{ inlineSize: size, blockSize: size, left: right - size / 2, top: down - size / 2 }}
          aria-label={ghost.label?.[language]}
          aria-pressed={ghost.id === chosen}
          onPointerEnter={() => onPoint(ghost.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(ghost.id)}
          onBlur={() => onPoint(null)}
          onClick={() => onPick(ghost)}
          onWheel={(event) => camera.turnWheel(event)}
        >
          {row === ghost.tile.row && ghost.tile.key !== undefined ? (
            <kbd>{keyName(ghost.tile.key)}</kbd>
          ) : (
            <>
              <WayIcon icon={ghost.tile.icon} turned={facing} />
              {ghost.tile.row}
            </>
          )}
        </button>
      ))}
    </fieldset>
  )
}

function stateOf({ tile }: Spoke, row: number | null): string {
  return row === null ? '' : tile.row === row ? ' meant' : ' aside'
}
