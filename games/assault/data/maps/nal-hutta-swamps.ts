import type { MapPlan } from './types.ts'

export const nalHuttaSwamps: MapPlan = {
  id: 'nal-hutta-swamps',
  name: { en: 'Nal Hutta Swamps', de: 'Sümpfe von Nal Hutta' },
  tiles: [
    { sky: 'unknown', spaces: [
      'k3:l5', 'j6:m8', 'o8:q8', 'j9:r9', 'f10:t12', 'f13:i13', 'k13:l13', 'n13:q13', 's13:t14',
      'g14:h14', 'j14:q14', 'g15:t18', 'g19:r20', 'i21:n21', 'p21:r21', 'h22:r23', 'j24:r25', 'j26:o27',
    ] },
  ],
  difficult: [
    'k7:l7', 'l8', 'g10:i10', 'f11:h11', 'k11:l12', 'f12:g12', 'm16:o16', 'h17:j17', 'm17', 'o17:o18',
    'q17:q18', 'h18', 'j18', 'l18', 'k19', 'k21:l21', 'l22',
  ],
  blocking: ['k8', 'l19', 'k20', 'k24', 'm26'],
  edges: {
    wall: [
      'h17:h18 e', 'i10 e', 'i15:i16 e', 'm9:m10 e', 'n14:n18 e', 'r12 e', 'r15:r16 e', 'j9 s', 'm9 s',
      'n13 s', 'q14 s', 'j15 s', 'm15:n15 s', 'i16 s', 'p20 s', 'k21:l21 s', 'j23:k23 s', 'n23:r23 s',
    ],
    impassable: [
      'j26:j27 e', 'n12 e', 'n26:n27 e', 'o10:o11 e', 'o17:o18 e', 'p10 e', 'p17:p18 e', 'q11 e', 'p9 s',
      'q10 s', 'o11 s', 'r11 s', 'n12 s',
    ],
  },
  terminals: [{ at: 'o8' }, { at: 'r21' }],
  zones: {
    red: ['j24:r25', 'j26:o27'],
    blue: ['k3:l5', 'j6:m9'],
  },
  missions: {
    A: {
      name: { en: 'Shielded', de: 'Abgeschirmt' },
      rules: 'nal-hutta-swamps-A',
      tokens: [
        { label: 'shield generator', kind: 'token', at: 'g17', colour: 'blue' },
        { label: 'shield generator', kind: 'token', at: 'n17', colour: 'blue' },
        { label: 'shield generator', kind: 'token', at: 'p14', colour: 'blue' },
        { label: 'shield generator', kind: 'token', at: 't14', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Raining Freight', de: 'Frachtregen' },
      rules: 'nal-hutta-swamps-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'g17', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'p14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 't14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'l17', colour: 'blue' },
      ],
    },
  },
}
