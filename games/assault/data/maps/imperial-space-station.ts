import type { MapPlan } from './types.ts'

export const imperialSpaceStation: MapPlan = {
  id: 'imperial-space-station',
  name: { en: 'Imperial Space Station', de: 'Imperiale Raumstation' },
  tiles: [
    { sky: 'unknown', spaces: [
      'h3:i3', 'f4:k5', 'f6:r7', 'f8:n8', 'p8:r8', 'f9:r9', 'h10:j10', 'l10:r10', 'h11:n11', 'h12:p12',
      'i13:p13', 'm14:o14', 'm15:n15', 'm16:r19', 'm20:t21', 'o22:t23',
    ] },
  ],
  blocking: ['p8:q8', 'p23', 'r23'],
  impassable: ['i5:j6', 'n17:o18'],
  edges: {
    wall: ['k8:k9 e', 'k11 e', 'p18:p19 e', 'l7 s', 'j9 s', 'l11 s', 'o19:p19 s'],
    impassable: ['m9 s'],
  },
  doors: [
    { id: 'd1', edges: ['k12:k13 e'] },
    { id: 'd2', edges: ['m11:n11 s'] },
    { id: 'd3', edges: ['m15:n15 s'] },
  ],
  terminals: [{ at: 'i13' }, { at: 'p19' }],
  zones: {
    red: ['q18:r19', 'o20:t23'],
    blue: ['h3:i3', 'f4:k9'],
  },
  missions: {
    A: {
      name: { en: 'Data Run', de: 'Datenlauf' },
      rules: 'imperial-space-station-A',
      tokens: [
        { label: 'data core', kind: 'token', at: 'f5' },
        { label: 'data core', kind: 'token', at: 'q23' },
      ],
    },
    B: {
      name: { en: 'Targeting Computers', de: 'Zielcomputer' },
      rules: 'imperial-space-station-B',
      tokens: [
        { label: 'targeting signal', kind: 'token', at: 'f5' },
        { label: 'targeting signal', kind: 'token', at: 'q23' },
        { label: 'weapons console', kind: 'token', at: 'p13', colour: 'blue' },
      ],
    },
  },
}
