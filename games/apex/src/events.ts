import { call, type EventRule, tell, underWay } from '@sandtable/kernel'
import { startHealth } from '../data/modes.ts'
import { harmTo } from './harm.ts'
import { shieldLimit } from './legend.ts'
import { exhausted } from './loot.ts'
import { type Apex, legendOf } from './state.ts'
import type { Damage, Events } from './vocabulary/events.ts'

const damage: EventRule<Apex, Damage> = {
  do: (s, { to, amount, kind, source }) => {
    const legend = legendOf(s, to)
    if (legend.field === null) return
    const { suffered, prevented, shield, health } = harmTo(legend, amount, kind, source)
    if (prevented !== null) {
      legend.gear.knockdown = exhausted(legend.gear.knockdown)
      tell(s, { type: 'knockdown shield', legend: to, prevented })
    }
    legend.shield -= shield
    legend.health -= health
    tell(s, { type: 'damage', legend: to, amount: suffered, shield, health, source })
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
