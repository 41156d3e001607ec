import type { MapPlan } from './types.ts'

export const mosEisleyOutskirts: MapPlan = {
  id: 'mos-eisley-outskirts',
  name: { en: 'Mos Eisley Outskirts', de: 'Außenbezirke von Mos Eisley' },
  tiles: [
    { sky: 'exterior', spaces: [
      'r12:s12', 'k13:p13', 'r13:t13', 'k14:t14', 'j15:t16', 'k17:p18', 'r17:u18', 'k19:u20', 'p21:u22',
    ] },
    { sky: 'interior', spaces: [
      'o5:p5', 'o6:t8', 'h8:i8', 'g9:t9', 'g10:p11', 'r10:t11', 'g12:n12', 'g13:j13', 'g14:h14',
      'e15:i16', 'g17:h18', 'e19:j22',
    ] },
  ],
  blocking: ['r7', 'm14:n15', 's14', 'g15', 'l18', 't19:t20', 'g21', 'f22'],
  edges: {
    wall: [
      'j9 e', 'j12:j13 e', 'n9 e', 'p6 e', 'p9 e', 'p14 e', 't9 s', 'k12:n12 s', 't16 s', 'k18:l18 s',
      'o18:p18 s', 't18:u18 s',
    ],
    blocking: ['l11 e', 'l10:m10 s'],
    impassable: ['o15:o16 e', 'q16 e', 'q19 e', 'q21 e', 'r13 s', 'p14 s', 'r15:s15 s', 'q20 s', 'r21:t21 s'],
  },
  doors: [
    { id: 'd1', edges: ['r11:s11 s'] },
  ],
  terminals: [{ at: 't9' }, { at: 'h21' }],
  zones: {
    red: ['r17:u18', 'p19:u22'],
    blue: ['h8:i8', 'g9:l12', 'g13:j13'],
  },
  missions: {
    A: {
      name: { en: 'Get to the Ship', de: 'Zum Schiff' },
      rules: 'mos-eisley-outskirts-A',
      tokens: [
        { label: 'launch panel', kind: 'token', at: 'n14', colour: 'green' },
        { label: 'launch panel', kind: 'token', at: 'n15', colour: 'red' },
        { label: 'launch panel', kind: 'token', at: 'm14', colour: 'yellow' },
        { label: 'launch panel', kind: 'token', at: 'm15', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Smuggled Goods', de: 'Schmuggelgut' },
      rules: 'mos-eisley-outskirts-B',
      tokens: [
        { label: 'contraband', kind: 'token', at: 'n13', colour: 'blue' },
        { label: 'contraband', kind: 'token', at: 'f21', colour: 'blue' },
        { label: 'contraband', kind: 'token', at: 't11', colour: 'blue' },
      ],
    },
  },
}
