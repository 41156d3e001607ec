import type { MapPlan } from './types.ts'

export const corellianUnderground: MapPlan = {
  id: 'corellian-underground',
  name: { en: 'Corellian Underground', de: 'Corellianischer Untergrund' },
  tiles: [
    { sky: 'unknown', spaces: [
      'p5:u6', 'm7:x7', 'm8:y9', 'm10:n11', 'p10:u10', 'w10:y10', 'r11:y12', 'l12:o12', 'l13:z14',
      'l15:u15', 'w15:y15', 'l16:y16', 'j17:y17', 'j18:x18', 'p19:u20',
    ] },
  ],
  difficult: ['x7', 'x8:y8', 'p15:q15', 't15:u15', 'p16:u16', 'q17:t17', 'r18:t18', 'r19:s19', 'p20:s20'],
  blocking: ['q6:r6', 't6', 's7'],
  edges: {
    wall: [
      'o9 e', 'o15:o16 e', 'u9 e', 'u16 e', 'w11:w14 e', 't10:u10 s', 'w10 s', 'r12:u12 s', 'p14:q14 s',
      't14:u14 s', 'w14 s', 'n16:o16 s',
    ],
  },
  doors: [
    { id: 'd1', edges: ['l16:m16 s'] },
    { id: 'd2', edges: ['o13:o14 e'] },
  ],
  terminals: [{ at: 'w12' }, { at: 'z13' }],
  zones: {
    red: ['p5:u10'],
    blue: ['p15:u20'],
  },
  areas: [
    { id: 'cantina', name: { en: 'Cantina', de: 'Cantina' }, spaces: ['l12:o16'] },
  ],
  missions: {
    A: {
      name: { en: 'Local Trouble', de: 'Ärger im Viertel' },
      rules: 'corellian-underground-A',
      tokens: [
        { label: 'thug', kind: 'token', at: 'w13', colour: 'blue' },
        { label: 'thug', kind: 'token', at: 'x12', colour: 'blue' },
        { label: 'thug', kind: 'token', at: 'o12', colour: 'blue' },
        { label: 'thug', kind: 'token', at: 'o16', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Sabacc Standoff', de: 'Sabacc-Duell' },
      rules: 'corellian-underground-B',
      tokens: [
        { label: 'Sabacc table', kind: 'token', at: 'm14', colour: 'blue' },
      ],
    },
  },
}
