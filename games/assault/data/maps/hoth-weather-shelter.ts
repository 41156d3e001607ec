import type { MapPlan } from './types.ts'

export const hothWeatherShelter: MapPlan = {
  id: 'hoth-weather-shelter',
  name: { en: 'Hoth Weather Shelter', de: 'Wetterschutz auf Hoth' },
  tiles: [
    { sky: 'unknown', spaces: [
      'k3:l3', 'f4:m5', 'g6:m6', 'g7:r8', 'h9:i9', 'p9:r9', 'h10:j10', 'q10:s10', 'h11:t12', 'h13:n14',
      'p13:r13', 'q14:r14', 'h15:k15', 'q15:s15', 'h16:s16', 'i17:s17', 'q18:s18', 'o19:s22', 'q23:r23',
    ] },
  ],
  difficult: ['q7:r7', 'r8', 'p9', 's10'],
  blocking: ['i5:j5', 'k8', 'p13'],
  edges: {
    wall: ['j13:j14 e', 'k12:l12 s', 'j13 s', 'k14 s', 's18 s'],
  },
  terminals: [{ at: 'r9' }, { at: 'h16' }],
  zones: {
    red: ['k3:l3', 'f4:m5', 'g6:m8'],
    blue: ['q15:s15', 'p16:s17', 'q18:s18', 'o19:s22', 'q23:r23'],
  },
  missions: {
    A: {
      name: { en: 'Payload', de: 'Nutzlast' },
      rules: 'hoth-weather-shelter-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'k13', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'k14', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Vital Supplies', de: 'Lebenswichtige Vorräte' },
      rules: 'hoth-weather-shelter-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'k13', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'k14', colour: 'red' },
      ],
    },
  },
}
