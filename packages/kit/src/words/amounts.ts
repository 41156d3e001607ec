import type { Named } from '@sandtable/kernel'

/** A number with one place behind the point, as each language writes it. */
export function amount(value: number): Named {
  const en = (Math.round(10 * value) / 10).toFixed(1)
  return { en, de: en.replace('.', ',') }
}
