import type { MapPlan } from './types.ts'

export const endorWilderness: MapPlan = {
  id: 'endor-wilderness',
  name: { en: 'Endor Wilderness', de: 'Wildnis von Endor' },
  tiles: [
    { sky: 'unknown', spaces: [
      'w4:x4', 'w5:z5', 'k6:n6', 's6:z6', 'j7:z8', 'k9:p9', 's9:u9', 'w9:z9', 'o10:z10', 'o11:v15',
      'x14:y15', 'n16:q16', 's16:t16', 'w16:z16', 'n17:z18', 'n19:q19', 's19:t19', 'w19:z19', 's20:u20',
      'x20:y22', 's21:v22',
    ] },
  ],
  difficult: ['m7', 'p7:q7', 'l8:m8', 'q8', 'n16', 'n17:o17', 'n18:p18', 'o19:p19'],
  blocking: ['l7', 'y7', 'u8', 'w9', 'u11:u12', 't13', 'u14', 't17'],
  edges: {
    wall: ['n9 e', 'p10:p11 e', 'p14:p15 e', 'v6 e', 'v10 e', 'u9 s', 'q15 s'],
    impassable: ['y5:z5 s', 'y9:z9 s'],
  },
  terminals: [{ at: 'n6' }, { at: 'n19' }],
  zones: {
    red: ['w4:x4', 'w5:z10'],
    blue: ['x14:y15', 'w16:z16', 'v17:z18', 'w19:z19', 'x20:y22'],
  },
  missions: {
    A: {
      name: { en: 'Hazardous Materials', de: 'Gefahrgut' },
      rules: 'endor-wilderness-A',
      tokens: [
        { label: 'energy cell', kind: 'token', at: 'u13', colour: 'red' },
        { label: 'emergence point 2', kind: 'spot', at: 'p9' },
        { label: 'emergence point 2', kind: 'spot', at: 's13' },
        { label: 'emergence point 2', kind: 'spot', at: 'o17' },
        { label: 'emergence point 3', kind: 'spot', at: 'k9' },
        { label: 'emergence point 4', kind: 'spot', at: 's9' },
        { label: 'emergence point 5', kind: 'spot', at: 't21' },
      ],
    },
    B: {
      name: { en: 'Breakthrough', de: 'Durchbruch' },
      rules: 'endor-wilderness-B',
      tokens: [
        { label: 'sonic resonator', kind: 'token', at: 'n7', colour: 'blue' },
        { label: 'sonic resonator', kind: 'token', at: 's6', colour: 'blue' },
        { label: 'sonic resonator', kind: 'token', at: 'n18', colour: 'blue' },
        { label: 'sonic resonator', kind: 'token', at: 's22', colour: 'blue' },
      ],
    },
  },
}
