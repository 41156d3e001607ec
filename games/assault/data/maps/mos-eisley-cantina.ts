import type { MapPlan } from './types.ts'

export const mosEisleyCantina: MapPlan = {
  id: 'mos-eisley-cantina',
  name: { en: 'Mos Eisley Cantina', de: 'Cantina von Mos Eisley' },
  tiles: [
    { sky: 'unknown', spaces: [
      'j5:o6', 'e6:h6', 'q6:t6', 'e7:w8', 'e9:h9', 'j9:o12', 'q9:w9', 'f10:g13', 'r10:w11', 'r12:t12',
      'l13:m14', 'r13:s13', 'd14:g15', 'q14:s14', 'k15:n15', 'p15:s15', 'd16:s16', 'd17:r17', 'd18:g19',
      'k18:n18',
    ] },
  ],
  difficult: ['l7:m9', 's11'],
  blocking: ['g7', 'u9:v9', 'l16', 'f18:g18'],
  edges: {
    wall: ['t9 e', 'r9:t9 s'],
    blocking: ['k5:k6 e', 'l7:l8 e', 'm5:m6 e', 'j8 s', 'o8 s', 'j10:k10 s', 'n10:o10 s'],
    impassable: ['d16:d18 e', 'e9 e', 'e15 e', 'f6 e', 'e15 s', 'g15 s'],
  },
  terminals: [{ at: 'k5' }, { at: 'n18' }],
  zones: {
    red: ['u7:w9', 'r10:w11', 'r12:t12'],
    blue: ['d14:g19'],
  },
  missions: {
    A: {
      name: { en: 'Drinks and Dealings', de: 'Drinks und Geschäfte' },
      rules: 'mos-eisley-cantina-A',
      tokens: [
        { label: 'contact', kind: 'token', at: 'm6', colour: 'yellow' },
        { label: 'contact', kind: 'token', at: 'j10', colour: 'yellow' },
        { label: 'contact', kind: 'token', at: 'o10', colour: 'yellow' },
      ],
    },
    B: {
      name: { en: 'Battlefield Engineering', de: 'Technik an der Front' },
      rules: 'mos-eisley-cantina-B',
      tokens: [
        { label: 'vital component', kind: 'token', at: 'p17', colour: 'yellow' },
        { label: 'vital component', kind: 'token', at: 'l13', colour: 'yellow' },
        { label: 'vital component', kind: 'token', at: 'h7', colour: 'yellow' },
        { label: 'vital component', kind: 'token', at: 'n9', colour: 'yellow' },
      ],
    },
  },
}
