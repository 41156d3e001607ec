import type { Named, NumberAmendment } from '@sandtable/kernel'

/** A number on the table that players may agree to change; `path` leads to it from the table of the state. */
export interface Amendable {
  /** The piece that it belongs to; null: none. */
  readonly of: string | null
  readonly label: Named
  readonly path: readonly (string | number)[]
  readonly value: number
  readonly most: number
}

/** From nothing up to the most; what lies beyond these already may stay as it is. */
export function numberAmendment({ of, label, path, value, most }: Amendable): NumberAmendment {
  return {
    type: 'number',
    id: path.join(' '),
    of,
    label: { ...label },
    path,
    value,
    least: Math.min(0, value),
    most: Math.max(most, value),
  }
}
