import type { MapPlan } from './types.ts'

export const climateResearchCamp: MapPlan = {
  id: 'climate-research-camp',
  name: { en: 'Climate Research Camp', de: 'Klimaforschungslager' },
  tiles: [
    { sky: 'unknown', spaces: [
      'm2:v3', 'g3:j3', 'e4:v5', 'g6:j6', 'm6:v7', 'h7:i8', 'o8:p8', 's8:t8', 'g9:j9', 'n9:t9',
      'g10:t11', 'g12:j12', 'l12:t12', 'g13:t14', 'g15:i15', 'l15:m17', 's15:t16', 'g16:h16', 'g17:i17',
      's17:u17', 'g18:u19', 'g20:j20', 'm20:u20', 'g21:h21', 'm21:q23', 'o24:p24',
    ] },
  ],
  difficult: ['i18:j19', 'j20'],
  blocking: ['o3:p4', 's3:t3', 'i5', 'n7', 'h10', 'l13'],
  edges: {
    wall: [
      'm12 e', 'q20 e', 'r2:r3 e', 'r6:r7 e', 'r9:r10 e', 'r13:r14 e', 'g12:j12 s', 'n12:r12 s',
      'm19:n19 s', 'q19 s',
    ],
    impassable: [
      'n21:n22 e', 'p21:p22 e', 'q4:q5 e', 's19 e', 't6 e', 't18 e', 'u3:u5 e', 'r3 s', 's5 s', 'u5 s',
      'g10 s', 'j11 s', 't18 s',
    ],
  },
  terminals: [{ at: 'm12' }, { at: 's13' }],
  zones: {
    red: ['n18:q19', 'm20:q23', 'o24:p24'],
    blue: ['m2:r7'],
  },
  missions: {
    A: {
      name: { en: 'Fire-Fight', de: 'Feuergefecht' },
      rules: 'climate-research-camp-A',
      tokens: [
        { label: 'weapon suit', kind: 'token', at: 'e5', colour: 'red' },
        { label: 'weapon suit', kind: 'token', at: 'v7', colour: 'red' },
        { label: 'weapon suit', kind: 'token', at: 'h12', colour: 'red' },
        { label: 'weapon suit', kind: 'token', at: 'r13', colour: 'red' },
        { label: 'weapon suit', kind: 'token', at: 'u17', colour: 'red' },
        { label: 'weapon suit', kind: 'token', at: 'g18', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Holding Ground', de: 'Stellung halten' },
      rules: 'climate-research-camp-B',
      tokens: [
        { label: 'control point', kind: 'token', at: 'e5', colour: 'red' },
        { label: 'control point', kind: 'token', at: 'v7', colour: 'red' },
        { label: 'control point', kind: 'token', at: 'h12', colour: 'red' },
        { label: 'control point', kind: 'token', at: 'r13', colour: 'red' },
        { label: 'control point', kind: 'token', at: 'u17', colour: 'red' },
        { label: 'control point', kind: 'token', at: 'g18', colour: 'red' },
      ],
    },
  },
}
