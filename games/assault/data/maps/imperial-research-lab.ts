import type { MapPlan } from './types.ts'

export const imperialResearchLab: MapPlan = {
  id: 'imperial-research-lab',
  name: { en: 'Imperial Research Lab', de: 'Imperiales Forschungslabor' },
  tiles: [
    { sky: 'unknown', spaces: [
      'q3:t3', 'n4:u5', 'n6:t6', 'v6:y6', 'n7:y8', 'n9:o13', 'q9:s9', 'v9:y9', 'q10:z11', 'q12:s12',
      'u12:z13', 'r13:s14', 'l14:p14', 'l15:x15', 'k16:y16', 'k17:p17', 'r17:s18', 'v17:y17', 'w18:y19',
      'q19:t19', 'q20:z21', 'q22:t22', 'v22:y22',
    ] },
  ],
  difficult: ['x15', 'x16:y16', 'q19', 'q20:r20', 'q21:s21', 'r22:s22'],
  blocking: ['r5:s5', 'x8', 'v13', 'x13', 's16', 'w20'],
  edges: {
    wall: ['p6 e', 'p6:t6 s', 'q8 s', 'v9 s', 'y9 s', 'w18 s'],
    impassable: ['r10 s'],
  },
  doors: [
    { id: 'd1', edges: ['n9:o9 s'] },
    { id: 'd2', edges: ['p15:p16 e'] },
    { id: 'd3', edges: ['t10:t11 e'] },
    { id: 'd4', edges: ['u7:u8 e'] },
  ],
  terminals: [{ at: 'q9' }, { at: 'w19' }],
  zones: {
    red: ['u10:z13'],
    blue: ['l14:p15', 'k16:p17'],
  },
  areas: [
    { id: 'control-room', name: { en: 'Control Room', de: 'Kontrollraum' }, spaces: ['q3:t6'] },
  ],
  missions: {
    A: {
      name: { en: 'Stolen Schematics', de: 'Gestohlene Pläne' },
      rules: 'imperial-research-lab-A',
      tokens: [],
    },
    B: {
      name: { en: 'Stranded', de: 'Gestrandet' },
      rules: 'imperial-research-lab-B',
      tokens: [],
    },
  },
}
