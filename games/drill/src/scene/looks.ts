import type { Look } from '@sandtable/kernel'
import { bar, mirrored, oval, sharp, soft } from '@sandtable/kit'

/** A cadet: a flat cap, a bright face, and a wooden rifle over the shoulder. */
const cap = soft(mirrored('0,-10 5.4,-9.6 6.6,-6.8 6,-5 0,-5.2'))
const head = soft(mirrored('0,-7.6 4.6,-7.4 5,-3 4,1 2.4,4 0,5'))
const coat = soft(mirrored('0,3 4.4,3.6 9,5 9.4,8 5,10.2 0,10.4'))
const face = soft(mirrored('0,-4.4 3.6,-4.2 3.6,-1.4 2.4,1.6 0,2.4'))

export const looks: Readonly<Record<string, Look>> = {
  cadet: {
    shape: cap + head + coat,
    cut: face + bar('-5.6,-4.9 5.6,-4.9', 0.8) + sharp(mirrored('0,5 1,5 1,9.8 0,9.8')),
    over: oval(1.6, -1.8, 0.7) + oval(-1.6, -1.8, 0.7) + bar('4.4,9.4 8.6,-5', 1.5),
    upright: true,
  },
}
