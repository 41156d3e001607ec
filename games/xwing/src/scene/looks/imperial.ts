import type { Look } from '@sandtable/kernel'
import { bar, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'
import { ship } from './parts.ts'

/** A ball, and what holds its two wings. */
const ball = oval(0, 0, 3.4)
const struts = sharp(mirrored('0,-1 7.4,-1 7.4,1 0,1'))
const window = oval(0, -0.8, 1.5)

/** Ships of the Empire and of the First Order. */
export const imperialShips: Readonly<Record<string, Look>> = {
  tiefighter: ship([ball, struts, twice(sharp, '6.6,-8.4 8.6,-8.4 8.6,8.4 6.6,8.4')], [window]),
  tiefofighter: ship(
    [
      oval(0, 0, 3.8),
      struts,
      twice(sharp, '6.8,-9 8.4,-9.6 9.2,-4 9.2,4 8.4,9.6 6.8,9'),
      bar('1.2,-3 1.2,-6', 0.8),
    ],
    [
      oval(0, -0.8, 1.7),
      twice((at) => bar(at, 0.7), '8,-6.6 8,-1.4'),
      twice((at) => bar(at, 0.7), '8,1.4 8,6.6'),
    ],
  ),
  tiesffighter: ship(
    [
      oval(0, -0.4, 3.6),
      struts,
      sharp(mirrored('0,2 2.4,2 2.4,7.6 0,8.4')),
      twice(sharp, '6.4,-9.6 8.6,-8.6 8.6,8.6 6.4,9.6'),
      twice((at) => bar(at, 1), '1.5,-3 1.5,-7.4'),
    ],
    [oval(0, -1.2, 1.6), bar('-1.4,5 1.4,5', 0.9)],
  ),
  tieadvanced: ship(
    [
      oval(0, -0.8, 3.2),
      struts,
      sharp(mirrored('0,1 2.4,1 3,7.4 0,8')),
      twice(sharp, '5.2,-9 8.4,-5.4 8.4,5.4 5.2,9 5.2,6.6 6.4,4.4 6.4,-4.4 5.2,-6.6'),
    ],
    [oval(0, -1.6, 1.4), bar('-1.4,5 1.4,5', 0.8)],
  ),
  tieadvprototype: ship(
    [
      oval(0, -0.4, 3),
      struts,
      twice(sharp, '4.6,-7.4 7.4,-8.6 8.4,-3 8.4,4 6.4,8 6.6,2 6.6,-3'),
      twice((at) => bar(at, 0.8), '1.1,-2.6 1.1,-6'),
    ],
    [oval(0, -1, 1.4), bar('-1.6,1.6 1.6,1.6', 0.7)],
  ),
  tieinterceptor: ship(
    [ball, struts, twice(sharp, '6.2,-10 8.8,-4 8.8,4 6.2,10 6.6,3 5.4,0 6.6,-3')],
    [window, twice((at) => bar(at, 0.7), '7.6,-4 7.6,4')],
  ),
  tiesilencer: ship(
    [
      soft(mirrored('0,-5 2.4,-4 3.2,1 2.4,5.4 0,6.4')),
      sharp(mirrored('0,0 7,-1 7,2.4 0,3')),
      twice(sharp, '5.6,-10.2 8.4,-3 9,5 7.6,8.6 6.4,5 6.6,-2'),
    ],
    [oval(0, -1.2, 1.4), twice((at) => bar(at, 0.7), '7.6,-2.6 7.8,4')],
  ),
  tiebomber: ship(
    [
      soft('.4,-5.6 3.4,-6 4.6,-2 4.6,4 3.6,6.6 .6,6.4'),
      soft('-.4,-5.6 -3.4,-6 -4.6,-2 -4.6,4 -3.6,6.6 -.6,6.4'),
      sharp(mirrored('0,-1 7.6,-1 7.6,1 0,1')),
      twice(sharp, '6.2,-7 8.8,-9 8.8,9 6.2,7 7.2,4.4 7.2,-4.4'),
    ],
    [oval(-2.5, -3, 1.2), bar('2.5,-3.6 2.5,2.6', 0.9), bar('0,-5 0,6', 0.7)],
  ),
  tiepunisher: ship(
    [
      soft(mirrored('0,-6.4 3.4,-6.4 4.6,-2 4.6,5 0,6.4')),
      sharp(mirrored('0,-1 8.4,-1 8.4,1 0,1')),
      twice(soft, '4,2.6 7,2.6 7.2,8.8 4,8.8'),
      twice(sharp, '7.4,-7.6 9.8,-9.4 9.8,9.4 8,8 8.4,4 8.4,-4'),
    ],
    [
      oval(0, -3.6, 1.3),
      twice((at) => bar(at, 0.8), '2.5,-2.4 2.5,4'),
      oval(5.6, 6.2, 0.9),
      oval(-5.6, 6.2, 0.9),
    ],
  ),
  tiedefender: ship(
    [
      oval(0, 0.6, 3.2),
      sharp(mirrored('0,-10 1.2,-8.6 1.2,-1 0,-1')),
      twice(sharp, '2,1 9.4,-3.4 9.8,-1.6 9.6,6 8.4,9 7.6,3 3,4'),
      sharp(mirrored('0,2 1.6,2 1.6,7.6 0,7.6')),
    ],
    [oval(0, 0.4, 1.4), bar('0,-8 0,-4', 0.6)],
  ),
  tiephantom: ship(
    [
      sharp(mirrored('0,-10 1.2,-8 2.6,0 2.2,5 0,6')),
      twice(sharp, '1.6,-2 6.4,-8.4 7.6,-7.4 9.4,2 7.4,8 5.6,3 2,3'),
      bar('0,4 0,9.8', 1.4),
    ],
    [soft(mirrored('0,-3.6 1,-3 1,.4 0,.8')), twice((at) => bar(at, 0.7), '6.4,-4.4 7.4,2.6')],
  ),
  tiestriker: ship(
    [
      soft(mirrored('0,-7 1.8,-6.4 2.2,-2 2,5 1.2,8.6 0,8.8')),
      twice(sharp, '1.6,-1.6 4.4,-2.4 9.8,-6.4 8.6,4.4 4.6,5.4 1.6,3.4'),
    ],
    [
      soft(mirrored('0,-5.4 1,-5 1,-2.6 0,-2.2')),
      twice((at) => bar(at, 0.8), '4.8,0 7.8,-2.6'),
      twice((at) => bar(at, 0.8), '4.8,3 7.4,2.4'),
    ],
  ),
  tiereaper: ship(
    [
      sharp(mirrored('0,-8.6 3.6,-8 4.2,-3 4,7 2.4,9 0,9')),
      twice(sharp, '3.6,-2.4 10,1.4 9.4,9 6.4,7.4 3.6,4.6'),
    ],
    [
      sharp(mirrored('0,-6.8 2.2,-6.4 2.2,-4.6 0,-4.6')),
      bar('0,-2 0,6', 0.8),
      twice((at) => bar(at, 0.8), '5.6,1.8 8,5.6'),
    ],
  ),
  tieaggressor: ship(
    [
      soft(mirrored('0,-5.6 2.6,-5 3.2,0 2.6,6 0,8.4')),
      struts,
      twice(sharp, '6.4,-8 9.2,-4.6 8,0 9.2,4.6 6.4,8 6.8,3 6,0 6.8,-3'),
      bar('0,3 0,-1.4', 1),
    ],
    [oval(0, 2.6, 1.7), oval(0, -3, 1.1)],
  ),
  alphaclassstarwing: ship(
    [
      sharp(mirrored('0,-7.4 1.8,-7 3,-2 3.4,4 2,7 0,7')),
      twice(sharp, '2.6,-1 5.4,-3.4 6.4,-9 8,-9 8.6,1 6,6.4 3,5.4'),
      bar('0,3 0,10', 1.6),
    ],
    [soft(mirrored('0,-5.4 1,-5 1.1,-2.4 0,-2')), twice((at) => bar(at, 0.7), '5.6,-.6 5.6,3.4')],
  ),
  lambdaclassshuttle: ship(
    [
      sharp(mirrored('0,-10 2,-9 2.2,-5.4 1.4,-4 2.6,-1 2.8,5 1.6,7.4 0,7.4')),
      twice(sharp, '2.4,-.6 5,.4 10,7.4 9,9.4 5.6,7.4 2.4,5'),
      bar('0,-2 0,7', 0.8),
    ],
    [
      sharp(mirrored('0,-8.6 1.2,-8 1.2,-6.6 0,-6.4')),
      bar('0,-2.4 0,5.4', 0.9),
      twice((at) => bar(at, 0.6), '4.2,2.6 7.6,7'),
    ],
  ),
  upsilonclassshuttle: ship(
    [
      sharp(mirrored('0,-7 1.8,-6.4 2.8,-2 3,4 1.6,6.4 0,6.4')),
      sharp(mirrored('0,0 7.6,-1 7.6,2.4 0,3.4')),
      twice(sharp, '6.4,-9.8 8,-10.2 9.6,-2 9.6,4 8,9.8 6.6,9.4 7.4,2'),
    ],
    [sharp(mirrored('0,-5.4 1.1,-5 1.2,-3.2 0,-3')), bar('0,-.6 0,4.4', 0.8)],
  ),
  vt49decimator: ship(
    [
      sharp(mirrored('0,-6.6 1.4,-6.6 1.8,-10 4,-9.6 5.4,-3 7.4,1 7.4,6.4 4,9.4 0,9.4')),
      twice((at) => bar(at, 1.3), '8.8,0 8.8,7'),
    ],
    [
      sharp(mirrored('0,-3 1.8,-3 2.4,1.4 0,1.4')),
      twice((at) => bar(at, 0.8), '4,-2 5.4,3'),
      bar('-4.4,6 4.4,6', 0.8),
    ],
  ),
}
