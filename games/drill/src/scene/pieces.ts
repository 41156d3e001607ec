import type { Area, Badge, Line, Piece, Plain, Seen, Spot } from '@sandtable/kernel'
import { aboutOf, answersNaming, figuresLabelled, namedBy, part, pieceOf } from '@sandtable/kit'
import { seats } from '../setup.ts'
import { type Cadet, type Drill, fullGrit } from '../state.ts'
import { cadetName, stanceName } from '../words/names.ts'
import { layer } from './layers.ts'

/** How many stand side by side; who does not fit in stands behind them. */
const abreast = 16

/** Room for both sides, with spaces between them. */
export function yardSize({ table }: Seen<Drill>): { width: number; height: number } {
  const side = Math.max(...seats.map((seat) => table.cadets.filter((one) => one.seat === seat).length))
  return { width: 2 * Math.min(side, abreast) + 1, height: 2 * Math.ceil(side / abreast) + 3 }
}

const figure = figuresLabelled({ grit: { en: 'Grit', de: 'Mut' } })

export function yard(seen: Seen<Drill>): Area[] {
  const { width, height } = yardSize(seen)
  const points = [0, 0, width, 0, width, height, 0, height]
  const label = { en: 'Drill yard', de: 'Übungshof' }
  return [
    { type: 'area', kind: 'floor', id: 'yard', z: layer.floor, label, forms: [{ type: 'polygon', points }] },
  ]
}

/** The first side stands at the near edge, the other across from it, both in the order of their letters. */
function spotOf(seen: Seen<Drill>, { id, seat }: Cadet): Spot {
  const side = seen.table.cadets.filter((one) => one.seat === seat)
  const at = side.findIndex((one) => one.id === id)
  const x = 2 * (at % abreast) + 1.5
  const behind = 2 * Math.floor(at / abreast)
  const { height } = yardSize(seen)
  const frontRow = 2 * Math.ceil(side.length / abreast) - 0.5
  return { x, y: seats.indexOf(seat) === 0 ? frontRow - behind : height - frontRow + 0.5 + behind }
}

/** Whoever stands; those who are down have left the yard. */
export function cadets(seen: Seen<Drill>): Piece[] {
  const attacker = part(aboutOf(seen, 'attack'), 'attacker')
  return seen.table.cadets
    .filter(({ grit }) => grit > 0)
    .map((cadet) =>
      pieceOf({
        kind: 'cadet',
        id: cadet.id,
        z: layer.cadet,
        look: 'cadet',
        seat: cadet.seat,
        label: cadetName(cadet.id),
        form: { type: 'circle', ...spotOf(seen, cadet), radius: 0.4 },
        at: { ...spotOf(seen, cadet), facing: seats.indexOf(cadet.seat) === 0 ? 0 : 180 },
        figures: [figure('grit', cadet.grit, fullGrit)],
        badges: orderOf(seen, cadet),
        active: cadet.id === attacker,
        ...answersNaming(seen.question, [cadet.id], (answer) => namesIn(seen, answer)),
      }),
    )
}

/** An answer names the cadet that gets the order, the target, or whoever stands guard. */
function namesIn({ table }: Seen<Drill>, answer: Plain): string[] {
  const guard = table.guards[String(part(answer, 'use'))]
  return guard === undefined ? namedBy(answer, ['cadet']) : [guard]
}

function orderOf({ table }: Seen<Drill>, { id, seat }: Cadet): Badge[] {
  const order = table.orders[seat]
  return order?.cadet === id ? [{ name: order.stance, label: stanceName(order.stance), count: 1 }] : []
}

/** From who attacks to the target. */
export function attackLine(seen: Seen<Drill>): Line[] {
  const about = aboutOf(seen, 'attack')
  const find = (id: Plain | undefined) => seen.table.cadets.find((one) => one.id === id && one.grit > 0)
  const [attacker, target] = [find(part(about, 'attacker')), find(part(about, 'target'))]
  if (attacker === undefined || target === undefined) return []
  return [
    {
      type: 'line',
      kind: 'target',
      id: 'attack',
      z: layer.line,
      from: spotOf(seen, attacker),
      to: spotOf(seen, target),
      ends: [attacker.id, target.id],
      blocked: [],
    },
  ]
}
