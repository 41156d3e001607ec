import { clone, type Ghost, type Plain } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import { type Laying, layBomb, type TokenKind, tokenAt } from '../geometry/bombs.ts'
import { aboutIn, describedIn } from '../questions.ts'
import { bombName } from '../words/names.ts'
import { layer } from './layers.ts'
import { placedOf, polygon, type ShipSeen, type Sight, standAt } from './view.ts'

/** Where a bomb would come to lie. */
export function bombGhosts(sight: Sight, ship: ShipSeen): Ghost[] {
  const kind = aboutIn(sight.question).bomb
  if (kind === undefined) return []
  return (sight.question?.options ?? []).flatMap((option, at) => {
    if (option === 'touching') return []
    const laying = option as unknown as Laying
    return layBomb(placedOf(ship), kind, laying).flatMap((pose, token) =>
      bombGhost(ship, kind, pose, `${at} ${token}`, option),
    )
  })
}

function bombGhost(ship: ShipSeen, kind: TokenKind, pose: Pose, at: string, answer: Plain): Ghost[] {
  const outline = tokenAt({ kind, pose })
  if (outline === null) return []
  return [
    {
      type: 'ghost',
      kind: 'bomb',
      id: `${ship.id} bomb ${at}`,
      z: layer.ghost,
      label: { ...bombName(kind) },
      of: ship.id,
      form: polygon(outline),
      at: standAt(pose),
      path: [],
      meets: [],
      leaves: false,
      answers: [clone(answer)],
    },
  ]
}

/** Where a bomb may lie in contact with the base. */
export function bombsAtBase(sight: Sight, ship: ShipSeen): Ghost[] {
  const kind = aboutIn(sight.question).bomb
  const { places = [] } = describedIn(sight.question)
  return kind === undefined
    ? []
    : places.flatMap((place, at) => bombGhost(ship, kind, place, String(at), place))
}
