import type { MapPlan } from './types.ts'

export const sewersOfNarShaddaa: MapPlan = {
  id: 'sewers-of-nar-shaddaa',
  name: { en: 'Sewers of Nar Shaddaa', de: 'Kanäle von Nar Shaddaa' },
  tiles: [
    { sky: 'unknown', spaces: ['g5:p5', 'f6:s8', 'f9:g9', 'i9:u9', 'f10:u14', 'f15:r16', 'i17:j18'] },
  ],
  difficult: ['l9:l10', 'p9:q9', 'o10:q10', 'l11:p12', 'n13:q13', 'p14:q14'],
  blocking: ['j11', 't12', 'u13'],
  edges: {
    wall: [
      'g10 e', 'g13:g14 e', 'h8 e', 'i7 e', 'k7:k14 e', 'p8 e', 'q9:q10 e', 'q13:q14 e', 'i7:k7 s',
      'l8:m8 s', 'p8:q8 s', 'k9 s', 'h13:k13 s', 'l14:m14 s', 'p14:r14 s',
    ],
  },
  terminals: [{ at: 'q11' }, { at: 'm14' }],
  zones: {
    red: ['h14:k14', 'f15:k16', 'i17:j18'],
    blue: ['l5:p8'],
  },
  missions: {
    A: {
      name: { en: 'Unknown Treasures', de: 'Unbekannte Schätze' },
      rules: 'sewers-of-nar-shaddaa-A',
      tokens: [
        { label: 'item space A', kind: 'spot', at: 'k5', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'k8', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'g10', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'r10', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'n12', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'g14', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'u14', colour: 'red' },
        { label: 'item space A', kind: 'spot', at: 'n15', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Something in the Air', de: 'Etwas liegt in der Luft' },
      rules: 'sewers-of-nar-shaddaa-B',
      tokens: [],
    },
  },
}
