import type { Plain, Seen } from '@sandtable/kernel'
import type { LegendId } from '../../data/types.ts'
import type { Apex } from '../state.ts'

/** What a legend does best for its squad: shield the others, come to where it counts, bring enemies down. */
type Part = 'shields' | 'moves' | 'strikes'

const parts: Readonly<Record<LegendId, Part>> = {
  gibraltar: 'shields',
  lifeline: 'shields',
  pathfinder: 'moves',
  wraith: 'moves',
  bangalore: 'strikes',
  bloodhound: 'strikes',
}

/** A squad wants somebody for each part before it wants two for one: of those who are left, whoever does what it lacks. */
export function drafted({ seat, table, teams }: Seen<Apex>, options: readonly Plain[]): readonly Plain[] {
  const squad = seat === null ? null : (teams[seat] ?? null)
  const filled = table.legends.flatMap((one) => (one.squad === squad ? [parts[one.id]] : []))
  const lacking = options.filter((one) => !filled.includes(parts[one as LegendId]))
  return lacking.length > 0 ? lacking : options
}
