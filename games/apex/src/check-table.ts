import { type Amendable, changedBeyond, isWhole } from '@sandtable/kit'
import { mostAmmo, startHealth } from '../data/modes.ts'
import { isField } from './board/ground.ts'
import { groundIn, isOccupied } from './field.ts'
import { shieldLimit } from './legend.ts'
import { type AState, type Legend, squads } from './state.ts'

const amendable: Amendable = [
  'points *',
  'legends * health',
  'legends * shield',
  'legends * field',
  'legends * weapons * ammo',
]

const most = 99

/** What is wrong with a table that players have agreed on; null: nothing. */
export function checkTable(s: AState, before: AState = s): string | null {
  const changed = changedBeyond(amendable, before.table, s.table)
  if (changed !== null) return `${changed} stays as it is`
  for (const squad of squads)
    if (!isWhole(s.table.points[squad], 0, most)) return `points of ${squad}: a whole number of at least 0`
  for (const [at, legend] of s.table.legends.entries()) {
    const problem = problemOf(s, legend, before.table.legends[at])
    if (problem !== null) return `${legend.id}: ${problem}`
  }
  return null
}

function problemOf(s: AState, legend: Legend, before: Legend | undefined): string | null {
  if (!isWhole(legend.health, before?.health === 0 ? 0 : 1, startHealth))
    return `1 to ${startHealth} health points`
  const limit = Math.max(shieldLimit(legend), before?.shield ?? 0)
  if (!isWhole(legend.shield, 0, limit)) return `0 to ${limit} shield points`
  for (const weapon of legend.weapons)
    if (weapon !== null && !isWhole(weapon.ammo, 0, mostAmmo)) return `0 to ${mostAmmo} ammo`
  return placeProblem(s, legend, before)
}

/** On the board it stands on a field of its own; nobody comes or goes by agreement. */
function placeProblem(s: AState, { id, field }: Legend, before: Legend | undefined): string | null {
  if (field === (before?.field ?? null)) return null
  if (s.table.phase !== 'fight') return 'nobody is moved before the fight begins'
  if (field === null || before?.field == null) return 'nobody comes or goes by agreement'
  if (!isWhole(field) || !isField(groundIn(s), field)) return 'there is no such field'
  const others = s.table.legends.some((one) => one.id !== id && one.field === field)
  const isTaken = isOccupied({ ...s, table: { ...s.table, legends: [] } }, field)
  return others || isTaken ? 'the field is taken' : null
}
