import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from '@sandtable/kit'
import { armour, bareHead, blade, cannon, cloak, face, figure, rifle, shoulders } from './parts.ts'

/** A plain helmet with a visor. */
const helmet = soft(mirrored('0,-9.8 5.4,-9.6 6.8,-5 6.4,-1 5.4,3 2.6,4.8 0,4.8'))
const visor = sharp(mirrored('0,-4.4 5.4,-4.8 5.2,-1.6 0,-1'))
/** The white one of the Empire. */
const stormHelmet = soft(mirrored('0,-9.8 5,-9.6 6.2,-5 6,-2 7.2,2 4.8,5 0,5.4'))
const stormFace =
  twice(sharp, '.7,-4 5,-5.2 4.8,-2.2 2.8,-1 .9,-1.8') + sharp(mirrored('0,.8 1.8,1 3,4 1.4,3.4 0,3'))
/** A round one that leaves the face free. */
const rebelHelmet = soft(mirrored('0,-9.8 5.8,-9.4 7.4,-4.4 5.8,-3.6 5.4,0 3,3.4 0,5'))
const rebelFace =
  sharp(mirrored('0,-4 4.4,-4.2 4,-.6 1.6,2.4 0,2.8')) + hole(twice((at) => bar(at, 1.2), '1,-2.2 3,-2.2'))
/** A T to look through, and a fin above it. */
const tVisor = sharp(mirrored('0,-4.6 5,-5 4.6,-2.2 1.2,-1.6 1.2,4.4 0,4.4'))
const fin = sharp(mirrored('0,-10.4 1,-10.2 1.2,-6.4 0,-6'))
const cap = sharp(mirrored('0,-9.8 5.6,-9 6.2,-7 5,-5 6.8,-4 3.4,-3.2 0,-3'))
const officerFace =
  soft(mirrored('0,-3 3.8,-3.2 4,-1 2.8,2 0,3.4')) + hole(twice((at) => bar(at, 1.4), '1,-.8 2.6,-.8'))
/** A long head without a chin. */
const droidHead = soft(mirrored('0,-10 2.6,-9.4 3.2,-5 2.8,0 1.4,2.6 0,3'))
const droidBody = sharp(mirrored('0,2.4 1.6,2.6 6,3.6 7.6,9.6 5.4,9.8 4.4,5.8 3,10.2 0,10.4'))
const fur = sharp(
  mirrored(
    '0,-9.8 3,-9.2 5,-6.4 5.2,-3 6.8,-.6 6,.4 9,2.6 9.8,6.4 8,6 8.6,9 6.4,8.4 5.4,10.4 3.6,9 2,10.4 0,9.6',
  ),
)

export const trooperLooks: Readonly<Record<string, Look>> = {
  trooper: figure([helmet, shoulders], [visor], [rifle]),
  'trooper-empire': figure([stormHelmet, armour], [stormFace], [rifle]),
  'trooper-rebels': figure([rebelHelmet, shoulders], [rebelFace], [rifle]),
  heavy: figure([helmet, armour], [visor], [cannon]),
  'heavy-empire': figure([stormHelmet, armour], [stormFace], [cannon]),
  'heavy-rebels': figure([rebelHelmet, armour], [rebelFace], [cannon]),
  clone: figure([helmet, fin, armour], [tVisor], [rifle]),
  'heavy-clone': figure([helmet, fin, armour], [tVisor], [cannon]),
  mandalorian: figure([helmet, armour, twice((at) => bar(at, 2), '8.6,3 8.6,-6')], [tVisor], [rifle]),
  wookiee: figure(
    [fur],
    [soft(mirrored('0,-6.4 3,-6.2 3.2,-3.6 2,-1 0,0')) + hole(twice((at) => bar(at, 1.3), '.8,-4 2.2,-4'))],
  ),
  droid: figure(
    [droidHead, droidBody],
    [twice((at) => bar(at, 1.5), '.5,-5.4 2,-5.4'), bar('-1.4,5.4 1.4,5.4', 1.1)],
    [rifle],
  ),
  'heavy-droid': figure([droidHead, droidBody], [twice((at) => bar(at, 1.5), '.5,-5.4 2,-5.4')], [cannon]),
  'large-droid': figure(
    [
      soft(mirrored('0,-9.4 3,-9 3.4,-6.4 2.4,-4.6 0,-4.4')),
      sharp(mirrored('0,-4 8,-4.2 9.8,-1 9,4.6 7,4.4 6.6,.6 5.6,.8 4.6,6 5.6,10.2 1.6,10.2 1,6.4 0,6')),
    ],
    [bar('-1.8,-7 1.8,-7', 1.3), oval(0, 0, 1.8)],
  ),
  commander: figure([cap, bareHead, armour], [officerFace], [sharp(mirrored('0,6 2.2,8.2 1,8.2 0,7.2'))]),
  operative: figure(
    [bareHead, cloak, soft(mirrored('0,-10.2 6.8,-9.2 7.6,-2 6,2.6 3.6,1 4,-5 0,-6.4'))],
    [face],
    [bar('4,7.8 10,3.4', 2.2)],
  ),
  saber: figure([bareHead, cloak], [face], [blade]),
  emplacement: {
    shape:
      sharp(mirrored('0,-2 3.6,-1.6 4.4,3 9.4,8.4 7.6,9.8 3,6 0,6.4')) +
      bar('0,0 0,-10', 2.4) +
      ring(0, 2, 3.4, 1.2),
    cut: oval(0, 2, 1.6),
  },
  creature: {
    shape:
      soft(mirrored('0,-10.4 2.2,-9.6 2.6,-6 4.4,-4 5,1 3.6,5.6 1,8 0,10.4')) +
      twice(soft, '3.4,-3.4 7.6,-6 8.4,-4 5,-.6') +
      twice(soft, '3,3.6 7,5.4 7.4,8 3,6.6'),
    cut: twice((at) => bar(at, 0.9), '.8,-8 1.5,-7'),
    over: soft(mirrored('0,-1.8 2,-1.2 2.2,2 0,3')),
  },
}
