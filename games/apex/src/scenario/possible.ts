import type { Misread, Plain } from '@sandtable/kernel'
import { legendsData } from '../../data/legends/index.ts'
import { startGear } from '../../data/modes.ts'
import { initiativeTrack } from '../../data/tracks.ts'
import type { GearTile } from '../../data/types.ts'
import { abilityData } from '../abilities.ts'
import { groundNamed } from '../boards.ts'
import { isTile, tileOf } from '../loot.ts'
import { type ApexSetup, squads } from '../state.ts'
import { placed } from './placed.ts'

type Spec = Readonly<Record<string, Plain>>

/** What the words of a position allow and no table can show: each with the rule that it would break. */
export function impossible(spec: Spec, setup: ApexSetup): Misread | null {
  const both = Object.keys((spec.red ?? {}) as Spec).find((id) => id in ((spec.blue ?? {}) as Spec))
  if (both !== undefined) return { problem: `there is one ${both} (APX-INIT-015)`, path: ['blue', both] }
  for (const squad of squads)
    for (const [id, one] of Object.entries((spec[squad] ?? {}) as Readonly<Record<string, Spec>>)) {
      const problem = onLegend(one)
      if (problem !== null) return { problem, path: [squad, id] }
    }
  for (const [path, find] of Object.entries({ under, placed, bags, ring })) {
    const problem = find(spec, setup)
    if (problem !== null) return { problem, path: [path] }
  }
  return null
}

function onLegend({ shield, gear, hand, deck, discard }: Spec): string | null {
  const worn = { ...startGear, ...((gear ?? {}) as Record<string, string>) }
  const { limit = 0 } = tileOf(worn.body) as GearTile
  if (shield !== undefined && Number(shield) > limit) return `a shield of at most ${limit} (APX-SHLD-001)`
  const cards = [hand, deck, discard].flatMap((list) => (list ?? []) as string[])
  const twice = cards.find((card, at) => cards.indexOf(card) !== at)
  return twice === undefined ? null : `there is one “${twice}” (APX-ACT-019)`
}

/** Only turn spaces have room for tokens, and only what lasts or is still to come lies there; no more than there are. */
function under(spec: Spec): string | null {
  const counts = new Map<string, number>()
  for (const [space, abilities] of Object.entries((spec.under ?? {}) as Readonly<Record<string, string[]>>)) {
    if (initiativeTrack[Number(space)]?.kind !== 'turn') return `${space} is no turn space (APX-TIME-003)`
    for (const ability of abilities) {
      const { duration, delay } = abilityData(ability)
      if (duration === undefined && delay === undefined)
        return `“${ability}” neither lasts nor comes later (APX-TIME-001)`
      const count = (counts.get(ability) ?? 0) + 1
      if (count > tokensLeft(spec, ability)) return `no token of “${ability}” is left (APX-ABIL-002)`
      counts.set(ability, count)
    }
  }
  return null
}

/** Tokens of an ability that are not on the cooldown track. */
function tokensLeft(spec: Spec, ability: string): number {
  for (const [legend, { abilities, tokens }] of Object.entries(legendsData)) {
    const own = abilities.find(({ id }) => id === ability)
    if (own === undefined) continue
    const cools = squads.some((squad) => {
      const one = ((spec[squad] ?? {}) as Readonly<Record<string, Spec>>)[legend]
      return ((one?.cooldown ?? {}) as Spec)[ability] !== undefined
    })
    return tokens[own.kind] - (cools ? 1 : 0)
  }
  return 0
}

/** The care package has tokens of several rarities, each other bag those of its own (APX-SETUP-008 to -010). */
function bags(spec: Spec): string | null {
  for (const [bag, tokens] of Object.entries((spec.bags ?? {}) as Readonly<Record<string, Spec>>))
    for (const token of Object.keys(tokens)) {
      if (!isTile(token)) return `no loot tile “${token}”`
      if (bag !== 'care' && tileOf(token).rarity !== bag)
        return `${token} is in another bag than the ${bag} one (APX-SETUP-008)`
    }
  return null
}

function ring(spec: Spec, setup: ApexSetup): string | null {
  const { width, height } = groundNamed(setup.board, setup.plan).plan
  const whole = { left: 0, right: width - 1, top: 0, bottom: height - 1 }
  const inside = { ...whole, ...((spec.ring ?? {}) as Partial<typeof whole>) }
  if (inside.right >= width || inside.bottom >= height) return 'the ring lies on the board (APX-RING-003)'
  return inside.left > inside.right || inside.top > inside.bottom
    ? 'opposite edges of the ring stop at each other (APX-RING-006)'
    : null
}
