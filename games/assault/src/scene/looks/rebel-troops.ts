import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'
import { eyes, faceLike, figure, fur, furFace, head, longRifle, pistol, rifle, shoulders } from './parts.ts'

/** Rebels of whom there are many. */
export const rebelTroops: Readonly<Record<string, Look>> = {
  'rebel-trooper': figure(
    [soft(mirrored('0,-10.4 5.6,-10 6.8,-5.4 6.2,-3.6 8.6,-1 8.4,3 6,4 4,3 0,5')), shoulders],
    [faceLike('0,-3.8 4,-3.8 4,-1 3,1.4 1.2,3.2 0,3.4', -1.2), bar('-5.6,-5.6 5.6,-5.6', 0.8)],
    [bar('-8.8,9.6 -8.8,0', 1.4)],
  ),
  'echo-base-trooper': figure(
    [
      soft(mirrored('0,-10.2 5.4,-9.8 6.6,-5 7,1 5.4,4.4 0,5.4')),
      sharp(mirrored('0,-6.6 7.4,-5 6.8,-3.6 0,-4.4')),
      shoulders,
      soft(mirrored('0,1.6 4.6,1 5.4,4.4 0,6')),
    ],
    [
      sharp(mirrored('0,-3.4 4.4,-2.8 4.4,-.4 0,-.2')),
      hole(eyes(1.7, -1.6, 0.75, 0.85)),
      eyes(2.6, -8, 1.3),
      bar('-3.6,3 3.6,3', 0.8),
    ],
    [bar('8.6,9 8.6,-1', 1.4)],
  ),
  'alliance-ranger': figure(
    [
      soft(mirrored('0,-10.4 4.6,-9.4 6.6,-4.4 6,1 0,3')),
      sharp(mirrored('0,1.4 4.6,2 9.4,9 5,9 2.4,10.4 0,9.4')),
    ],
    [faceLike('0,-6.4 3.8,-6 4.2,-2.4 0,-1.8', -4), twice((at) => bar(at, 0.8), '0,4.4 4,6.4')],
    [longRifle],
  ),
  'alliance-smuggler': figure(
    [head, soft(mirrored('0,-9.8 5,-9.4 6,-6.4 5.4,-4.6 0,-5')), bar('-1,-5 8.4,-4.6', 1.4), shoulders],
    [faceLike('0,-3.6 3.8,-3.6 3.2,0 1.2,2.2 0,2.4'), sharp(mirrored('0,4.4 1.8,4.2 1,9 0,9'))],
    [pistol, sharp('-9.6,2 -5.4,2 -5.4,8 -9.6,8'), hole(bar('-9,4.4 -6,4.4', 0.9))],
  ),
  'rebel-saboteur': figure(
    [soft(mirrored('0,-10.2 4.4,-10 6.2,-6 5.4,-1 2.6,3 2.2,5 0,5')), shoulders],
    [twice(soft, '1,-6 4.6,-6.6 4.8,-2.6 1.6,-2.4'), bar('-1.6,1 1.6,1', 0.8)],
    [rifle, sharp('-9.4,3.4 -4.4,3.4 -4.4,9 -9.4,8.4'), hole(oval(-6.9, 6, 1.2))],
  ),
  'wookiee-warrior': figure(
    [fur],
    [furFace, bar('-4.6,3.4 4.6,3.4', 0.9), bar('-4.2,5.8 4.2,5.8', 0.9)],
    [
      soft('6,9 7,2 9.4,-4 7.8,-8.6 10.6,-5.4 10.4,0 8.6,5 8.4,9'),
      soft('-6,9 -7,2 -9.4,-4 -7.8,-8.6 -10.6,-5.4 -10.4,0 -8.6,5 -8.4,9'),
    ],
  ),
}
