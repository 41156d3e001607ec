import type { MapPlan } from './types.ts'

export const lothalWastes: MapPlan = {
  id: 'lothal-wastes',
  name: { en: 'Lothal Wastes', de: 'Ödland von Lothal' },
  tiles: [
    { sky: 'exterior', spaces: [
      'n4:o4', 'm5:t5', 'g6:t6', 'g7:o7', 'r7:t7', 'g8:q8', 's8:t8', 'g9:t10', 'i11:x11', 'i12:j12',
      'm12:n12', 'p12:q12', 's12:x12', 'i13:m13', 'o13:x13', 'i14:x15', 'i16:m16', 'o16:x16', 'g17:m17',
      'p17:q17', 's17:x18', 'g18:i18', 'k18:q18', 'g19:u20', 'h21:u21', 'k22:u22',
    ] },
    { sky: 'interior', spaces: ['c11:h16', 'c17:f18'] },
  ],
  difficult: ['s6', 'o8', 'n9', 'm10', 'k11:l11', 'j14:l14', 'j15', 'l15', 'j16:l16'],
  blocking: ['n6', 'c12', 'u12:v12', 'd13', 'k15', 'p15', 'n19', 'm20:o20', 'n21', 's21'],
  impassable: ['r11', 'm19', 'o19', 'm21', 'o21'],
  edges: {
    wall: [
      'f11:f12 e', 'f15:f18 e', 'h10:h17 e', 'j19 e', 'k8 e', 'k11 e', 'o8 e', 'o11 e', 'q19 e', 'q22 e',
      'r11 e', 'r13:r16 e', 't11:t12 e', 't15:t18 e', 'i7:l7 s', 'o7 s', 'm12 s', 'c16:d16 s',
      'w16:x16 s', 'i17 s', 'm17 s', 'u18 s',
    ],
    impassable: ['s22 e', 't19 e', 'v15 e', 'w12:w14 e', 'u14 s', 'w14 s'],
  },
  terminals: [{ at: 'j19' }, { at: 'r19' }],
  zones: {
    red: ['u11:x18'],
    blue: ['c11:f18'],
  },
  missions: {
    A: {
      name: { en: 'Blitz', de: 'Blitzangriff' },
      rules: 'lothal-wastes-A',
      tokens: [
        { label: 'critical position', kind: 'token', at: 'h21', colour: 'blue' },
        { label: 'critical position', kind: 'token', at: 't21', colour: 'blue' },
        { label: 'critical position', kind: 'token', at: 'i16', colour: 'green' },
        { label: 'critical position', kind: 'token', at: 'q16', colour: 'green' },
        { label: 'critical position', kind: 'token', at: 'j10', colour: 'yellow' },
        { label: 'critical position', kind: 'token', at: 'p10', colour: 'yellow' },
        { label: 'critical position', kind: 'token', at: 'l7', colour: 'red' },
        { label: 'critical position', kind: 'token', at: 'o7', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Fluctuations', de: 'Schwankungen' },
      rules: 'lothal-wastes-B',
      tokens: [
        { label: 'fluctuation', kind: 'token', at: 'h21', colour: 'blue' },
        { label: 'fluctuation', kind: 'token', at: 't21', colour: 'blue' },
        { label: 'fluctuation', kind: 'token', at: 'i16', colour: 'green' },
        { label: 'fluctuation', kind: 'token', at: 'q16', colour: 'green' },
        { label: 'fluctuation', kind: 'token', at: 'j10', colour: 'yellow' },
        { label: 'fluctuation', kind: 'token', at: 'p10', colour: 'yellow' },
        { label: 'fluctuation', kind: 'token', at: 'l7', colour: 'red' },
        { label: 'fluctuation', kind: 'token', at: 'o7', colour: 'red' },
      ],
    },
  },
}
