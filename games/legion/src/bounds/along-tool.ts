import type { Circle } from '@sandtable/plane'
import type { toolOf } from '../moves/tool.ts'

/** No base comes out of this circle on its way along a tool that touches it, however that is laid. */
export function roundAlong(base: Circle, { length }: ReturnType<typeof toolOf>): Circle {
  return { ...base, r: length + 4 * base.r }
}
