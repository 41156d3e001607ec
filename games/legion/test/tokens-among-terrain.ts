import type { LState, Objective } from '../src/state.ts'
import { begin } from './position.ts'
import { squareOf, terrainKind } from './terrain-kind.ts'

const square = squareOf(40)
const kind = (id: string, top: number, more: object = {}) =>
  terrainKind(id, top, { parts: [{ outline: square, top, stands: true }], ...more })
const ledge = { outline: [40, -40, 42, -40, 42, 40, 40, 40], top: 100, stands: true }
export const kinds = [
  kind('rock', 60, { ground: 'impassable' }),
  kind('roof', 152.4),
  kind('tower', 152.5, { parts: [{ outline: square, top: 152.5, stands: true }, ledge] }),
  kind('wood', 80, { class: 'area', parts: [{ outline: square, top: 80 }] }),
  kind('heap', 30, { parts: [{ outline: square, top: 30 }] }),
  kind('bars', 30, { class: 'scatter', barricade: true }),
]
export const token = (
  kindOf: Objective['kind'],
  x: number,
  y: number,
  more: Partial<Objective> = {},
): Objective => ({
  id: `${kindOf} ${x}`,
  kind: kindOf,
  name: kindOf,
  x,
  y,
  on: null,
  seat: null,
  lies: true,
  count: 0,
  ...more,
})

/** Each kind in a row along the middle, 200 mm apart. */
export function table(more: object = {}): LState {
  return begin({
    kinds,
    terrain: kinds.map(({ id }, at) => ({ kind: id, at: [200 + 200 * at, 450] })),
    gold: { troops: { card: 'stormtroopers', at: [1500, 450], left: 1 } },
    silver: { rebels: { card: 'rebel-troopers', at: [1500, 700], left: 1 } },
    mission: { primary: 'cauldron' },
    ...more,
  })
}
