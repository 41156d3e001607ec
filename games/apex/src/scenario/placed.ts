import type { Plain } from '@sandtable/kernel'
import { legendsData } from '../../data/legends/index.ts'
import { objects } from '../../data/objects.ts'
import type { LegendId, Placing } from '../../data/types.ts'
import { isCorner, isFree } from '../board/corners.ts'
import { fieldNamed, type Ground, isPrintedOccupied, levelOf } from '../board/ground.ts'
import { cornerOn } from '../board/read.ts'
import { groundNamed } from '../boards.ts'
import { type ApexSetup, squads } from '../state.ts'

type Spec = Readonly<Record<string, Plain>>

/** A miniature of a legend: the ability that puts it on the board, on what, and how many there are of it. */
interface Supply {
  readonly ability: string
  readonly on: Placing['on']
  readonly count: number
}

const supplies = new Map<string, Supply>()
for (const [legend, { abilities, tokens }] of Object.entries(legendsData))
  for (const { id, kind, place = [] } of abilities)
    for (const { piece, on, most = 1 } of place) {
      const before = supplies.get(`${legend} ${piece}`)?.count ?? 0
      supplies.set(`${legend} ${piece}`, { ability: id, on, count: before + most * tokens[kind] })
    }
// It comes down where its marker lay.
supplies.set('lifeline care-package', { ability: 'lifeline-care-package', on: 'free-field', count: 1 })

/** What is wrong with the miniatures on the board: each is where its ability could have put it, and there are no more than there are. */
export function placed(spec: Spec, setup: ApexSetup): string | null {
  const ground = groundNamed(setup.board, setup.plan)
  const taken = new Set<string>()
  for (const squad of squads)
    for (const { at } of Object.values((spec[squad] ?? {}) as Readonly<Record<string, Spec>>))
      if (at !== undefined) taken.add(`${fieldNamed(ground, String(at))}`)
  const counts = new Map<string, number>()
  for (const one of (spec.placed ?? []) as readonly Spec[]) {
    const { kind, of, at, on } = one
    const name = `“${String(kind)}”`
    if (![...supplies.keys()].some((key) => key.endsWith(` ${String(kind)}`)))
      return `no ability places a ${name} (APX-ABIL-004)`
    if ((at === undefined) === (on === undefined))
      return `${name} stands at one place or on one legend (APX-PLACE-006)`
    const key = `${String(of)} ${String(kind)}`
    const supply = supplies.get(key)
    if (supply === undefined) return `${String(of)} has no ${name} (APX-LEG-003)`
    const count = (counts.get(key) ?? 0) + 1
    if (count > supply.count) return `${String(of)} has ${supply.count} of ${name} (APX-LEG-003)`
    counts.set(key, count)
    const wrong = on === undefined ? onBoard(ground, one, supply, taken) : onLegend(one, supply, setup, taken)
    if (wrong !== null) return wrong
  }
  return null
}

/** Attached to somebody: an enemy, or its own legend. */
function onLegend(
  { kind, of, on }: Spec,
  { ability, on: means }: Supply,
  setup: ApexSetup,
  taken: Set<string>,
): string | null {
  const squadOf = (legend: Plain | undefined) =>
    squads.find((squad) => setup.squads[squad].legends?.includes(legend as LegendId))
  const fits = means === 'attach-self' ? on === of : means === 'attach-enemy' && squadOf(on) !== squadOf(of)
  const key = `${ability} ${String(on)}`
  if (!fits || taken.has(key)) return `no “${String(kind)}” can be on ${String(on)} (APX-CARD-${ability})`
  taken.add(key)
  return null
}

/** At a free intersection, or on a field, which is free if it must be. */
function onBoard(
  ground: Ground,
  { kind, at, level }: Spec,
  { ability, on }: Supply,
  taken: Set<string>,
): string | null {
  const word = String(at)
  const name = `“${String(kind)}”`
  const corner = word.includes(' ') ? cornerOn(ground, word) : null
  const field = corner === null ? fieldNamed(ground, word) : null
  if (on === 'free-intersection') {
    if (corner === null) return `${name} stands on an intersection, as c3 nw (APX-CARD-${ability})`
    const spot = { corner, level: Number(level ?? 0) }
    const key = `${spot.corner} ${spot.level}`
    if (!isCorner(ground, spot) || !isFree(ground, spot) || taken.has(key))
      return `${word} of level ${spot.level} is no free intersection (APX-PLACE-002)`
    taken.add(key)
    return null
  }
  if (field === null || on === 'attach-self' || on === 'attach-enemy')
    return `${name} does not stand at ${word} (APX-CARD-${ability})`
  if (level !== undefined && level !== levelOf(ground, field))
    return `${word} is on level ${levelOf(ground, field)} (APX-LVL-001)`
  if (on !== 'field' && isPrintedOccupied(ground, field)) return `${word} is taken (APX-PLACE-002)`
  if (objects[String(kind)]?.occupies !== 'field') return null
  if (taken.has(`${field}`)) return `${word} is taken (APX-GRID-006)`
  taken.add(`${field}`)
  return null
}
