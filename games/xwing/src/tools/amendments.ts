import type { Amendment, Seen } from '@sandtable/kernel'
import { numberAmendment } from '@sandtable/kit'
import { localBase, type ShipSeen, sightOf, standAt } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { sizeOf } from '../values.ts'
import { cardName, sideName, tokenName } from '../words/names.ts'

/** As many tokens of a kind as anybody needs. */
const mostTokens = 9
const mostPoints = 999

/** What players may agree to change: where each ship stands, its shields and tokens, and the points. */
export function amendments(seen: Seen<XWing>): Amendment[] {
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
    numberAmendment({
      of: ship.id,
      label: tokenName('shield', 2),
      path: [...path, 'shields'],
      value: ship.shields,
      most: ship.shieldValue,
    }),
    ...Object.entries(ship.tokens).map(([token, value]) =>
      numberAmendment({
        of: ship.id,
        label: tokenName(token, 2),
        path: [...path, 'tokens', token],
        value,
        most: mostTokens,
      }),
    ),
    ...ship.upgrades.flatMap(({ card, tokens }, at) => {
      if (tokens === 0) return []
      const { en, de } = cardName(`upgrade:${card}`)
      const label = { en: `tokens on ${en}`, de: `Marker auf ${de}` }
      const where = [...path, 'upgrades', at, 'tokens']
      return [numberAmendment({ of: ship.id, label, path: where, value: tokens, most: mostTokens })]
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

/** The points that a side has destroyed. */
function pointsOf(seat: string, value: number): Amendment {
  const { en, de } = sideName(seat)
  const label = { en: `${en}: points destroyed`, de: `${de}: zerstörte Punkte` }
  return numberAmendment({ of: null, label, path: ['points', seat], value, most: mostPoints })
}
