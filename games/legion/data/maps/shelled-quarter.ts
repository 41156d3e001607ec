import { mirrored } from './mirrored.ts'

/** What is left of a district: ruins, rubble and craters, few walls still up. */
export const shelledQuarter = mirrored('shelled-quarter', { en: 'Shelled quarter', de: 'Zerschossenes Viertel' }, [12, 6], [
  ['ruin', 231, 701, 162],
  ['ruin', 447, 617, 341],
  ['ruin', 838, 687, 252],
  ['ruin', 687, 151, 199],
  ['rubble', 308, 560, 57],
  ['rubble', 718, 541, 75],
  ['rubble', 180, 229, 167],
  ['crater', 455, 411, 48],
  ['crater', 824, 364, 282],
  ['wall', 289, 447, 158],
  ['wall', 660, 379, 8],
  ['wall', 562, 544, 357],
  ['wreck', 322, 195, 354],
  ['house', 588, 777, 352],
  ['barricade', 92, 523, 273],
])
