import { circle, type Shape } from '@sandtable/plane'
import { formOf } from '../forms.ts'
import type { Place, Unit } from '../state.ts'

/** Outlines of oblong bases, by the miniature, for as long as it stands as it did. */
const outlines = new WeakMap<Readonly<Place>, Outline>()

interface Outline extends Pick<Place, 'x' | 'y' | 'facing'> {
  readonly size: readonly [width: number, length: number]
  readonly base: Shape
}

export function outlineOf(
  unit: Unit,
  mini: Readonly<Place>,
  baseAt: (unit: Unit, mini: Readonly<Place>) => Shape,
): Shape {
  const { size, isOblong, radius } = formOf(unit)
  // A round one is made as soon as found.
  if (!isOblong) return circle(mini.x, mini.y, radius)
  const { x, y, facing } = mini
  const known = outlines.get(mini)
  if (known !== undefined && known.x === x && known.y === y && known.facing === facing && known.size === size)
    return known.base
  const base = baseAt(unit, mini)
  outlines.set(mini, { x, y, facing, size, base })
  return base
}
