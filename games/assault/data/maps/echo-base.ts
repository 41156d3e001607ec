import type { MapPlan } from './types.ts'

export const echoBase: MapPlan = {
  id: 'echo-base',
  name: { en: 'Echo Base', de: 'Echo-Basis' },
  tiles: [
    { sky: 'unknown', spaces: [
      'r4:u4', 'f5:g6', 'i5:u6', 'f7:i7', 'k7:l7', 'n7:q7', 's7:u7', 'f8:m8', 'o8:p8', 's8:t10', 'f9:q9',
      'f10:h10', 'n10:q10', 'e11:v12', 'e13:k13', 'n13:v14', 'd14:k15', 'o15:p15', 's15:t15', 'i16:j17',
      'o16:t17', 'i18:r19', 'k20:r20', 'm21:r21',
    ] },
  ],
  difficult: ['h11', 'e13:g13', 'j13:k13', 'h14:h15'],
  blocking: ['h12:i13'],
  edges: {
    wall: ['m9 e', 'q11:q14 e', 'i6 s', 'h10 s', 'o15:p15 s'],
    blocking: ['q11 s', 'o17:p17 s', 'q19:r19 s'],
  },
  doors: [
    { id: 'd1', edges: ['r16:r17 e'] },
    { id: 'd2', edges: ['s15:t15 s'] },
  ],
  terminals: [{ at: 'f5' }, { at: 'i5' }],
  zones: {
    red: ['o16:r17', 'k18:r20', 'm21:r21'],
    blue: ['s10:t10', 'r11:v14', 's15:t15'],
  },
  areas: [
    { id: 'medical-bay', name: { en: 'Medical Bay', de: 'Krankenstation' }, spaces: ['n9:q14'] },
  ],
  missions: {
    A: {
      name: { en: 'Safe and Sound', de: 'Wohlbehalten' },
      rules: 'echo-base-A',
      tokens: [
        { label: 'Bacta Infuser', kind: 'token', at: 'p13', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Rapid Adaptation', de: 'Schnelle Anpassung' },
      rules: 'echo-base-B',
      tokens: [
        { label: 'tauntaun', kind: 'token', at: 'u4', colour: 'blue' },
        { label: 'tauntaun', kind: 'token', at: 'k9', colour: 'blue' },
        { label: 'tauntaun', kind: 'token', at: 'g14', colour: 'blue' },
      ],
    },
  },
}
