import type { MapPlan } from './types.ts'

export const imperialLaborCamp: MapPlan = {
  id: 'imperial-labor-camp',
  name: { en: 'Imperial Labor Camp', de: 'Imperiales Arbeitslager' },
  tiles: [
    { sky: 'unknown', spaces: [
      'o3:p3', 'r3:u3', 'o4:u6', 'r7:u8', 'l8:o8', 'w8:z8', 'l9:z10', 'l11:o11', 'w11:z12', 'm12:n12',
      'l13:o16', 's13:z14', 'w15:z16', 'k17:z18', 'k19:v20', 'q21:w22', 'q23:v24', 's25:t25',
    ] },
  ],
  difficult: ['p5', 'q19:q20', 'u19:v19', 't20:v20', 'q21:u22', 's23:v23', 'u24:v24'],
  blocking: ['r4:s4', 'n9', 'y10', 'm19', 'l20'],
  edges: {
    wall: [
      'p19:p20 e', 'q4 e', 't8:u8 s', 'w11 s', 'z11 s', 'l16 s', 'o16 s', 'w16:x16 s', 'q18:r18 s',
      'u18:v18 s',
    ],
    blocking: ['m14:m15 e', 'm14 s'],
    impassable: ['l11 e', 'm8 e', 's7 e', 't4:t6 e', 'r6 s', 't6 s'],
  },
  doors: [
    { id: 'd1', edges: ['t13:t14 e'] },
  ],
  terminals: [{ at: 'l11' }, { at: 'k20' }],
  zones: {
    red: ['r3:u8'],
    blue: ['q19:v24', 't25'],
  },
  areas: [
    { id: 'prison', name: { en: 'Prison', de: 'Gefängnis' }, spaces: ['s13:t14'] },
  ],
  missions: {
    A: {
      name: { en: 'Prison Break', de: 'Gefängnisausbruch' },
      rules: 'imperial-labor-camp-A',
      tokens: [
        { label: 'prisoner', kind: 'token', at: 's13', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Infiltration', de: 'Einschleusung' },
      rules: 'imperial-labor-camp-B',
      tokens: [
        { label: 'shield', kind: 'token', at: 'o3', colour: 'blue' },
        { label: 'shield', kind: 'token', at: 'w12', colour: 'blue' },
        { label: 'shield', kind: 'token', at: 'o16', colour: 'blue' },
        { label: 'shield', kind: 'token', at: 's14', colour: 'blue' },
        { label: 'shield', kind: 'token', at: 't25', colour: 'blue' },
      ],
    },
  },
}
