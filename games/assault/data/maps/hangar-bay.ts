import type { MapPlan } from './types.ts'

export const hangarBay: MapPlan = {
  id: 'hangar-bay',
  name: { en: 'Hangar Bay', de: 'Hangarbucht' },
  tiles: [
    { sky: 'unknown', spaces: [
      'k2:p3', 'h4:r6', 'h7:i7', 'k7:s7', 'g8:j8', 'm8:n8', 'p8:s8', 'g9:s10', 'g11:j11', 'm11:n14',
      'q11:r14', 'h12:i17', 'm15:r16', 'm17:n18', 'q17:r18', 'g18:i18', 'g19:t20', 'g21:i21', 'm21:n21',
      's21:t21', 'h22:i22', 'k22:p22', 'r22:t22', 'g23:t24', 'g25:s25', 'g26:p26', 'k27:p27',
    ] },
  ],
  difficult: ['i5'],
  blocking: ['m3:n4', 'l7', 'r8', 'i9', 'm10', 'm19', 'h24'],
  impassable: ['l23:m24'],
  edges: {
    wall: ['j6 e', 'j23 e', 'j26 e', 'p6:p7 e', 'p23 e', 'p7 s'],
    impassable: ['o4:o5 e', 'p10 e', 'p3 s', 'q7 s', 'q9:r9 s', 'h19 s'],
  },
  doors: [
    { id: 'd1', edges: ['m13:n13 s'] },
    { id: 'd2', edges: ['q18:r18 s'] },
  ],
  terminals: [{ at: 'r14' }, { at: 'h15' }],
  zones: {
    red: ['k22:p27'],
    blue: ['k2:p7'],
  },
  missions: {
    A: {
      name: { en: 'The Hunted', de: 'Die Gejagten' },
      rules: 'hangar-bay-A',
      tokens: [],
    },
    B: {
      name: { en: 'Fortifications', de: 'Befestigungen' },
      rules: 'hangar-bay-B',
      tokens: [
        { label: 'power cell', kind: 'token', at: 'h4', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 'r4', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 'j6', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 'r6', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 't24', colour: 'blue' },
        { label: 'power cell', kind: 'token', at: 's25', colour: 'blue' },
        { label: 'power cell', kind: 'token', at: 'i25', colour: 'blue' },
        { label: 'power cell', kind: 'token', at: 'g26', colour: 'blue' },
      ],
    },
  },
}
