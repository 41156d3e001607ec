import type { Plain } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'

/** Is this a place on the table with a facing, within sensible bounds? */
export function isPose(value: Plain): value is Plain & Pose {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { x, y, facing } = value as { readonly [key: string]: Plain }
  return [x, y, facing].every((number) => typeof number === 'number' && Math.abs(number) < 10_000)
}
