import { clone, type Ghost, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { type Laying, layBomb, type TokenKind, tokenAt } from '../geometry/bombs.ts'
import { bombName } from '../words/names.ts'
import { layer } from './layers.ts'
import { placedOf, polygon, type ShipSeen, type Sight, standAt } from './view.ts'

/** Where a bomb would come to lie. */
export function bombGhosts(sight: Sight, ship: ShipSeen): Ghost[] {
  const kind = part(sight.question?.about, 'bomb') as TokenKind
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
  const kind = part(sight.question?.about, 'bomb') as TokenKind
  const places = part(sight.question?.space, 'places')
  if (!Array.isArray(places)) return []
  return places.flatMap((place, at) => bombGhost(ship, kind, place as unknown as Pose, String(at), place))
}
