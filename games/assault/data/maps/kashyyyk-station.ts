import type { MapPlan } from './types.ts'

export const kashyyykStation: MapPlan = {
  id: 'kashyyyk-station',
  name: { en: 'Kashyyyk Station', de: 'Station auf Kashyyyk' },
  tiles: [
    { sky: 'unknown', spaces: [
      'f3:i4', 'k4:r4', 'f5:r6', 'f7:i8', 'k7:m7', 'o7:r7', 'k8:l9', 'n8:s9', 'h9:i9', 'h10:s11',
      'k12:l13', 'n12:s13', 'j14:m14', 'p14:u14', 'j15:u16', 'j17:m17', 'r17:u17', 'k18:l18', 'o18:v19',
      'k19:m19', 'k20:v21',
    ] },
  ],
  difficult: ['p4:q4', 'p5:r5', 'q6:r6', 'r7'],
  blocking: ['i4', 'g6', 'm6', 'r9:r10', 'l11', 'q11', 'r12', 't16', 'r21', 't21'],
  edges: {
    wall: ['n4 e', 'p20:p21 e', 'q14 e', 'o7 s', 'r7 s', 'r13:s13 s', 'r17 s', 'u17 s'],
    impassable: ['f3:g3 s', 'f7:g7 s'],
  },
  terminals: [{ at: 's9', colour: 'red' }, { at: 'm14', colour: 'blue' }],
  zones: {
    red: ['q18:v21'],
    blue: ['f3:i8'],
  },
  missions: {
    A: {
      name: { en: 'True Data', de: 'Echte Daten' },
      rules: 'kashyyyk-station-A',
      tokens: [
        { label: 'Data Chip', kind: 'token', at: 'n5', colour: 'green' },
        { label: 'Data Chip', kind: 'token', at: 'o7', colour: 'green' },
        { label: 'Data Chip', kind: 'token', at: 'o10', colour: 'green' },
        { label: 'Data Chip', kind: 'token', at: 'p11', colour: 'green' },
        { label: 'Data Chip', kind: 'token', at: 'l18', colour: 'green' },
        { label: 'Data Chip', kind: 'token', at: 'k21', colour: 'green' },
      ],
    },
    B: {
      name: { en: 'Heavy Firepower', de: 'Schwere Feuerkraft' },
      rules: 'kashyyyk-station-B',
      tokens: [
        { label: 'weapon emplacement', kind: 'token', at: 'q12', colour: 'red' },
        { label: 'weapon emplacement', kind: 'token', at: 'j15', colour: 'red' },
        { label: 'weapon emplacement', kind: 'token', at: 'p6', colour: 'blue' },
        { label: 'weapon emplacement', kind: 'token', at: 'n10', colour: 'blue' },
      ],
    },
  },
}
