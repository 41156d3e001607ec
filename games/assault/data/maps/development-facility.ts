import type { MapPlan } from './types.ts'

export const developmentFacility: MapPlan = {
  id: 'development-facility',
  name: { en: 'Development Facility', de: 'Entwicklungsanlage' },
  tiles: [
    { sky: 'exterior', spaces: [
      'l11:m12', 'o12:q12', 'k13:q13', 'k14:n15', 'p14:s14', 'p15:u15', 'k16:u16', 'j17:u18', 'n19:u19',
      'r20:u20',
    ] },
    { sky: 'interior', spaces: [
      'j5:o6', 'g7:o8', 'q8:t8', 'f9:i9', 'l9:t10', 'f10:j11', 'q11:t11', 'f12:i13', 'r12:s13',
      'f14:g14', 'f15:h15', 'f16:i17', 'g18:i18',
    ] },
  ],
  difficult: ['l14:m14', 'm15'],
  blocking: ['n5', 'm6', 's10', 'l15', 'o17', 't17', 'r19'],
  edges: {
    wall: ['n13 e', 'n16 e', 'q12:q16 e', 'q19 e', 'i8 s', 'n8:o8 s', 'q11 s', 'k16 s', 'n16 s'],
    impassable: ['t15:u15 s', 't19:u19 s'],
  },
  doors: [
    { id: 'd1', edges: ['g8:h8 s'] },
    { id: 'd2', edges: ['i7:i8 e'] },
  ],
  terminals: [{ at: 'h7' }, { at: 'k15' }],
  zones: {
    red: ['j5:o8'],
    blue: ['f9:i9', 'f10:j11', 'f12:i13'],
  },
  missions: {
    A: {
      name: { en: 'The Art of Robotics', de: 'Die Kunst der Robotik' },
      rules: 'development-facility-A',
      tokens: [
        { label: 'Droid prototype', kind: 'token', at: 'o12', colour: 'red' },
        { label: 'Droid prototype', kind: 'token', at: 'u20', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Experimental Weapons', de: 'Versuchswaffen' },
      rules: 'development-facility-B',
      tokens: [
        { label: 'weapon prototype', kind: 'token', at: 'r12', colour: 'blue' },
        { label: 'weapon prototype', kind: 'token', at: 'p16', colour: 'blue' },
        { label: 'weapon prototype', kind: 'token', at: 'g18', colour: 'blue' },
      ],
    },
  },
}
