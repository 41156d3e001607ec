import type { MapPlan } from './types.ts'

export const isbHeadquarters: MapPlan = {
  id: 'isb-headquarters',
  name: { en: 'ISB Headquarters', de: 'ISB-Hauptquartier' },
  tiles: [
    { sky: 'unknown', spaces: [
      'l4:m6', 'h7:p7', 'g8:p9', 'g10:t11', 'g12:j12', 'o12:p12', 's12:t12', 'g13:t13', 'h14:t14',
      'k15:l15', 'o15:p15', 's15:t15', 'i16:t17', 'k18:l18', 'o18:p18', 'k19:r20', 'm21:r22',
    ] },
  ],
  blocking: ['i9:j9', 'j12', 'l16', 'n22', 'p22'],
  edges: {
    wall: ['j9 e', 'n9 e', 'r10:r11 e', 'r16:r17 e', 'k9:n9 s'],
    impassable: ['g10:g11 e', 'l8 e', 'h9 s'],
  },
  doors: [
    { id: 'd1', edges: ['o12:p12 s'] },
    { id: 'd2', edges: ['o14:p14 s'] },
  ],
  terminals: [{ at: 'r10' }, { at: 'i16' }],
  zones: {
    red: ['m19:r22'],
    blue: ['l4:m6', 'k7:p8', 'k9:n9'],
  },
  missions: {
    A: {
      name: { en: 'To Your Stations!', de: 'Auf die Posten!' },
      rules: 'isb-headquarters-A',
      tokens: [
        { label: 'security station', kind: 'token', at: 'i12', colour: 'blue' },
        { label: 'security station', kind: 'token', at: 's11', colour: 'blue' },
        { label: 'security station', kind: 'token', at: 's16', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Reconnaissance', de: 'Aufklärung' },
      rules: 'isb-headquarters-B',
      tokens: [],
    },
  },
}
