import { battleCard } from '../catalogue.ts'
import type { LState, Objective } from '../state.ts'
import { onBattlefield } from './territory.ts'

/** Places the points of interest where the map card has them (LG2-CARD-007, LG2-MISS-017). */
export function layOutMission(s: LState): void {
  const { primary } = s.table.mission
  if (primary === null) return
  s.table.objectives = (battleCard(primary.card).objectives ?? []).flatMap(
    ({ name, class: kind, at = [] }) =>
      kind === 'condition'
        ? []
        : at.map(([across, down], number): Objective => {
            const place = onBattlefield(s, across, down)
            return {
              id: `${slug(name)}-${number + 1}`,
              kind,
              name,
              ...place,
              on: null,
              seat: null,
              lies: true,
              count: 0,
            }
          }),
  )
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
