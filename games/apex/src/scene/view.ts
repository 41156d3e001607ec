import { type Corner, columnOf, cornersOfEdge, type Edge, rowOf } from '@sandtable/grid'
import type { Form, Plain, Question, Seen, Spot } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { type Field, type Ground, isField } from '../board/ground.ts'
import { groundNamed, groundWithBlock } from '../boards.ts'
import type { Apex } from '../state.ts'
import type { ApexView, LegendSeen } from '../vocabulary/view.ts'

/** What everything in the scene is made of: what is seen, and the board that follows from it. */
export interface Sight {
  readonly seen: Seen<Apex>
  readonly table: ApexView
  readonly question: Question | null
  readonly ground: Ground
  /** Who acts, or who is asked for; null: nobody in particular. */
  readonly actor: LegendSeen | null
}

export function sightOf(seen: Seen<Apex>): Sight {
  const { table, question } = seen
  const printed = groundNamed(table.board, table.plan)
  const block = table.pieces.find((piece) => piece.kind === 'care-package' && piece.field !== null)
  const ground = block?.field == null ? printed : groundWithBlock(printed, block.field)
  return { seen, table, question, ground, actor: actorOf(seen) }
}

/** The innermost of what goes on that names a legend; whoever is asked about somebody else's shot speaks for the target. */
function actorOf({ path, table, question }: Seen<Apex>): LegendSeen | null {
  const abouts = [...path.map((crumb) => crumb.about), question?.about ?? null].reverse()
  const named = abouts
    .map((about) => part(about, 'legend') ?? part(about, 'on'))
    .find((one) => typeof one === 'string')
  const actor = table.legends.find((one) => one.id === named) ?? null
  const target = table.legends.find((one) => one.id === table.shot?.target)
  const isReaction = target !== undefined && question?.seat === target.seat && question.seat !== actor?.seat
  return isReaction ? target : actor
}

export function legendIn({ table }: Sight, id: unknown): LegendSeen | null {
  return table.legends.find((one) => one.id === id) ?? null
}

export interface StandingSeen extends LegendSeen {
  readonly field: Field
}

export function isStanding(legend: LegendSeen | null): legend is StandingSeen {
  return legend !== null && legend.field !== null
}

export function standing({ table }: Sight): StandingSeen[] {
  return table.legends.filter(isStanding)
}

export function isFieldOf({ ground }: Sight, value: unknown): value is Field {
  return typeof value === 'number' && Number.isInteger(value) && isField(ground, value)
}

/** Rows are counted from the top, y from the bottom. */
export function dotOf({ ground: { board, plan } }: Sight, corner: Corner): Spot {
  return { x: columnOf(board, corner), y: plan.height - rowOf(board, corner) }
}

export function middleOf({ ground: { board, plan } }: Sight, field: Field): Spot {
  return { x: columnOf(board, field) + 0.5, y: plan.height - rowOf(board, field) - 0.5 }
}

/** The square of a field, drawn in by a margin. */
export function squareOf(sight: Sight, field: Field, margin = 0): Form {
  const { x, y } = middleOf(sight, field)
  const half = 0.5 - margin
  return {
    type: 'polygon',
    points: [x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half],
  }
}

/** The rectangle round some fields. */
export function blockOf(sight: Sight, fields: readonly Field[]): Form {
  const middles = fields.map((field) => middleOf(sight, field))
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [low, high] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  return rectangle(left - 0.5, low - 0.5, right + 0.5, high + 0.5)
}

export function rectangle(left: number, low: number, right: number, high: number): Form {
  return { type: 'polygon', points: [left, low, right, low, right, high, left, high] }
}

/** Along some edges in a row, from end to end. */
export function strokeOf(sight: Sight, edges: readonly Edge[], width: number): Form {
  const corners = edges.flatMap((edge) => [...cornersOfEdge(sight.ground.board, edge)]).sort((a, b) => a - b)
  const [from, to] = [dotOf(sight, corners[0] ?? 0), dotOf(sight, corners.at(-1) ?? 0)]
  return { type: 'stroke', points: [from.x, from.y, to.x, to.y], width }
}

/** The parts of an answer, if it has some. */
export function partsOf(answer: Plain): Readonly<Record<string, Plain>> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? (answer as Readonly<Record<string, Plain>>)
    : {}
}
