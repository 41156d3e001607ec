import type { MapPlan } from './types.ts'

export const devaronGarrison: MapPlan = {
  id: 'devaron-garrison',
  name: { en: 'Devaron Garrison', de: 'Garnison auf Devaron' },
  tiles: [
    { sky: 'exterior', spaces: [
      'p6:s6', 'p7:t7', 'q8:t8', 'r9:t9', 's10:t10', 'p11:t11', 'o12:t13', 'p14:t15', 'q16:r16',
      'i17:j17', 'p17:r17', 'g18:s19', 'g20:l20', 'o20:r20', 'g21:k21',
    ] },
    { sky: 'interior', spaces: ['m4:n4', 'g5:o8', 'i9:n10', 'h11:n11', 'g12:n13', 'h14:n14', 'i15:o16', 'm17:n17', 'l21'] },
  ],
  difficult: ['s6', 's7:t7', 'l14'],
  blocking: ['i5', 'k5', 'n7', 'q12', 's12', 'q14', 's14', 'h18', 'p18', 'j20'],
  edges: {
    wall: [
      'k11 e', 'k14 e', 'l5:l6 e', 'o15 e', 'k8:n8 s', 'k10 s', 'l11 s', 'l13 s', 'k14 s', 'm17:n17 s',
    ],
    blocking: ['i12:i13 e', 'i12:j12 s'],
    impassable: ['g20:g21 e', 'k20:k21 e'],
  },
  doors: [
    { id: 'd1', edges: ['i10:j10 s'] },
    { id: 'd2', edges: ['i14:j14 s'] },
    { id: 'd3', edges: ['n12:n13 e'] },
  ],
  terminals: [{ at: 'o5' }, { at: 'o20' }],
  zones: {
    red: ['i17:j17', 'g18:l21'],
    blue: ['g5:l8'],
  },
  missions: {
    A: {
      name: { en: 'Arms Salvage', de: 'Waffenbergung' },
      rules: 'devaron-garrison-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 't13', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'j13', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'i12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'r11', colour: 'red' },
        { label: 'crate', kind: 'crate', at: 'r15', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Secure Munitions', de: 'Munition sichern' },
      rules: 'devaron-garrison-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 't13', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'r15', colour: 'red' },
        { label: 'crate', kind: 'crate', at: 'r11', colour: 'red' },
        { label: 'crate', kind: 'crate', at: 'j13', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'i12', colour: 'blue' },
      ],
    },
  },
}
