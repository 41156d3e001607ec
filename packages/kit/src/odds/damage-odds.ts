import type { Named, Odds } from '@sandtable/kernel'

/** What an attack may do to its target. */
export interface Suffered {
  readonly damage: number
  /** Is that the end of it? */
  readonly defeated?: boolean
  readonly chance: number
}

/** For the bars on the table: how likely each amount of damage is, from the lowest; † marks the end of the target. `worth`: to whom is asked. */
export function damageOdds(target: Named, all: readonly Suffered[], worth?: number): Odds {
  const chances = new Map<string, number>()
  for (const { damage, defeated = false, chance } of [...all].sort(byAmount)) {
    const label = defeated ? `${damage} †` : `${damage}`
    chances.set(label, (chances.get(label) ?? 0) + chance)
  }
  const counted = [...chances.values()].reduce((sum, chance) => sum + chance, 0)
  return {
    title: { en: `Damage to ${target.en}`, de: `Schaden an ${target.de}` },
    ...(counted < 1 - hair ? { counted } : worth !== undefined && { worth }),
    results: [...chances].map(([label, chance]) => ({ label: { en: label, de: label }, chance })),
  }
}

/** Less than this is rounding. */
const hair = 1e-9

function byAmount(one: Suffered, other: Suffered): number {
  return one.damage - other.damage || Number(one.defeated ?? false) - Number(other.defeated ?? false)
}
