import type { MapPlan } from './types.ts'

export const bespinTibannaFacility: MapPlan = {
  id: 'bespin-tibanna-facility',
  name: { en: 'Bespin Tibanna Facility', de: 'Tibanna-Anlage auf Bespin' },
  tiles: [
    { sky: 'unknown', spaces: [
      'f5:g6', 'j5:q6', 'f7:k8', 'm7:n8', 'p7:u8', 'f9:u10', 'f11:i11', 'm11:n11', 'p11:u11', 'g12:h12',
      'k12:p13', 'r12:u12', 'g13:i13', 'r13:s13', 'g14:t15', 'h16:t16', 'k17:t17',
    ] },
  ],
  blocking: ['u9', 'u11', 'r16'],
  impassable: ['m15:n16'],
  edges: {
    wall: ['i7:i8 e', 'j14 e', 'p14 e', 'p17 e', 'q7:q8 e', 'q11 e', 'p11 s'],
    impassable: ['l13 e', 'n13 e', 'k12:l12 s', 'o12:p12 s'],
  },
  doors: [
    { id: 'd1', edges: ['j15:j16 e'] },
    { id: 'd2', edges: ['k9:k10 e'] },
    { id: 'd3', edges: ['o9:o10 e'] },
    { id: 'd4', edges: ['p15:p16 e'] },
  ],
  terminals: [{ at: 'h16' }, { at: 't17' }],
  zones: {
    red: ['f5:g6', 'f7:i11'],
    blue: ['r7:u12'],
  },
  missions: {
    A: {
      name: { en: 'Man in Carbonite', de: 'Mann in Karbonit' },
      rules: 'bespin-tibanna-facility-A',
      tokens: [
        { label: 'Carbon-freezing Chamber', kind: 'token', at: 'm15:n16', colour: 'yellow' },
      ],
    },
    B: {
      name: { en: 'Strategic Reserves', de: 'Strategische Vorräte' },
      rules: 'bespin-tibanna-facility-B',
      tokens: [
        { label: 'Tibanna Gas Reserve', kind: 'token', at: 'm14', colour: 'blue' },
        { label: 'Tibanna Gas Reserve', kind: 'token', at: 'm9', colour: 'blue' },
        { label: 'Tibanna Gas Reserve', kind: 'token', at: 'n10', colour: 'blue' },
        { label: 'Tibanna Gas Reserve', kind: 'token', at: 'l5', colour: 'blue' },
        { label: 'Tibanna Gas Reserve', kind: 'token', at: 'o5', colour: 'blue' },
        { label: 'Carbon-freezing Chamber', kind: 'token', at: 'm15:n16', colour: 'yellow' },
      ],
    },
  },
}
