import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'
import {
  broadShoulders,
  eyes,
  face,
  faceLike,
  figure,
  fur,
  furFace,
  head,
  headTails,
  pistol,
  robe,
  saber,
  shoulders,
  tVisor,
} from './parts.ts'

const mop = soft(mirrored('0,-10.4 5.4,-10 6.8,-5 6.2,-.6 4.4,-1 4,-5 0,-6'))
const slingShirt = sharp(mirrored('0,4.4 1.6,4 0,8'))

/** Rebels whom everybody knows. */
export const rebelHeroes: Readonly<Record<string, Look>> = {
  'ahsoka-tano': figure(
    [head, robe, twice(soft, '1,-6 2,-9 5.4,-11 5.8,-6.4 7.4,0 6.4,6 4.4,6 4.6,-1')],
    [
      faceLike('0,-5.6 3,-6 3.4,-3 2.8,0 1.2,2.2 0,2.4'),
      twice((at) => bar(at, 0.8), '4.2,-7.4 6,-7.6'),
      twice((at) => bar(at, 0.8), '5,-2.4 7.2,-2.8'),
      twice((at) => bar(at, 0.8), '5,2 7,2'),
    ],
    [bar('-4,9 -9.8,1.4', 1.4), bar('4,9 9.8,1.4', 1.4)],
  ),
  'luke-skywalker-hero-of-the-rebellion': figure(
    [head, mop, shoulders],
    [face, slingShirt, sharp('-7,6 -4,5.4 -2.4,9.6 -3.6,9.8')],
    [sharp('4.6,-1.6 7,-1.6 7.2,-8.6 9,-8.6 9,2 8.4,5 5.4,5')],
  ),
  'luke-skywalker-jedi-knight': figure(
    [head, mop, robe],
    [face, sharp(mirrored('0,4.6 1,4.4 .8,10 0,10'))],
    [saber],
  ),
  'obi-wan-kenobi': figure(
    [soft(mirrored('0,-10.4 5,-9.8 7,-4.4 6.4,1 9,6 8,10 0,10.4'))],
    [
      sharp(mirrored('0,-6 3,-5.6 3.8,-2.6 3.2,-.4 1.4,-1 0,-.2')),
      hole(eyes(1.7, -3.2, 0.75, 0.85)),
      twice((at) => bar(at, 0.9), '1,9.6 4.6,4.4'),
    ],
    [bar('8.8,9 8.8,-9.6', 1.5)],
  ),
  'han-solo': figure(
    [head, soft('-6.2,-3 -6.4,-8.4 -2,-10.4 4,-10 6.4,-7 6,-2.4 4.6,-5 1,-7 -4,-5.4'), shoulders],
    [face, sharp(mirrored('0,4.2 2.4,4.2 1.4,10 0,10'))],
    [pistol],
  ),
  'leia-organa': figure(
    [
      head,
      oval(-6.4, -4, 3),
      oval(6.4, -4, 3),
      soft(mirrored('0,-10 4.6,-9.6 5.6,-5 3.6,-6.4 0,-6.4')),
      robe,
    ],
    [faceLike('0,-6.4 3,-6.2 3.6,-3 3,0 1.2,2.2 0,2.4'), oval(-6.4, -4, 1.2), oval(6.4, -4, 1.2)],
  ),
  'lando-calrissian': figure(
    [
      head,
      soft(mirrored('0,-10.4 4.8,-10 6.4,-7 5.4,-3.4 4,-6 0,-7')),
      sharp(mirrored('0,4 3,2 5,3.4 9.6,6 9.2,9 4,10.4 0,10.4')),
    ],
    [
      sharp(mirrored('0,-6.4 3.6,-6 4,-3 3.4,-.6 0,-1.4')),
      hole(eyes(1.7, -3.4, 0.75, 0.85)),
      soft(mirrored('0,.6 2.2,.8 1.4,2.6 0,2.8')),
      twice((at) => bar(at, 0.9), '1.4,10 4.4,4'),
    ],
  ),
  chewbacca: figure(
    [fur],
    [furFace, sharp('-6,1.6 -4.6,1 3,9.8 1.6,10')],
    [bar('1,9.6 9.6,.4', 1.6), bar('3.6,1.4 9.6,6.8', 1.3)],
  ),
  'c-3po': figure(
    [
      soft(mirrored('0,-9.8 4.6,-9.4 5.6,-4.4 4.6,.6 2.4,3.6 0,4')),
      shoulders,
      twice(sharp, '5.2,-5.4 6.8,-5 6.8,-1.4 5,-1'),
    ],
    [eyes(2.3, -4.2, 1.7), bar('-1.8,.8 1.8,.8', 1), oval(0, 7.4, 1.9), bar('-4,4.4 4,4.4', 0.8)],
  ),
  'r2-d2': figure(
    [
      soft(mirrored('0,-9.8 4.4,-9.4 5.2,-5 5.2,-3.6 0,-3.6')),
      sharp(mirrored('0,-3 5.2,-3 5.2,5.6 3.6,7 0,7')),
      twice(sharp, '5.8,-3 8,-3 8,5.6 9.4,9.8 5.4,9.8 6.2,5.6'),
      sharp(mirrored('0,7 1.4,7 2.2,9.8 0,9.8')),
    ],
    [
      oval(0.4, -6.6, 1.4),
      sharp('-3.4,-1.4 -1,-1.4 -1,3.6 -3.4,3.6'),
      sharp('1,-1.4 3.4,-1.4 3.4,.6 1,.6'),
      sharp('1,1.8 3.4,1.8 3.4,3.6 1,3.6'),
    ],
  ),
  'c1-10p': figure(
    [
      sharp(mirrored('0,-6.6 3.4,-6.4 5.6,-2.6 5.6,-1.4 0,-1.4')),
      sharp(mirrored('0,-.8 5,-.8 4.4,7 0,7')),
      bar('-2,-6 -4.6,-10.2', 1),
      bar('2.6,-6 4,-9.4', 1),
      twice(sharp, '1,7 3.6,7 4.4,9.8 .6,9.8'),
    ],
    [oval(-1.6, -4, 1.2), oval(2, -4, 1.2), bar('-3.4,2.6 3.4,2.6', 1)],
    [
      bar('4.6,1 9.4,-2.6', 1.4),
      sharp('8.4,-4.6 10.4,-3.4 9.8,-.8 8,-1.6'),
      bar('-4.6,1 -9.4,3.6', 1.4),
      sharp('-10.4,2 -8.2,3.4 -8.8,6 -10.4,5'),
    ],
  ),
  'hera-syndulla': figure(
    [head, headTails, soft(mirrored('0,-10 4.6,-9.6 5.6,-6 5.4,-4.4 0,-5')), shoulders],
    [faceLike('0,-4.2 3.6,-3.8 3.2,0 1.2,2.2 0,2.4'), twice(soft, '.4,-8.2 4,-8.4 4.2,-6 .6,-5.8')],
  ),
  'ezra-bridger': figure(
    [
      head,
      sharp(mirrored('0,-10.4 1.6,-8.6 4,-10.2 4.6,-7.8 7,-7.8 5.8,-5 6.8,-2.4 4.6,-2.6 4,-5.6 0,-6')),
      shoulders,
    ],
    [face, sharp('-8,6.4 -4.4,5.2 -3.6,8.8 -6.2,9')],
    [bar('6.4,4.6 9.4,-8.2', 1.4), sharp('4.6,3.4 7.8,4.2 7.2,8 4.2,7.4')],
  ),
  'kanan-jarrus': figure(
    [
      head,
      soft('-5.6,-4 -5.4,-9 0,-10.2 5.4,-9 6.6,-8 9,-6.4 8.6,-1 7,-4 5.6,-4 3.4,-6.8 -3.4,-6.8'),
      soft(mirrored('0,4 2.6,3.2 4.2,-.6 2,.6 0,.6')),
      shoulders,
    ],
    [sharp(mirrored('0,-6 3.8,-6 4,-4 0,-4')), sharp(mirrored('0,-2.6 3.6,-2.6 3,-.6 0,-.4'))],
    [soft('-9.8,2.4 -6,1.6 -3.4,4 -4,8 -9,7.6'), saber, hole(sharp('-8,4.4 -5.4,4 -5.4,5.2 -7.8,5.6'))],
  ),
  'sabine-wren': figure(
    [
      soft(mirrored('0,-9.8 5.6,-9.4 7,-4 6.6,3 5,8 2.4,9.6 0,9.6')),
      twice(sharp, '6.4,-1 8.4,-1 8.4,4 6.4,4.4'),
    ],
    [tVisor, sharp('-4.6,-8.2 -1,-8.2 -2.8,-5.4'), sharp('1,-8.4 4.6,-8.4 2.8,-5.6')],
    [sharp('7,-3.6 8.2,-3.6 8.2,-10 7,-10')],
  ),
  'zeb-orrelios': figure(
    [
      soft(mirrored('0,-8.6 4,-8.4 5.2,-4.6 4.8,0 2.6,2 2.4,5.4 0,6.4')),
      twice(sharp, '4,-8 9.6,-10 8.6,-5.4 5,-4'),
      broadShoulders,
    ],
    [
      twice(sharp, '1,-4.6 3.8,-5.4 3.4,-3.4 1.4,-3'),
      soft(mirrored('0,-1.6 2.6,-1.4 2.2,.6 0,.6')),
      twice((at) => bar(at, 0.8), '2,-8 2.6,-6.4'),
    ],
    [bar('-9.8,9.6 -7.6,-4', 1.5)],
  ),
}
