import type { MapPlan } from './types.ts'

export const jabbasPalace: MapPlan = {
  id: 'jabbas-palace',
  name: { en: 'Jabba’s Palace', de: 'Jabbas Palast' },
  tiles: [
    { sky: 'unknown', spaces: [
      'm3:n3', 'g4:i6', 'k4:o4', 't4:u4', 'k5:p6', 'r5:u6', 'g7:u8', 'g9:i9', 'k9:p10', 'r9:u9',
      'h10:i11', 's10:t10', 'k11:t11', 'h12:t13', 'h14:r14', 'k15:r17', 'k18:n18', 'k19:o19', 'l20:o20',
      'k21:p21', 'k22:q22', 'l23:q23', 'l24:p24', 'm25:o25',
    ] },
  ],
  difficult: ['l20', 'n22', 'l24:m24', 'm25'],
  blocking: ['p12:p13', 'o21'],
  edges: {
    wall: [
      'j12 e', 'l10:l11 e', 'l14:l15 e', 'l18:l19 e', 'p11:p13 e', 'g5 s', 'm9:n9 s', 'o15:p15 s',
      'l19 s',
    ],
    blocking: ['m12:m13 e', 'n10 e', 'n15 e', 'r13 e', 'k12 s', 'r12 s'],
    impassable: ['l5 e', 'n11 e', 'n14 e', 'n22 e', 'q12 e', 'l4 s', 'm5:o5 s', 'p6 s', 'p8 s', 'r11 s'],
  },
  doors: [
    { id: 'd1', edges: ['j7:j8 e'] },
    { id: 'd2', edges: ['m17:n17 s'] },
    { id: 'd3', edges: ['p7:p8 e'] },
  ],
  terminals: [{ at: 'r13' }, { at: 'i14' }],
  zones: {
    red: ['t4:u4', 'r5:u9'],
    blue: ['g4:i9'],
  },
  areas: [
    { id: 'rancor-pit', name: { en: 'Rancor Pit', de: 'Rancorgrube' }, spaces: ['m18:n18', 'm19:o19', 'l20:o20', 'k21:p21', 'k22:q22', 'l23:q23', 'l24:p24', 'm25:o25'] },
  ],
  missions: {
    A: {
      name: { en: 'Spoils of Crime', de: 'Beute des Verbrechens' },
      rules: 'jabbas-palace-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'm3', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'n9', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o15', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'k19', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'k21', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'q23', colour: 'blue' },
        { label: 'trap door', kind: 'token', at: 'm6', colour: 'blue' },
        { label: 'trap door', kind: 'token', at: 'n6', colour: 'blue' },
        { label: 'trap exit', kind: 'token', at: 'n22', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'New Ownership', de: 'Neue Besitzer' },
      rules: 'jabbas-palace-B',
      tokens: [
        { label: 'trap door', kind: 'token', at: 'm6', colour: 'blue' },
        { label: 'trap door', kind: 'token', at: 'n6', colour: 'blue' },
        { label: 'trap exit (Rebel token n22) or stash', kind: 'token', at: 'n22', colour: 'blue' },
        { label: 'trap exit (Rebel token n22) or stash', kind: 'token', at: 'n23', colour: 'blue' },
        { label: 'trap exit (Rebel token n22) or stash', kind: 'token', at: 'n4', colour: 'blue' },
        { label: 'trap exit (Rebel token n22) or stash', kind: 'token', at: 'm10', colour: 'blue' },
      ],
    },
  },
}
