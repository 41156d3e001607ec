import { same } from '@sandtable/kernel'
import { type Amendable, changedBeyond, isWhole } from '@sandtable/kit'
import { isOnTable, overlaps } from '@sandtable/plane'
import { baseOf } from './geometry/bases.ts'
import { placeAt } from './moves/cohesion.ts'
import { tokensToAvoid } from './moves/ground.ts'
import type { LState, Mini, Unit } from './state.ts'
import { battlefieldOf } from './terrain/battlefield.ts'
import { unitsOn, woundThreshold } from './units.ts'

/** More of a kind than anybody ever has. */
const mostTokens = 99
const mostPoints = 999

const amendable: Amendable = [
  'points *',
  'units * minis * x',
  'units * minis * y',
  'units * minis * facing',
  'units * minis * wounds',
  'units * tokens *',
]

/**
 * What is wrong with a table after an agreed change; null: nothing. Only what was changed is looked at: the rules may be
 * on their way through places where nobody may stay.
 */
export function checkTable(s: LState, before: LState = s): string | null {
  const changed = changedBeyond(amendable, before.table, s.table)
  if (changed !== null) return `${changed} stays as it is`
  for (const [at, unit] of s.table.units.entries()) {
    const was = before.table.units[at]
    if (same(unit, was)) continue
    const wrong = wrongTokens(unit) ?? wrongMinis(s, unit, was)
    if (wrong !== null) return `${unit.id}: ${wrong}`
  }
  for (const seat of s.seats) if (!isWhole(s.table.points[seat], 0, mostPoints)) return `points of ${seat}`
  return null
}

function wrongTokens({ deployed, tokens }: Unit): string | null {
  if (!deployed) return 'is not on the battlefield'
  return Object.values(tokens).every((count) => isWhole(count, 0, mostTokens)) ? null : 'tokens'
}

function wrongMinis(s: LState, unit: Unit, was: Unit | undefined): string | null {
  for (const [at, mini] of unit.minis.entries()) {
    const before = was?.minis[at]
    if (same(mini, before)) continue
    if (mini.wounds !== before?.wounds && !isWhole(mini.wounds, 0, woundThreshold(unit, mini) - 1))
      return `${mini.id} has fewer wounds than it can bear`
    const { x, y, facing } = mini
    if (x === before?.x && y === before.y && facing === before.facing) continue
    const wrong = wrongPlace(s, unit, mini)
    if (wrong !== null) return `${mini.id} ${wrong}`
  }
  return null
}

/** Wholly on the battlefield, on the level where it stood, and on nobody's base (LG2-MOVE-011, LG2-OBJ-007). */
function wrongPlace(s: LState, unit: Unit, mini: Mini): string | null {
  const { x, y, facing, on } = mini
  if (![x, y, facing].every(Number.isFinite) || Math.abs(facing) > 360) return 'stands nowhere'
  const base = baseOf(unit, mini)
  if (!isOnTable(base, battlefieldOf(s.table.map))) return 'stands off the battlefield'
  const place = placeAt(s, unit, mini)
  if ('rule' in place) return `may not stand there (${place.rule})`
  if (place.on !== on) return 'stands on another level there'
  const others = unitsOn(s).flatMap((other) =>
    other.minis.flatMap((one) => (one === mini ? [] : [baseOf(other, one)])),
  )
  return [...others, ...tokensToAvoid(s)].some((shape) => overlaps(base, shape))
    ? 'stands on something'
    : null
}
