import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'
import {
  broadShoulders,
  cannon,
  eyes,
  face,
  faceLike,
  figure,
  fur,
  furFace,
  head,
  headTails,
  longRifle,
  pistol,
  robe,
  shoulders,
} from './parts.ts'

/** The heroes of the campaigns. */
export const campaignHeroes: Readonly<Record<string, Look>> = {
  gaarkhan: figure(
    [fur],
    [furFace, bar('-5,4.6 5,4.6', 1)],
    [bar('6.4,9.6 8.6,-8.6', 1.4), soft('7.4,-9.8 10.6,-8.6 10.6,-3.4 7,-3')],
  ),
  drokkatta: figure(
    [fur],
    [furFace],
    [
      bar('-9.6,8 9.8,1', 3),
      sharp('-1,4.4 4.6,2.4 6,7 .6,8.6'),
      hole(oval(9, 1.3, 0.8)),
      hole(oval(2.4, 5.4, 1.2)),
    ],
  ),
  'mhd-19': figure(
    [
      soft(mirrored('0,-10 3,-9.8 4,-6 3.6,-1.4 2,1.4 0,1.6')),
      sharp(mirrored('0,2 5,2.4 6.6,4 5.4,10 0,10.4')),
    ],
    [
      sharp(mirrored('0,-6.6 2.4,-6.8 2.4,-4.6 0,-4.4')),
      sharp(mirrored('0,3.6 1.1,3.6 1.1,5.4 3,5.4 3,7.4 1.1,7.4 1.1,9.4 0,9.4')),
    ],
    [
      bar('6,3.6 9.4,-2.6', 1.4),
      bar('-6,3.6 -9.4,-2.6', 1.4),
      bar('-9.4,-2 -9.6,-6', 0.9),
      bar('9,-2 10.2,-5.6', 1),
      bar('9.4,-2 8,-5.4', 1),
    ],
  ),
  'diala-passil': figure(
    [head, headTails, robe],
    [face, twice((at) => bar(at, 0.7), '5.4,-1 7,-1.4'), oval(-2.6, 7.4, 1)],
    [bar('2.2,10 9.2,-7.4', 1.3)],
  ),
  'tress-hacnua': figure(
    [head, soft(mirrored('0,-10 5,-9.4 5.4,-5 4.4,-3 3.6,-6 0,-6.4')), shoulders],
    [face],
    [
      twice(sharp, '4.4,1.4 9,.8 10,3.4 9.4,7.4 5,8 3.8,5'),
      hole(twice((at) => bar(at, 0.8), '5,3.4 9.2,3')),
      hole(twice((at) => bar(at, 0.8), '5.2,5.6 9,5.4')),
    ],
  ),
  'jyn-odan': figure(
    [head, soft(mirrored('0,-10.4 5,-9.8 6.4,-5 7,1 7.6,5 5.8,5.4 5,0 4,-6 0,-6.6')), shoulders],
    [faceLike('0,-6 3,-5.8 3.4,-2.6 2.8,0 1.2,2.2 0,2.4'), sharp('-8,6 -7,5 -1,9.4 -2.4,10')],
    [pistol],
  ),
  'gideon-argus': figure(
    [
      head,
      soft(mirrored('0,-9.8 4.6,-9.6 5.6,-6 5.2,-4 3.4,-6.8 0,-7')),
      sharp(mirrored('0,3.4 4,3.4 8.8,5 8.6,8 5,9.8 0,10.4')),
    ],
    [
      sharp(mirrored('0,-6.2 3.6,-6 4,-3 3.4,-.8 0,-1.6')),
      hole(eyes(1.7, -3.4, 0.75, 0.85)),
      soft(mirrored('0,1.4 1.8,1.4 1.2,2.6 0,2.8')),
      sharp(mirrored('0,5.4 3,5.4 0,8.4')),
    ],
    [bar('-7,6 -9,-5', 2), oval(-9, -6, 1.5)],
  ),
  'fenn-signis': figure(
    [head, broadShoulders, soft(mirrored('0,3.4 2.6,2.6 4.4,-1.4 3.4,-.8 0,.8'))],
    [
      sharp(mirrored('0,-6.4 3.8,-6 4,-2.8 3.2,-1.4 0,-.4')),
      hole(eyes(1.7, -3.4, 0.75, 0.85)),
      bar('-7.4,5.6 -4,5.2', 1),
    ],
    [bar('-6,10 9,-.6', 2.4), sharp('1.4,4.6 4.4,2.6 6.4,6.4 3.8,7.8')],
  ),
  'mak-eshkarey': figure(
    [sharp(mirrored('0,-7.4 3,-8 5.6,-10.4 6,-5 5.4,-1 2.6,3 1.4,5 0,5')), shoulders],
    [twice(sharp, '1,-4.4 3.8,-5 3.4,-3.2 1.4,-3'), sharp(mirrored('0,0 1.4,.6 .8,2.6 0,3'))],
    [longRifle],
  ),
  'saska-teft': figure(
    [head, soft(mirrored('0,-10 5.2,-9.4 6.2,-5 6.4,-1.6 4.6,-2 4.4,-5 0,-6')), shoulders],
    [faceLike('0,-3.4 3.8,-3.6 3.2,0 1.2,2.2 0,2.4'), eyes(2.2, -5.8, 1.5)],
    [
      sharp('-9.8,-1 -6.4,-1 -6.4,6 -9.8,6'),
      bar('-8,-1 -8,-6.4', 0.9),
      bar('6,8.6 9.4,1', 1.4),
      oval(9.4, 0.6, 1.3),
      hole(sharp('-9,1 -7.2,1 -7.2,3 -9,3')),
    ],
  ),
  'davith-elso': figure(
    [soft(mirrored('0,-10.4 5,-9.6 6.8,-4 6,2 8.8,6 8,10 0,10.4'))],
    [sharp(mirrored('0,-5.4 3.8,-6 4.2,-3 0,-2')), bar('-3,1.4 3,1.4', 0.8), bar('-2.4,3.6 2.4,3.6', 0.8)],
    [bar('-9.6,4 -4,8.6', 1.2), bar('9.6,4 4,8.6', 1.2)],
  ),
  'loku-kanoloa': figure(
    [soft(mirrored('0,-10.4 4.6,-10 6,-7 9.4,-6.4 9.8,-1.8 5.8,-1 3.6,3.2 0,4.2')), shoulders],
    [
      eyes(6.1, -4.1, 1.9),
      hole(eyes(6.1, -4.1, 0.8)),
      sharp(mirrored('0,-.4 3,-.8 2.6,.6 0,1')),
      eyes(0.9, -3, 0.4),
    ],
    [bar('-8.4,8.4 8.6,5', 1.7), bar('-1,5.4 3,4.6', 1.1)],
  ),
  'murne-rin': figure(
    [
      head,
      sharp(mirrored('0,-10.4 3.8,-9.6 4.6,-6.8 9,-5.4 8.6,-4.2 0,-4.6')),
      robe,
      twice(soft, '4,-5 6,-4 6.4,3 5,6 4,2'),
    ],
    [faceLike('0,-3.8 3.4,-3.6 3,0 1.2,2.2 0,2.4'), bar('-4,-7.4 4,-7.4', 0.8)],
  ),
  'biv-bodhrik': figure(
    [head, broadShoulders, soft(mirrored('0,3.6 3,3 4.6,-1 3.6,-1 2,.4 0,.4'))],
    [sharp(mirrored('0,-6.2 3.8,-6 4,-2.6 3,-.4 0,-.6')), hole(eyes(1.7, -3, 0.75, 0.85))],
    [cannon, hole(oval(8.6, 3.3, 0.7)), hole(bar('-1,7.4 5,4.6', 0.7))],
  ),
  'jarrod-kelvin': figure(
    [head, soft('-5.6,-3 -5.8,-9 0,-10.4 6,-9 6,-4 3,-6.6 -3.4,-6.6'), shoulders],
    [face, sharp(mirrored('0,4.4 2,4.4 0,7.6'))],
    [
      oval(7.6, -5.6, 2.6),
      bar('7.6,-3 7.6,1.6', 0.9),
      bar('5.6,-7.4 4.4,-9.4', 0.8),
      bar('9.4,-7.4 10,-9', 0.8),
      bar('-9.4,8 -7.4,-1', 1.3),
      hole(oval(7.6, -5.6, 1.1)),
    ],
  ),
  'ko-tun-feralo': figure(
    [soft(mirrored('0,-10 5.4,-9.4 6.6,-4.4 6.8,-1.4 4.6,0 2.4,3.4 0,5')), shoulders],
    [
      faceLike('0,-4 4,-4 3.4,0 1.2,2.2 0,2.4'),
      bar('-4,-6.4 4,-6.4', 0.8),
      sharp('-8,6.4 -4.6,5.4 -3.8,8.6 -6,9'),
    ],
    [longRifle],
  ),
  'verena-talos': figure(
    [head, soft('-5.8,1 -6.6,-6 -3,-10.4 3,-10.2 5.8,-7 5.4,-4 2,-7 -3,-5.4 -4,0'), shoulders],
    [face, sharp(mirrored('0,4.4 1.8,4.2 0,9'))],
    [sharp('4.6,-.6 9.8,-.6 9.8,1.2 7,1.4 6.4,4.6 4.4,4.6'), bar('-5,8.4 -9.6,2.6', 1.1)],
  ),
  'ct-1701': figure(
    [
      soft(mirrored('0,-9.4 5.2,-9 7,-4.6 6.8,1 7.6,5 4.4,8.4 2.4,9.6 0,9.6')),
      sharp(mirrored('0,-10.4 1,-10 1,-6 0,-6')),
    ],
    [
      sharp(mirrored('0,-3.4 5.6,-3.4 5.4,-1 4,.2 1.2,.6 1.2,7.6 0,7.6')),
      twice((at) => bar(at, 0.9), '3,4.4 5.6,4.4'),
      twice((at) => bar(at, 0.9), '3,6.4 5,6.4'),
    ],
  ),
}
