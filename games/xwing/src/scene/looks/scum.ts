import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'
import { ship } from './parts.ts'

/** Ships that only scum and villainy fly. */
export const scumShips: Readonly<Record<string, Look>> = {
  firespray31: ship(
    [
      soft(mirrored('0,-10 2,-9.6 3,-5 6.6,-1 8,4 5,9.4 0,10')),
      twice(sharp, '5.4,-2.4 9.6,-1.6 9.6,.6 6.4,2'),
    ],
    [
      soft(mirrored('0,-8 1.1,-7.6 1.3,-4 0,-3.6')),
      soft(mirrored('0,1.4 3.6,2 3.6,6.4 0,7.4')),
      hole(oval(0, 4.4, 1.3)),
    ],
  ),
  starviper: ship(
    [
      sharp(mirrored('0,-7.4 1.2,-6.4 2.4,-1 2,4 0,6')),
      twice(soft, '1.6,-2 5,-2.4 7,-5 7.6,-10.4 9.8,-4 7,1 2,2'),
      twice(soft, '1.6,0 5,1.4 7,4 7.4,10.4 9.8,4.4 7.4,-1 2,0'),
    ],
    [soft(mirrored('0,-4.4 .9,-4 1,-.6 0,-.2')), bar('0,1.6 0,4', 0.8)],
  ),
  m3ainterceptor: ship(
    [
      soft(mirrored('0,-8.6 2.6,-8 3.4,-3 2.6,2 1.4,5.4 0,6')),
      twice(sharp, '2.4,-2 5,-1.4 7.6,4 7.4,10 5.8,5.4 2,1.6'),
    ],
    [soft(mirrored('0,-6.4 1.3,-6 1.4,-3 0,-2.6')), bar('0,.4 0,4', 0.8)],
  ),
  aggressor: ship(
    [
      soft(mirrored('0,-1.4 3.6,-.6 5.4,4 4,9.4 0,10')),
      twice(sharp, '3.4,1 5.4,-2 6.2,-10.2 8.4,-9.4 9.4,-1 7.6,5.4 4,7'),
    ],
    [oval(0, 3, 1.6), twice((at) => bar(at, 0.7), '7.2,-6 7.4,0'), bar('-1.8,7.4 1.8,7.4', 0.8)],
  ),
  yv666: ship(
    [
      sharp(mirrored('0,-9.6 3.4,-9.4 4.4,-6 5.4,-4.6 5.4,7.6 3.4,9.8 0,9.8')),
      twice((at) => bar(at, 1.4), '6.6,1.6 6.6,8.4'),
    ],
    [
      sharp(mirrored('0,-8.2 2.4,-8 3,-5.8 0,-5.8')),
      bar('-3.6,-2 3.6,-2', 0.8),
      bar('-3.6,2 3.6,2', 0.8),
      bar('-3.6,6 3.6,6', 0.8),
    ],
  ),
  kihraxzfighter: ship(
    [sharp(mirrored('0,-9.8 1.2,-8 1.8,-3 3.4,-1.6 6.4,-5.4 8.4,-5 8.8,0 6.4,5.6 3,6 1.6,8.4 0,8.4'))],
    [
      soft(mirrored('0,-5 .9,-4.4 .9,-.6 0,-.2')),
      twice((at) => bar(at, 0.8), '4.4,1.6 6.8,-2.4'),
      bar('0,3.4 0,6.4', 0.8),
    ],
  ),
  jumpmaster5000: ship(
    [
      oval(0, 0.6, 8.8) + hole(oval(1.8, -0.8, 5.6)),
      sharp('4,-8.4 8.6,-10 9.6,-6 7.4,-1.4 5.6,-4'),
      soft('-3.4,-2 .4,-2.4 1.2,1 0,4.4 -3.6,4'),
    ],
    [oval(-1.2, 0.8, 1.1), bar('-7.4,-.4 -5.4,-.4', 0.8), bar('7.2,-8.4 7.8,-5.6', 0.9)],
  ),
  g1astarfighter: ship(
    [
      soft('-6,-6 -3.6,-9.6 -1.6,-6.4 -1.8,7.6 -4.4,9.4 -6,6'),
      sharp('-2.4,-1 1.6,-2.4 1.6,5 -2.4,5'),
      soft('1,-7 5,-8 8.4,-4.6 8.8,4 6.4,8.4 1.4,8'),
    ],
    [oval(-3.8, -5.6, 1), bar('3,-4 6.6,-3.4', 0.9), bar('3,0 7,.2', 0.9), bar('3,4 6.8,4', 0.9)],
  ),
  protectoratestarfighter: ship(
    [
      sharp(mirrored('0,-8 1,-7 2,-1 1.8,5 0,6.4')),
      twice(soft, '1.4,-1.4 5,-2 5.4,-6 3.6,-10.4 7.6,-7 8,0 6.6,6 3.4,10.4 5,4 4.6,1.6 1.4,2.4'),
    ],
    [soft(mirrored('0,-4.4 .8,-4 .9,-.6 0,-.2')), bar('0,2 0,4.4', 0.7)],
  ),
  lancerclasspursuitcraft: ship(
    [
      soft(mirrored('0,-10 2.6,-9 3,-3 4,2 3.6,8 0,9.4')),
      twice(sharp, '3,-1.4 6,-1.8 9.8,-7.4 10,1 8.6,8 5.4,5.4 3,5'),
    ],
    [
      soft(mirrored('0,-7.8 1.3,-7.2 1.3,-4.6 0,-4.2')),
      oval(0, 2.6, 2),
      hole(oval(0, 2.6, 0.8)),
      twice((at) => bar(at, 0.8), '6.4,1.4 8.6,-2.6'),
    ],
  ),
  quadjumper: ship(
    [
      oval(-5, -4.4, 3.4, 4),
      oval(5, -4.4, 3.4, 4),
      oval(-5, 5.2, 3.4, 4),
      oval(5, 5.2, 3.4, 4),
      sharp(mirrored('0,-5 3,-4 3,5 0,6')),
      bar('-5,0 5,0', 2),
    ],
    [
      oval(-5, -5.2, 1.6),
      oval(5, -5.2, 1.6),
      oval(-5, 6, 1.6),
      oval(5, 6, 1.6),
      sharp(mirrored('0,-3.4 1.4,-3 1.4,-.6 0,-.6')),
    ],
  ),
  scurrgh6bomber: ship(
    [
      oval(0, 0, 3.4),
      sharp(mirrored('0,-1.4 7,-1.8 7,1.8 0,1.4')),
      twice(soft, '5.2,-8.6 8.4,-9.2 9,0 8.4,9.2 5.2,8.6 6,0'),
      bar('0,2.6 0,7.4', 1.6),
    ],
    [
      oval(0, -0.6, 1.6),
      twice((at) => bar(at, 0.8), '7.2,-6 7.2,-2.4'),
      twice((at) => bar(at, 0.8), '7.2,2.4 7.2,6'),
    ],
  ),
  m12lkimogilafighter: ship(
    [sharp(mirrored('0,-8 3.4,-8.6 3.8,-5.4 2,-4.4 2.4,-1 9.4,-2 9.8,2.4 5,5.4 3,8.6 0,8.8'))],
    [
      sharp(mirrored('0,-7 2.4,-7.2 2.4,-6 0,-5.8')),
      soft(mirrored('0,-2.6 .9,-2.2 .9,.8 0,1.2')),
      twice((at) => bar(at, 0.8), '4,1.6 7.8,.4'),
      bar('-1.4,5.4 1.4,5.4', 0.9),
    ],
  ),
}
