import type { MapPlan } from './types.ts'

export const moistureFarm: MapPlan = {
  id: 'moisture-farm',
  name: { en: 'Moisture Farm', de: 'Feuchtfarm' },
  tiles: [
    { sky: 'unknown', spaces: [
      'p5:t6', 'h6:i8', 'k7:u8', 'f9:o10', 'r9:u10', 'h11:i12', 's11:t12', 'l12:o12', 'h13:t14',
      'h15:i15', 'm15:o15', 's15:t16', 'h16:j16', 'n16:o16', 'h17:k17', 'm17:p17', 'r17:t17', 'h18:t18',
      'i19:t19', 'm20:p20',
    ] },
  ],
  difficult: ['s18'],
  blocking: ['i9', 'm13', 'n18'],
  edges: {
    wall: ['q7:q8 e', 'r6 s', 'k8:l8 s', 'o8 s'],
    impassable: ['l14 e', 'n13:n14 e', 'o14 s'],
  },
  doors: [
    { id: 'd1', edges: ['l9:l10 e'] },
    { id: 'd2', edges: ['q5:q6 e'] },
  ],
  terminals: [{ at: 'o8' }, { at: 'n19' }],
  zones: {
    red: ['r5:t6', 'r7:u10'],
    blue: ['h6:i8', 'f9:l10', 'h11:i11'],
  },
  areas: [
    { id: 'camp', name: { en: 'Camp', de: 'Lager' }, spaces: ['n16:o16', 'm17:p17', 'l18:q19', 'm20:p20'] },
  ],
  missions: {
    A: {
      name: { en: 'Close to Home', de: 'Nah am Heim' },
      rules: 'moisture-farm-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'j18', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'n16', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 's18', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o7', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Raiding Party', de: 'Plünderertrupp' },
      rules: 'moisture-farm-B',
      tokens: [
        { label: 'raider', kind: 'token', at: 'l13', colour: 'blue' },
        { label: 'raider', kind: 'token', at: 'o13', colour: 'blue' },
        { label: 'raider', kind: 'token', at: 'n17', colour: 'blue' },
      ],
    },
  },
}
