import type { MapPlan } from './types.ts'

export const anchorheadBar: MapPlan = {
  id: 'anchorhead-bar',
  name: { en: 'Anchorhead Bar', de: 'Bar in Anchorhead' },
  tiles: [
    { sky: 'unknown', spaces: [
      'f3:k4', 'f5:l6', 'p6:u7', 'g7:j7', 'g8:u9', 'g10:j11', 'm10:n11', 'p10:s11', 'f12:s13', 'g14:j14',
      'm14:n15', 'p14:s14', 'p15:r15', 'm16:r16', 'i17:r17', 'i18:q18', 'i19:o21', 'l22:o22',
    ] },
  ],
  blocking: ['g5:g6', 't6', 's7', 'h8', 'n12', 'n20'],
  edges: {
    wall: [
      'k19 e', 'l17:l18 e', 'n16 e', 'g6 s', 'j6 s', 'p9:q9 s', 'g10:j10 s', 'p14 s', 'k18:l18 s',
      'o18 s',
    ],
    impassable: ['i4 e', 'i6 e', 'g3:i3 s', 'j4 s', 'g8 s', 'j9 s'],
  },
  doors: [
    { id: 'd1', edges: ['m10:n10 s'] },
    { id: 'd2', edges: ['m14:n14 s'] },
  ],
  terminals: [{ at: 'u9' }, { at: 'l13' }],
  zones: {
    red: ['i17:l18', 'i19:o21', 'l22:o22'],
    blue: ['f3:k4', 'f5:l6', 'g7:j10'],
  },
  missions: {
    A: {
      name: { en: 'Gaining Favor', de: 'Gunst gewinnen' },
      rules: 'anchorhead-bar-A',
      tokens: [
        { label: 'patron', kind: 'token', at: 'n13', colour: 'yellow' },
        { label: 'patron', kind: 'token', at: 'r12', colour: 'yellow' },
        { label: 'patron', kind: 'token', at: 'q11', colour: 'yellow' },
        { label: 'patron', kind: 'token', at: 'h14', colour: 'yellow' },
      ],
    },
    B: {
      name: { en: 'Line of Fire', de: 'In der Schusslinie' },
      rules: 'anchorhead-bar-B',
      tokens: [
        { label: 'extraction point', kind: 'token', at: 'f12', colour: 'blue' },
        { label: 'extraction point', kind: 'token', at: 'f13', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'r6', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'u7', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 's10', colour: 'blue' },
      ],
    },
  },
}
