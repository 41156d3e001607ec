import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from '@sandtable/kit'

function bomb(shape: readonly string[], cut: readonly string[]): Look {
  return { shape: shape.join(''), cut: cut.join(''), upright: true }
}

const blades = bar('0,-9 0,9', 2.4) + bar('-7.8,-4.5 7.8,4.5', 2.4) + bar('-7.8,4.5 7.8,-4.5', 2.4)

/** What ships leave behind them. */
export const bombs: Readonly<Record<string, Look>> = {
  'seismic-charge': bomb(
    [sharp(mirrored('0,-8.6 4,-7 4,7 0,8.6')), twice((at) => bar(at, 1.4), '6.4,-6 6.4,6')],
    [bar('-2.4,0 2.4,0', 1.6), bar('-2.4,-4 2.4,-4', 0.9), bar('-2.4,4 2.4,4', 0.9)],
  ),
  'proton-bomb': bomb([oval(0, 0, 7.6)], [ring(0, 0, 5.4, 1.2), oval(0, 0, 2)]),
  'ion-bomb': bomb([oval(0, 0, 7.6)], [sharp('1.6,-5.6 -3.8,1 -.6,1 -1.6,5.6 3.8,-1 .6,-1')]),
  'thermal-detonator': bomb(
    [oval(0, 1, 6.8), bar('0,-8.4 0,-5', 2.6)],
    [bar('-6,1 6,1', 1.2), oval(0, -2.4, 1.1)],
  ),
  bomblet: bomb(
    [oval(-3.4, -2.6, 4), oval(3.4, -2.6, 4), oval(0, 3.8, 4)],
    [oval(-3.4, -2.6, 1.3), oval(3.4, -2.6, 1.3), oval(0, 3.8, 1.3)],
  ),
  'proximity-mine': bomb([blades, oval(0, 0, 5.2)], [oval(0, 0, 2.4), hole(oval(0, 0, 1))]),
  'cluster-mine': bomb(
    [oval(0, 0, 5), twice((at) => bar(at, 2), '0,0 7.6,-5'), twice((at) => bar(at, 2), '0,0 7.6,5')],
    [oval(0, 0, 2)],
  ),
  'conner-net': bomb(
    [
      ring(0, 0, 9, 1.4),
      bar('-8,-3 8,-3', 1.1),
      bar('-8,3 8,3', 1.1),
      bar('-3,-8 -3,8', 1.1),
      bar('3,-8 3,8', 1.1),
      soft(mirrored('0,-2 2,0 0,2')),
    ],
    [],
  ),
}
