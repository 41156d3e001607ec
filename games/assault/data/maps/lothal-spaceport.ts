import type { MapPlan } from './types.ts'

export const lothalSpaceport: MapPlan = {
  id: 'lothal-spaceport',
  name: { en: 'Lothal Spaceport', de: 'Raumhafen auf Lothal' },
  tiles: [
    { sky: 'unknown', spaces: [
      'f4:k5', 'f6:r6', 'f7:s7', 'h8:i8', 'k8:l8', 'n8:s8', 'g9:o9', 'q9:s9', 'g10:s10', 'h11:i13',
      'k11:s11', 'l12:m12', 'r12:s12', 'k13:p13', 'r13:t13', 'h14:t15', 'h16:i17', 'k16:p16', 'r16:t16',
      'n17:o17', 'r17:s17', 'h18:s19', 'h20:j20', 'n20:o20', 'r20:s20', 'h21:k21', 'm21:u21', 'h22:u22',
      'i23:u23', 'm24:u24', 'r25:u26',
    ] },
  ],
  blocking: ['g6:g7', 'l10', 'o19', 't24', 'u25'],
  edges: {
    wall: ['m9 e', 'o8 e', 'q21:q22 e', 'k7:l7 s', 'q9 s', 'j19 s'],
    blocking: ['k14 e', 'm13 e', 'm16 e', 'o15 e', 'l13 s', 'o15 s'],
    impassable: ['i5 e', 'i7 e', 'g4:i4 s', 'j5 s', 'n13 s', 'm15 s'],
  },
  doors: [
    { id: 'd1', edges: ['h15:i15 s'] },
    { id: 'd2', edges: ['l12:m12 s'] },
    { id: 'd3', edges: ['n16:o16 s'] },
    { id: 'd4', edges: ['r12:s12 s'] },
  ],
  terminals: [{ at: 'm7' }, { at: 'p21' }],
  zones: {
    red: ['r21:u26'],
    blue: ['f4:k7'],
  },
  missions: {
    A: {
      name: { en: 'Market Sabotage', de: 'Sabotage am Markt' },
      rules: 'lothal-spaceport-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'h14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'l18', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'r14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o11', colour: 'blue' },
        { label: 'generator', kind: 'token', at: 'r7', colour: 'red' },
        { label: 'generator', kind: 'token', at: 'i21', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Mortar Fire', de: 'Mörserfeuer' },
      rules: 'lothal-spaceport-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'h14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'l18', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'r14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o11', colour: 'blue' },
        { label: 'generator', kind: 'token', at: 'r7', colour: 'red' },
        { label: 'generator', kind: 'token', at: 'i21', colour: 'blue' },
      ],
    },
  },
}
