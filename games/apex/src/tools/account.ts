import { type Accounting, type Named, type Struck, underWay } from '@sandtable/kernel'
import { type Apex, type AState, legendOf } from '../state.ts'
import type { DamageSource } from '../vocabulary/events.ts'
import { legendName } from '../words/names.ts'
import { text } from '../words/text.ts'

/** What a game came to: victory points, and who harmed whom. Target cards are no dice: of them nobody hopes one by one. */
export const account: Accounting<Apex> = {
  counts: text('Victory points', 'Siegpunkte'),
  points: (s) => Object.fromEntries(s.seats.map((seat) => [seat, pointsOf(s, seat)])),
  harm: (s, entry) => {
    if (entry.type !== 'damage' && entry.type !== 'eliminated') return null
    const legend = String(entry.legend)
    const isEnd = entry.type === 'eliminated'
    return {
      by: isEnd ? null : whoHarms(s, legend, entry.source as DamageSource),
      to: struck(s, legend),
      damage: isEnd ? 0 : Number(entry.shield) + Number(entry.health),
      defeated: isEnd,
    }
  },
  die: () => [],
}

function pointsOf(s: AState, seat: string): number {
  const team = s.teams[seat]
  return team === 'red' || team === 'blue' ? s.table.points[team] : 0
}

function struck(s: AState, id: string): Struck {
  return { piece: id, seat: legendOf(s, id).seat, name: legendName(id) }
}

const sources: Readonly<Record<DamageSource, Named>> = {
  shot: text('a shot', 'ein Schuss'),
  area: text('an area of effect', 'ein Flächeneffekt'),
  melee: text('a melee attack', 'ein Nahkampfangriff'),
  collision: text('a collision', 'ein Zusammenstoß'),
  ring: text('the ring', 'der Ring'),
  landing: text('a care package', 'ein Carepaket'),
}

/** Whoever did it, as far as somebody did; else what it was. */
function whoHarms(s: AState, legend: string, source: DamageSource): Struck {
  const by = harmer(s, source)
  return by === null || by === legend ? { piece: null, seat: null, name: sources[source] } : struck(s, by)
}

function harmer(s: AState, source: DamageSource): string | null {
  if (source === 'shot') return underWay(s, 'shoot')?.shooter ?? null
  if (source === 'melee') return underWay(s, 'melee attack')?.legend ?? null
  if (source === 'collision') return underWay(s, 'push')?.by ?? null
  return source === 'area' ? (underWay(s, 'area of effect')?.by ?? null) : null
}
