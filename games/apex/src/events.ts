import { call, type EventRule, tell, underWay } from '@sandtable/kernel'
import { startHealth } from '../data/modes.ts'
import { shieldLimit } from './legend.ts'
import { exhausted, gearTile, isExhausted } from './loot.ts'
import { type Apex, legendOf } from './state.ts'
import type { Damage, DamageKind, Events } from './vocabulary/events.ts'

/** Shield first, then health (APX-SHLD-003, -005, APX-HP-002 to -004). */
function losses(shield: number, health: number, amount: number, kind: DamageKind) {
  const lostShield = kind === 'health' ? 0 : Math.min(shield, amount)
  const lostHealth = kind === 'shield' ? 0 : Math.min(health, amount - lostShield)
  return { lostShield, lostHealth }
}

const damage: EventRule<Apex, Damage> = {
  do: (s, { to, amount, kind, source }) => {
    const legend = legendOf(s, to)
    if (legend.field === null) return
    const knockdown = gearTile(legend, 'knockdown')
    // The legendary one lowers ring damage (APX-TILE-018, OPEN-15).
    let left = source === 'ring' ? Math.min(amount, knockdown.ringDamage ?? amount) : amount
    let { lostShield, lostHealth } = losses(legend.shield, legend.health, left, kind)
    // It acts by itself, on the first damage that would eliminate (APX-KD-001 to -004).
    if (
      lostHealth >= legend.health &&
      knockdown.prevents !== undefined &&
      !isExhausted(legend.gear.knockdown)
    ) {
      left = Math.max(0, left - knockdown.prevents)
      legend.gear.knockdown = exhausted(legend.gear.knockdown)
      tell(s, { type: 'knockdown shield', legend: to, prevented: knockdown.prevents })
      ;({ lostShield, lostHealth } = losses(legend.shield, legend.health, left, kind))
    }
    legend.shield -= lostShield
    legend.health -= lostHealth
    tell(s, { type: 'damage', legend: to, amount: left, shield: lostShield, health: lostHealth, source })
    if (legend.health === 0)
      call(s, 'eliminated', { legend: to, during: underWay(s, 'activation')?.legend ?? null })
  },
}

/** Points that come back, never beyond the limits (APX-SHLD-001, APX-CONS-002). */
const restore: EventRule<Apex, Events['restore']> = {
  do: (s, { legend: id, shield, health }) => {
    const legend = legendOf(s, id)
    const more = Math.max(0, Math.min(shield, shieldLimit(legend) - legend.shield))
    const healed = Math.max(0, Math.min(health, startHealth - legend.health))
    legend.shield += more
    legend.health += healed
    tell(s, { type: 'restored', legend: id, shield: more, health: healed })
  },
}

export const events = { damage, restore }
