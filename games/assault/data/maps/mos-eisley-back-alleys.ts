import type { MapPlan } from './types.ts'

export const mosEisleyBackAlleys: MapPlan = {
  id: 'mos-eisley-back-alleys',
  name: { en: 'Mos Eisley Back Alleys', de: 'Hintergassen von Mos Eisley' },
  tiles: [
    { sky: 'unknown', spaces: [
      'e4:h5', 'o5:r5', 'e6:u7', 'e8:h9', 'k8:l10', 'o8:r8', 't8:u10', 'p9:q10', 'f10:h10', 'f11:u12',
      'f13:h13', 'k13:l13', 'p13:q15', 't13:u15', 'g14:n15', 'g16:w16', 'j17:w17', 'r18:w19',
    ] },
  ],
  blocking: ['e5', 'f6', 'q7', 'q11', 'k12', 'v16:v17'],
  edges: {
    wall: ['i14 e', 'f9 s'],
    impassable: ['s16 e', 's18 e', 's17 s', 't18:v18 s'],
  },
  doors: [
    { id: 'd1', edges: ['k10:l10 s'] },
    { id: 'd2', edges: ['m6:m7 e'] },
    { id: 'd3', edges: ['n16:n17 e'] },
    { id: 'd4', edges: ['p12:q12 s'] },
  ],
  terminals: [{ at: 'l8' }, { at: 'p15' }],
  zones: {
    red: ['t14:u15', 'r16:w19'],
    blue: ['e4:h5', 'e6:j7', 'e8:h9'],
  },
  missions: {
    A: {
      name: { en: 'Stashed Away', de: 'Gut versteckt' },
      rules: 'mos-eisley-back-alleys-A',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'o11', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm16', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'h15', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o6', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 't7', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Concealed Treasures', de: 'Verborgene Schätze' },
      rules: 'mos-eisley-back-alleys-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'm16', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'h15', colour: 'blue' },
        { label: 'stash', kind: 'token', at: 'u16', colour: 'blue' },
        { label: 'stash', kind: 'token', at: 'g7', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o11', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o6', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 't7', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'n12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'n11', colour: 'blue' },
      ],
    },
  },
}
