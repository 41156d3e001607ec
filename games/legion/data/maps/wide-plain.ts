import { mirrored } from './mirrored.ts'

/** Farms and woods on open ground, four feet by six: for grand armies. */
export const widePlain = mirrored('wide-plain', { en: 'Wide plain', de: 'Weite Ebene' }, [12, 8], [
  ['house', 700, 930, 12],
  ['tower', 820, 300, 255],
  ['wood', 420, 980, 240],
  ['wood', 560, 170, 30],
  ['ruin', 470, 500, 215],
  ['hut', 620, 640, 320],
  ['crates', 500, 760, 26],
  ['barricade', 800, 520, 210],
  ['barricade', 700, 780, 330],
  ['barricade', 640, 420, 80],
  ['crater', 360, 690, 20],
  ['container', 860, 1090, 280],
  ['fence', 380, 340, 260],
  ['barrels', 900, 130, 244],
  ['thicket', 430, 130, 350],
])
