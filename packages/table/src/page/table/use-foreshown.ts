import type { Ghost, Remark, Thing } from '@sandtable/kernel'
import { useEffect, useMemo } from 'react'
import type { Drawing } from '../board/drawing.ts'
import type { Plan } from './use-plan.ts'
import { type AtTable, foreshownAs } from './use-table.ts'

export interface Foreshown {
  /** What would be seen from the ghost that is thought about: areas and lines. */
  readonly things: readonly Thing[]
  /** Where that piece would stand beside what else is planned; null: where its ghost stands. */
  readonly there: Ghost | null
  /** The other pieces where they would stand as far as it is planned. */
  readonly planned: readonly Ghost[]
  /** What is said of an answer, of the one that was chosen last if none is thought about; null: nothing. */
  readonly ahead: { readonly ghost: Ghost; readonly remarks: readonly Remark[] } | null
}

const nothing: readonly Thing[] = []

/** What would come of the ghost that is thought about, beside the parts of the answer that are chosen already. */
export function useForeshown(
  { foreshow, foreshown }: AtTable,
  isAsked: boolean,
  thought: Ghost | null,
  { composed, last }: Plan,
  drawing: Drawing,
): Foreshown {
  const ghost = thought ?? last
  const parts = Object.values(composed?.parts ?? {}).filter(({ of }) => of !== ghost?.of)
  const beside = parts.map(({ id }) => id)
  const known = ghost === null ? undefined : foreshown[foreshownAs(ghost.id, beside)]
  useEffect(() => {
    if (ghost !== null && isAsked && known === undefined) foreshow(ghost.id, beside)
  })
  const things = useMemo(() => known?.map((one) => drawing.thing(one)) ?? nothing, [known, drawing])
  const ghosts = things.filter((one) => one.type === 'ghost')
  const remarks = things.filter((one) => one.type === 'remark')
  const byPlan = ({ of }: Ghost) => ghosts.find((one) => one.of === of)
  const planned = thought === null && last !== null ? [...parts, last] : parts
  const isSaid = composed !== null || remarks.length > 0
  return {
    things: thought === null ? nothing : things.filter(({ type }) => type === 'area' || type === 'line'),
    there: (thought && byPlan(thought)) ?? null,
    planned: [
      ...planned.map((one) => byPlan(one) ?? one),
      ...ghosts.filter(({ of }) => of !== ghost?.of && !planned.some((one) => one.of === of)),
    ],
    ahead: ghost !== null && known !== undefined && isSaid ? { ghost, remarks } : null,
  }
}
