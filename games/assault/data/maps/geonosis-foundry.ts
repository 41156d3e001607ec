import type { MapPlan } from './types.ts'

export const geonosisFoundry: MapPlan = {
  id: 'geonosis-foundry',
  name: { en: 'Geonosis Foundry', de: 'Gießerei auf Geonosis' },
  tiles: [
    { sky: 'unknown', spaces: [
      'l5:r6', 'k7:n10', 'p7:r7', 't7:x7', 'q8:r8', 't8:y8', 'p9:y9', 'p10:u10', 'w10:y10', 'j11:aa16',
      'l17:n17', 'p17:u17', 'w17:z20', 'l18:u18', 'l19:q19', 's19:t19', 'm20:q20', 's20:u20', 's21:y22',
    ] },
  ],
  difficult: ['q6'],
  blocking: ['m8:m9', 'q10', 'v12', 'y13:z14', 't17'],
  impassable: ['m12:n13'],
  edges: {
    wall: [
      'o11:o12 e', 'o15:o16 e', 'o18 e', 'q15 e', 'q18 e', 's9 e', 's12 e', 'u9 e', 'u11:u12 e',
      'u15:u16 e', 'n6 s', 'k10 s', 'n10 s', 'w10 s', 'p12:s12 s', 'r14:u14 s', 'n16 s', 'w16 s',
      'z16 s', 'w20 s',
    ],
    impassable: ['y16 e', 'p10 s', 's11 s', 'x15:y15 s'],
  },
  doors: [
    { id: 'd1', edges: ['r13:r14 e'] },
  ],
  terminals: [{ at: 'p10' }, { at: 'u17' }],
  zones: {
    red: ['w10', 'v11:aa16', 'w17'],
    blue: ['j11:o16'],
  },
  missions: {
    A: {
      name: { en: 'Shadow War', de: 'Schattenkrieg' },
      rules: 'geonosis-foundry-A',
      tokens: [
        { label: 'generator', kind: 'token', at: 'n10', colour: 'red' },
        { label: 'generator', kind: 'token', at: 'w10', colour: 'red' },
        { label: 'generator', kind: 'token', at: 'n17', colour: 'red' },
        { label: 'generator', kind: 'token', at: 'w17', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Weapons Project', de: 'Waffenprojekt' },
      rules: 'geonosis-foundry-B',
      tokens: [
        { label: 'experimental weapon', kind: 'token', at: 'q5', colour: 'blue' },
        { label: 'experimental weapon', kind: 'token', at: 'r6', colour: 'blue' },
        { label: 'experimental weapon', kind: 'token', at: 's21', colour: 'blue' },
        { label: 'experimental weapon', kind: 'token', at: 't22', colour: 'blue' },
      ],
    },
  },
}
