import type { Form, Scene } from '@sandtable/kernel'
import { HandleView } from './handle-view.tsx'
import { LookView } from './look-view.tsx'
import { lookScale, useLook } from './looks.ts'
import type { Placing } from './placing.ts'

interface Props {
  readonly placing: Placing
  readonly scene: Scene
  readonly unit: number
}

/** A piece that is held over the table, as it would stand there; red where it may not. At rest it has a handle to turn it. */
export function HeldView({ placing, scene, unit }: Props) {
  const { drop, at, facing, rests, refused } = placing
  const piece = scene.aside?.find((one) => one.id === drop.of)
  const look = useLook(piece?.look ?? drop.look ?? '', piece?.kind)
  const form: Form = { type: 'polygon', points: drop.outline }
  const isPiece = piece !== undefined || drop.look !== undefined
  const kind = `${isPiece ? 'piece' : 'area'} ${piece?.kind ?? drop.kind ?? ''} seat-${piece?.seat ?? 'none'}`
  const [outline, turned] = [outlinePath(drop.outline), `rotate(${facing})`]
  const reach = Math.max(...drop.outline.map(Math.abs))
  return (
    <g
      className={`held ${kind}${refused === null ? '' : ' forbidden-here'}${rests ? ' rests' : ''}`}
      transform={`translate(${at.x} ${scene.height - at.y})`}
      data-hold="piece"
    >
      <path className="form" d={outline} transform={turned} />
      {isPiece && <LookView look={look} at={{ x: 0, y: 0 }} facing={facing} scale={lookScale(form)} />}
      {refused !== null && <path className="form no" d={outline} transform={turned} />}
      {rests && <HandleView reach={reach} facing={facing} unit={unit} />}
    </g>
  )
}

function outlinePath(points: readonly number[]): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${-points[i + 1]!}`
  return `${path}Z`
}
