import type { MapPlan } from './types.ts'

export const wasskahHuntingGround: MapPlan = {
  id: 'wasskah-hunting-ground',
  name: { en: 'Wasskah Hunting Ground', de: 'Jagdgründe von Wasskah' },
  tiles: [
    { sky: 'unknown', spaces: [
      'g4:j5', 'q5:t5', 'g6:t8', 'g9:p9', 'r9:s10', 'i10:p10', 'i11:t11', 'k12:u12', 'g13:u13',
      'g14:k14', 'm14:n14', 'q14:t14', 'h15:k15', 'm15:u16', 'i16:k16', 'j17:k17', 'm17:n17', 'q17:r18',
      'j18:n18', 'j19:u20', 'o21:t22',
    ] },
  ],
  difficult: [
    'k8:l8', 'k9:n9', 'l10:p10', 'l11:q11', 'k12:m12', 'p12:r12', 'j13:l13', 'p13:s13', 'j14:k14',
    'r14:s15', 's16',
  ],
  blocking: ['g5', 'h6', 'r6', 'p19', 'r21'],
  edges: {
    wall: ['j8:j9 e', 'k18 e', 'n19:n20 e', 'p8 e', 'k7:l7 s', 'o7:p7 s', 'q14 s', 't14 s'],
    impassable: ['o21:o22 e', 's21:s22 e'],
  },
  doors: [
    { id: 'd1', edges: ['j10:j11 e'] },
    { id: 'd2', edges: ['k19:k20 e'] },
    { id: 'd3', edges: ['m7:n7 s'] },
    { id: 'd4', edges: ['m13:n13 s'] },
  ],
  terminals: [{ at: 'o7' }, { at: 'p15' }],
  zones: {
    red: ['o19:u20', 'o21:t22'],
    blue: ['g4:j9'],
  },
  missions: {
    A: {
      name: { en: 'Scavengers', de: 'Aasgeier' },
      rules: 'wasskah-hunting-ground-A',
      tokens: [
        { label: "hunter's cache", kind: 'token', at: 'k18', colour: 'blue' },
        { label: "hunter's cache", kind: 'token', at: 'r10', colour: 'blue' },
        { label: "hunter's cache", kind: 'token', at: 'o11', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Watch Your Step', de: 'Auf Schritt und Tritt' },
      rules: 'wasskah-hunting-ground-B',
      tokens: [
        { label: "hunter's cache", kind: 'token', at: 'k18', colour: 'blue' },
        { label: "hunter's cache", kind: 'token', at: 'r10', colour: 'blue' },
        { label: "hunter's cache", kind: 'token', at: 'o11', colour: 'blue' },
      ],
    },
  },
}
