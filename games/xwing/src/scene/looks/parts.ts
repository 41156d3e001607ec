import type { Look } from '@sandtable/kernel'

/** Ships are seen from above, nose up. */
export function ship(shape: readonly string[], cut: readonly string[]): Look {
  return { shape: shape.join(''), cut: cut.join('') }
}
