import type { MapPlan } from './types.ts'

export const trainingGround: MapPlan = {
  id: 'training-ground',
  name: { en: 'Training Ground', de: 'Übungsplatz' },
  tiles: [
    { sky: 'unknown', spaces: [
      'j4:o5', 'g6:r7', 'g8:h8', 'j8:o9', 'q8:r9', 'f9:h9', 'f10:t11', 'f12:h12', 'j12:o12', 's12:t12',
      'f13:o13', 'r13:u13', 'f14:u15', 'f16:o17', 'r16:u16', 's17:t17', 'e18:o19', 'r18:t18', 'q19:t19',
      'f20:t20', 'j21:s21',
    ] },
  ],
  difficult: ['p10', 'p11:q11', 's20:t20', 's21'],
  blocking: ['k5:l5', 'n5', 'm6', 'g14', 'g19:h19', 'k21', 'm21'],
  impassable: ['m15:n16'],
  edges: {
    wall: [
      'i13 e', 'i16:i17 e', 'i20 e', 'o20:o21 e', 'j9:k9 s', 'n9:o9 s', 'j11:o11 s', 'f12 s',
      'f16:i16 s', 'j17:k17 s', 'n17:o17 s',
    ],
    impassable: ['g10 s'],
  },
  doors: [
    { id: 'd1', edges: ['p14:p15 e'] },
  ],
  terminals: [{ at: 'o5' }, { at: 'f11' }],
  zones: {
    red: [
      's12:t12', 'r13:u13', 'q14:u15', 'r16:u16', 's17:t17', 'r18:t18', 'q19:t19', 'p20:t20', 'p21:s21',
    ],
    blue: ['f16', 'f17:i17', 'e18:o19', 'f20:o20', 'j21:o21'],
  },
  missions: {
    A: {
      name: { en: 'Reprogrammed', de: 'Umprogrammiert' },
      rules: 'training-ground-A',
      tokens: [
        { label: 'remote', kind: 'token', at: 'f16', colour: 'blue' },
        { label: 'remote', kind: 'token', at: 'i17', colour: 'blue' },
        { label: 'remote', kind: 'token', at: 'q19', colour: 'blue' },
        { label: 'remote', kind: 'token', at: 'k10', colour: 'blue' },
        { label: 'remote', kind: 'token', at: 'r6', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Deception Game', de: 'Täuschungsspiel' },
      rules: 'training-ground-B',
      tokens: [],
    },
  },
}
