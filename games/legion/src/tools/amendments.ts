import type { Amendment, Seen } from '@sandtable/kernel'
import { numberAmendment } from '@sandtable/kit'
import { roundOutline } from '@sandtable/plane'
import { baseOutline, pieceIdOf, sightOf } from '../scene/view.ts'
import type { Legion, Mini, TokenName, Unit } from '../state.ts'
import { woundThreshold } from '../units.ts'
import { sideName, text, tokenNames } from '../words/names.ts'

/** As many as anybody needs. */
const mostTokens = 20
const mostPoints = 99

/** Tokens that are there to be given; of all others, what a unit has. */
const usual: readonly TokenName[] = ['aim', 'dodge', 'surge', 'standby', 'suppression']

/** What players may agree to change: where miniatures stand, their wounds, tokens of units, and victory points. */
export function amendments(seen: Seen<Legion>): Amendment[] {
  if (seen.over !== null) return []
  const { table } = sightOf(seen)
  return [
    ...seen.seats.map((seat) => pointsOf(seat, table.points[seat] ?? 0)),
    ...table.units.flatMap((unit, at) => (unit.deployed ? ofUnit(unit, ['units', at]) : [])),
  ]
}

type Path = readonly (string | number)[]

function ofUnit(unit: Unit, path: Path): Amendment[] {
  return [
    ...unit.minis.flatMap((mini, at) => ofMini(unit, mini, [...path, 'minis', at])),
    ...Object.entries(tokenNames).flatMap(([token, [, label]]) => {
      const value = unit.tokens[token as TokenName]
      if (value === 0 && !usual.some((one) => one === token)) return []
      const where = [...path, 'tokens', token]
      return [numberAmendment({ of: unit.id, label, path: where, value, most: mostTokens })]
    }),
  ]
}

/** Whoever has as many wounds as it can bear is defeated by the rules, not by agreement. */
function ofMini(unit: Unit, mini: Mini, path: Path): Amendment[] {
  const { x, y, facing, wounds } = mini
  const of = pieceIdOf(unit, mini)
  return [
    {
      type: 'spot',
      id: `${path.join(' ')} position`,
      of,
      label: text('position', 'Position'),
      at: { x, y, facing },
      outline: outlineOf(unit.card),
      paths: { x: [...path, 'x'], y: [...path, 'y'], facing: [...path, 'facing'] },
    },
    numberAmendment({
      of,
      label: text('wounds', 'Wunden'),
      path: [...path, 'wounds'],
      value: wounds,
      most: Math.max(wounds, woundThreshold(unit, mini) - 1),
    }),
  ]
}

function outlineOf(card: string): number[] {
  const outline = baseOutline(card)
  return typeof outline === 'number' ? [...roundOutline(0, 0, outline).points] : outline
}

function pointsOf(seat: string, value: number): Amendment {
  const { en, de } = sideName(seat)
  const label = text(`${en}: victory points`, `${de}: Siegpunkte`)
  return numberAmendment({ of: null, label, path: ['points', seat], value, most: mostPoints })
}
