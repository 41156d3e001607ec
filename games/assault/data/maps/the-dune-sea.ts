import type { MapPlan } from './types.ts'

export const theDuneSea: MapPlan = {
  id: 'the-dune-sea',
  name: { en: 'The Dune Sea', de: 'Das Dünenmeer' },
  tiles: [
    { sky: 'unknown', spaces: [
      'j3:k3', 'h4:m6', 'h7:s8', 'i9:l9', 'p9:q10', 'j10:k10', 'i11:l11', 'n11:s11', 'i12:s12',
      'j13:s13', 'k14:s14', 'k15:l16', 'n15:s16', 'i17:m17', 'o17:s17', 'h18:s19', 'h20:n20', 'p20:s22',
      'i21:l21', 'j22:k23', 'p23:q23', 'i24:s25', 'n26:s27',
    ] },
  ],
  difficult: [
    'l11', 'l12:m12', 'i17', 'm17', 'r17:s17', 'h18:i18', 'q18:r18', 'k19', 'q19:q20', 'q21:r21',
    'r22:s22',
  ],
  blocking: ['j5:k5', 'n12', 'q13:r14', 'l20', 'p21', 'r24:r25'],
  impassable: ['s18', 'r19:s20', 's21'],
  edges: {
    wall: ['m12 e', 'h6 s', 'm6 s', 'o16 s', 'r16:s16 s'],
    blocking: ['i6 s'],
    impassable: [
      'h5 e', 'i7:i8 e', 'l5 e', 'o24 e', 'o26 e', 'q16 e', 'i5 s', 'l5 s', 'p15:q15 s', 'k19 s',
      'o25 s', 'p26:r26 s',
    ],
  },
  terminals: [{ at: 'n16' }, { at: 'h19' }],
  zones: {
    red: ['j3:k3', 'h4:m6', 'h7:l8', 'i9:l9'],
    blue: ['n24:s27'],
  },
  missions: {
    A: {
      name: { en: 'Power Surge', de: 'Energieschub' },
      rules: 'the-dune-sea-A',
      tokens: [
        { label: 'power generator', kind: 'token', at: 's14' },
        { label: 'power generator', kind: 'token', at: 'p17' },
        { label: 'power generator', kind: 'token', at: 'm17' },
        { label: 'power generator', kind: 'token', at: 'l14' },
        { label: 'power generator', kind: 'token', at: 'j21' },
      ],
    },
    B: {
      name: { en: 'Supply Raid', de: 'Überfall auf den Nachschub' },
      rules: 'the-dune-sea-B',
      tokens: [
        { label: 'valuable good', kind: 'token', at: 's14' },
        { label: 'valuable good', kind: 'token', at: 'p17' },
        { label: 'valuable good', kind: 'token', at: 'm17' },
        { label: 'valuable good', kind: 'token', at: 'l14' },
        { label: 'valuable good', kind: 'token', at: 'j21' },
      ],
    },
  },
}
