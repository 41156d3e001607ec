import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'

/** What several figures have: shoulders, faces, weapons. Figures are seen from the front, head and shoulders large. */

export function figure(shape: readonly string[], cut: readonly string[], over: readonly string[] = []): Look {
  return { shape: shape.join(''), cut: cut.join(''), over: over.join(''), upright: true }
}

export const shoulders = soft(mirrored('0,3 4.4,3.6 9,5 9.4,8 5,10.2 0,10.4'))
export const broadShoulders = sharp(mirrored('0,3 6,3 9.6,4.6 8.6,7.4 5.4,9.8 0,10.4'))
export const robe = soft(mirrored('0,1.6 4,2.4 8,6 9,9 4,10.4 0,10.4'))

/** A bare head that fills the middle. */
export const head = soft(mirrored('0,-8.6 4.4,-8.4 5.4,-4 4.6,0 2.4,3 2.4,5 0,5.6'))

export const eyes = (x: number, y: number, across: number, down = across) =>
  oval(x, y, across, down) + oval(-x, y, across, down)

/** A face that is open, with eyes in it. */
export const faceLike = (points: string, high = -2.4) =>
  soft(mirrored(points)) + hole(eyes(1.7, high, 0.75, 0.85))
export const face = faceLike('0,-6.2 3.6,-6 4,-3 3.2,0 1.2,2.2 0,2.4')

/** Blades and guns, on the right as one looks at the figure. */
export const saber = bar('6.2,8.6 8.6,-8', 1.5) + bar('5.2,5.2 8,5.6', 1.2)
export const staff = bar('8.2,9 8.2,-9.4', 1.4)
export const pistol = sharp('4.6,1.4 10.2,1.4 10.2,3.4 7,3.6 6.4,7 4.4,7')
export const rifle = bar('3,9.4 9,-5.6', 1.9) + sharp('6.2,1.6 9.6,2.8 8.8,5.2 5.6,4')
export const longRifle = bar('1.6,10 9.4,-8.2', 1.5) + bar('5.4,-.8 8.4,.6', 1.6)
export const cannon = bar('-2.4,8.6 10,2.6', 3.4) + bar('5.6,2.6 6.6,7.6', 1.6)

/** The open T of a helmet through which one looks. */
export const tVisor = sharp(mirrored('0,-4 6,-4.4 5.6,-1.6 1.3,-.6 1.3,6 0,6'))

/** The white helmet of the Empire's infantry. */
export const helmet = soft(mirrored('0,-9.8 5.6,-9.6 7.4,-4.6 7,-.6 8.6,4.4 6.4,7.6 3,9.4 0,9.4'))
export const helmetEyes = twice(sharp, '.8,-2.6 6,-4 5.8,-1 3.4,.4 1,-.6')
export const helmetMouth = sharp(mirrored('0,2.6 2.4,2.8 4,6.4 2.6,7.4 1.6,5.4 0,5.2'))

/** The same, smaller, above a body. */
export const smallHelmet = soft(mirrored('0,-9.6 4.4,-9.4 5.4,-5.4 5.2,-2.4 6.2,1.2 4,3.8 0,4.4'))
export const smallHelmetFace =
  twice(sharp, '.6,-4.4 4.4,-5.2 4.2,-2.8 2.4,-2 .8,-2.6') + sharp(mirrored('0,-.4 1.6,-.2 2.6,2.4 0,1.6'))

/** Long fur from head to foot. */
export const fur = sharp(
  mirrored(
    '0,-9.6 2.6,-9.2 4.6,-7 5,-4 6,-1.6 5.4,-.6 8,1.4 9.2,5 7.6,4.8 8.4,8 6.4,7.6 6,9.6 4,8.8 3,10.4 1.4,9.2 0,10.4',
  ),
)
export const furFace =
  soft(mirrored('0,-6.8 3.2,-6.6 3.6,-4 2.4,-1.4 1,.6 0,.8')) +
  hole(eyes(1.5, -4.4, 0.7)) +
  hole(sharp(mirrored('0,-2.4 1,-2.2 0,-.8')))

/** Head tails that fall over the shoulders. */
export const headTails = twice(soft, '1.6,-8.4 5,-8.2 6.4,-3 7,2.4 8.4,7 6.6,9.4 4.8,6.6 4,0')
