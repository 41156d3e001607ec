import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from '@sandtable/kit'

/** Vehicles are seen from above, nose up, so that one sees where they look; tokens as they lie. */
export const vehicleLooks: Readonly<Record<string, Look>> = {
  walker: {
    shape:
      sharp(mirrored('0,-6.4 3.4,-5.4 4.4,-1 3.6,4 0,5')) +
      twice((at) => bar(at, 2.2), '4,-1 8,-4.6') +
      twice((at) => bar(at, 2.2), '4,1.6 8,5.4') +
      twice(sharp, '6.6,-8.4 9.4,-8.4 9.8,-3.4 6.4,-3.4') +
      twice(sharp, '6.4,3.8 9.8,3.8 9.4,9 6.6,9') +
      twice((at) => bar(at, 1.1), '1.2,-6 1.2,-9.6'),
    cut: sharp(mirrored('0,-4.4 2.2,-4 2.6,-2 0,-1.8')) + bar('-1.6,2.2 1.6,2.2', 1),
  },
  tank: {
    shape: sharp(mirrored('0,-7 6,-7 8.6,-5 8.8,8 7,9.6 0,9.6')) + bar('0,-3 0,-10.2', 2),
    cut: twice(sharp, '5.4,-5.4 7,-4.4 7,7.6 5.4,8'),
    over: oval(0, 1, 4.2) + hole(oval(0, 1, 1.6)),
  },
  speeder: {
    shape:
      soft(mirrored('0,-10.4 1.4,-7 1.8,-2 3.4,2 3,7.4 0,9.4')) +
      twice((at) => bar(at, 1.3), '1.8,-4.6 4.8,-8.4'),
    cut: oval(0, 3.4, 1.5) + bar('0,-7.4 0,-3.4', 0.9),
  },
  hovertank: {
    shape:
      sharp(mirrored('0,-9.8 3.6,-9 5.4,-5 5.4,6.4 4,9.6 0,9.8')) +
      twice(sharp, '6.2,-6 9.4,-4 9.4,7 7.6,9 6.2,8') +
      twice((at) => bar(at, 1.6), '5,0 7,0'),
    cut: twice((at) => bar(at, 1), '7.8,-2 7.8,6.4') + bar('-2.4,8 2.4,8', 1),
    over: sharp(mirrored('0,-2.6 2.4,-2 3,2.4 1.8,4.6 0,4.8')) + bar('0,-2 0,-8.4', 1.6),
  },
  poi: {
    shape: ring(0, 0, 10, 1.4) + ring(0, 0, 6.4, 1.2) + sharp('0,-3.4 3.4,0 0,3.4 -3.4,0'),
    upright: true,
  },
  asset: {
    shape: sharp('-8,-5 0,-9 8,-5 8,5 0,9 -8,5'),
    cut: sharp('-5.4,-3.6 0,-6.2 5.4,-3.6 0,-.8') + bar('0,1 0,7', 1.1),
    upright: true,
  },
  smoke: { shape: oval(-4, 2, 5) + oval(4, 2, 5) + oval(0, -3.4, 5.4), upright: true },
  graffiti: {
    shape: sharp('0,-9 3,-2.4 9,-2.4 4.4,2 6,9 0,5 -6,9 -4.4,2 -9,-2.4 -3,-2.4'),
    upright: true,
  },
  charge: { shape: oval(0, 1, 7), cut: oval(0, 1, 2.4) + bar('0,-9 0,-5', 1.8), upright: true },
  advantage: { shape: ring(0, 0, 9, 1.8) + bar('0,-5.6 0,1.6', 2.2) + oval(0, 4.6, 1.4), upright: true },
}
