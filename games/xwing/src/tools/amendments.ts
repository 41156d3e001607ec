import type { Amendment, Named, NumberAmendment, Seen } from '@sandtable/kernel'
import { localBase, type ShipSeen, sightOf, standAt } from '../scene/view.ts'
import { sizeOf } from '../values.ts'
import { cardName, sideName, tokenName } from '../words/names.ts'

/** As many tokens of a kind as anybody needs. */
const mostTokens = 9

/** What players may agree to change: where each ship stands, its shields and tokens, and the points. */
export function amendments(seen: Seen): Amendment[] {
  const { ships, points } = sightOf(seen)
  return [
    ...ships.flatMap((ship, place) => (ship.inPlay ? amendmentsOf(ship, place) : [])),
    ...Object.entries(points).map(([seat, value]) => pointsOf(seat, value)),
  ]
}

/** `place`: the ship's among all ships, on the table as in what is seen of it. */
function amendmentsOf(ship: ShipSeen, place: number): Amendment[] {
  const path = ['ships', place]
  return [
    positionOf(ship, path),
    {
      ...number(`${ship.id} shields`, ship.id, tokenName('shield', 2), [...path, 'shields'], ship.shields),
      most: Math.max(ship.shields, ship.shieldValue),
    },
    ...Object.entries(ship.tokens).map(([token, count]) =>
      number(`${ship.id} ${token}`, ship.id, tokenName(token, 2), [...path, 'tokens', token], count),
    ),
    ...ship.upgrades.flatMap(({ card, tokens }, at) => {
      if (tokens === 0) return []
      const { en, de } = cardName(`upgrade:${card}`)
      const label = { en: `tokens on ${en}`, de: `Marker auf ${de}` }
      return [number(`${ship.id} card ${at}`, ship.id, label, [...path, 'upgrades', at, 'tokens'], tokens)]
    }),
  ]
}

function positionOf(ship: ShipSeen, path: readonly (string | number)[]): Amendment {
  return {
    type: 'spot',
    id: `${ship.id} position`,
    of: ship.id,
    label: { en: 'position', de: 'Position' },
    at: standAt(ship.pose),
    outline: localBase(sizeOf(ship)),
    paths: {
      x: [...path, 'pose', 'x'],
      y: [...path, 'pose', 'y'],
      facing: [...path, 'pose', 'facing'],
    },
  }
}

function number(
  id: string,
  of: string | null,
  label: Named,
  path: readonly (string | number)[],
  value: number,
): NumberAmendment {
  return {
    type: 'number',
    id,
    of,
    label: { ...label },
    path,
    value,
    least: 0,
    most: Math.max(value, mostTokens),
  }
}

/** The points that a side has destroyed. */
function pointsOf(seat: string, value: number): Amendment {
  const { en, de } = sideName(seat)
  const label = { en: `${en}: points destroyed`, de: `${de}: zerstörte Punkte` }
  return { ...number(`points ${seat}`, null, label, ['points', seat], value), most: Math.max(value, 999) }
}
