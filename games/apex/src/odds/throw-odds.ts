import { type Chances, deck, drawInto } from '@sandtable/dice'
import { type Plain, type Seat, underWay } from '@sandtable/kernel'
import { areas } from '../../data/areas.ts'
import { targetCards } from '../../data/targets.ts'
import type { GrenadeTile } from '../../data/types.ts'
import { fieldsHit, placeOf } from '../board/area.ts'
import type { Field } from '../board/ground.ts'
import { groundIn } from '../field.ts'
import { areaOfEffect } from '../flow/area.ts'
import { arrows } from '../flow/grenade.ts'
import { tileOf } from '../loot.ts'
import { type AState, legendOf, onBoard } from '../state.ts'
import { goOn, rehearsalFor, type Stops } from './rehearsal.ts'

/** Somebody whom a grenade hurts. */
export interface Hurt {
  readonly legend: string
  readonly damage: number
  readonly defeated: boolean
}

export interface ThrowOdds {
  readonly all: readonly { readonly hurt: readonly Hurt[]; readonly chance: number }[]
  /** What it is worth to the one who throws: harm to enemies less harm to the own squad. */
  readonly worth: number
}

/** Columns and rows by which a grenade strays. */
export interface Stray {
  readonly dx: number
  readonly dy: number
}

const all = deck('target cards', targetCards)
const known = new Map<number, Chances<Stray>>()

/** How likely a grenade that reveals so many target cards lands so far off (APX-GREN-005, -006). */
export function straysOf(cards: number): Chances<Stray> {
  let found = known.get(cards)
  if (found === undefined) {
    const slots = Array.from({ length: cards }, () => 0)
    found = drawInto(all, slots, { dx: 0, dy: 0 }, (sum: Stray, { arrow }) => {
      if (arrow === null) return sum
      const [dx, dy] = arrows[arrow]
      return { dx: sum.dx + dx, dy: sum.dy + dy }
    })
    known.set(cards, found)
  }
  return found
}

const over = areaOfEffect.places.get('has somebody won?') ?? 0
const stops: Stops = new Set([areaOfEffect.steps[over] ?? {}])

/** What comes of throwing a grenade there: where it can land, and what the rules then do to those who stand there. */
export function throwOdds(s: AState, seat: Seat, field: Field, turn: 'up' | 'right'): ThrowOdds | null {
  const v = underWay(s, 'throw a grenade')
  if (v === null) return null
  const ground = groundIn(s)
  const { cards, area } = tileOf(v.tile) as GrenadeTile
  const meant = placeOf(ground, field)
  const found = new Map<string, { hurt: readonly Hurt[]; chance: number }>()
  for (const { value, chance } of straysOf(cards)) {
    const at = { x: meant.x + value.dx, y: meant.y + value.dy }
    const fields = fieldsHit(ground, areas[area] ?? { flying: false, turns: false, cells: [] }, at, turn)
    const isNear = onBoard(s).some((legend) => fields.has(legend.field))
    const hurt = isNear ? struckAt(s, seat, { field, turn }, scriptFor(value, cards)) : []
    const key = JSON.stringify(hurt)
    const before = found.get(key)
    if (before === undefined) found.set(key, { hurt, chance })
    else before.chance += chance
  }
  const own = s.teams[seat]
  let worth = 0
  for (const { hurt, chance } of found.values())
    for (const { legend, damage, defeated } of hurt)
      worth += (legendOf(s, legend).squad === own ? -1 : 1) * chance * (damage + (defeated ? finished : 0))
  return { all: [...found.values()], worth }
}

/** An elimination counts like so many points more. */
const finished = 10

/** Target cards that lead so far off. */
function scriptFor({ dx, dy }: Stray, cards: number): string[] {
  const step = (id: string | undefined) => {
    const arrow = targetCards.find((card) => card.id === id)?.arrow ?? null
    return arrow === null ? ([0, 0] as const) : arrows[arrow]
  }
  const ids = targetCards.map((card) => card.id)
  const search = (left: number, x: number, y: number, used: readonly string[]): string[] | null => {
    if (left === 0) return x === dx && y === dy ? [...used] : null
    for (const id of ids) {
      if (used.includes(id)) continue
      const [across, down] = step(id)
      const found = search(left - 1, x + across, y + down, [...used, id])
      if (found !== null) return found
    }
    return null
  }
  return search(cards, 0, 0, []) ?? []
}

function struckAt(s: AState, seat: Seat, answer: Plain, script: readonly string[]): Hurt[] {
  const ahead = rehearsalFor(s, seat, script)
  goOn(ahead, seat, answer, stops)
  return onBoard(s).flatMap((legend) => {
    const after = legendOf(ahead, legend.id)
    const defeated = after.field === null
    const left = defeated ? 0 : after.shield + after.health
    const damage = legend.shield + legend.health - left
    return damage > 0 ? [{ legend: legend.id, damage, defeated }] : []
  })
}
