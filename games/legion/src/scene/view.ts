import type { Form, Question, Seen, Stand } from '@sandtable/kernel'
import { oblongOutline, outlineAt } from '@sandtable/plane'
import { unitCard } from '../catalogue.ts'
import type { Legion, LState, Mini, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf } from '../terrain/battlefield.ts'
import type { LegionView } from '../vocabulary/view.ts'

/** What a seat sees, read as what `view` makes of a table. The scene is made of this and of nothing else. */
export interface Sight {
  readonly seen: Seen<Legion>
  readonly table: LegionView
  readonly question: Question | null
  readonly field: Battlefield
  /** The rules can be asked about it; nothing goes on in it, and nothing can be rolled. */
  readonly s: LState
}

export function sightOf(seen: Seen<Legion>): Sight {
  const { table, question } = seen
  return { seen, table, question, field: battlefieldOf(table.map), s: askable(seen) }
}

/** Everything that a seat sees, as a state of which the rules can be asked: hands are empty, since nobody's is needed. */
export function askable({ game, version, seats, teams, table: seen, decision }: Seen<Legion>): LState {
  const { hand: _, handSizes: __, inPlay, now: ___, ...table } = seen
  return {
    game,
    version,
    seats,
    teams,
    table: { ...table, hands: {} },
    stack: [],
    asking: null,
    ...inPlay,
    lastEffect: 0,
    used: {},
    chance: { random: { a: 0, b: 0, c: 0, d: 0 }, script: [] },
    decision,
    sealed: 0,
    conceded: [],
    proposal: null,
    news: [],
    over: null,
  }
}

export function unitIn({ table }: Sight, id: unknown): Unit | null {
  return table.units.find((unit) => unit.id === id) ?? null
}

/** What a miniature is called on the table: the leader goes by the name of its unit, so that it stands for all. */
export function pieceIdOf(unit: Unit, mini: Mini): string {
  return unit.minis[0] === mini ? unit.id : mini.id
}

const origin: Stand = { x: 0, y: 0, facing: 0 }

/** A base as seen from itself: round, or oblong along its facing. */
export function baseOutline(card: string): number[] | number {
  const { base } = unitCard(card)
  return typeof base === 'number' ? base / 2 : [...oblongOutline(origin, base[0], base[1]).points]
}

export function baseForm(unit: Pick<Unit, 'card'>, { x, y, facing }: Stand): Form {
  const outline = baseOutline(unit.card)
  if (typeof outline === 'number') return { type: 'circle', x, y, radius: outline }
  return { type: 'polygon', points: [...outlineAt({ x, y, facing }, outline).points] }
}

/** Who acts now: the unit that is asked about, else the one that is activated. */
export function actingUnit(sight: Sight): Unit | null {
  const { question, table, seen } = sight
  const asked = unitIn(sight, partOf(question?.about, 'unit'))
  if (asked !== null && asked.seat === question?.seat) return asked
  const { activation, pool } = table.now
  if (pool !== null && question !== null) {
    const defends = unitIn(sight, pool.defender)
    if (defends?.seat === seen.seat && question.seat === seen.seat) return defends
  }
  return unitIn(sight, pool?.attacker ?? activation?.unit)
}

function partOf(about: unknown, key: string): unknown {
  return typeof about === 'object' && about !== null ? (about as Record<string, unknown>)[key] : undefined
}
