import type { MapPlan } from './types.ts'

export const tarkinInitiativeLabs: MapPlan = {
  id: 'tarkin-initiative-labs',
  name: { en: 'Tarkin Initiative Labs', de: 'Labore der Tarkin-Initiative' },
  tiles: [
    { sky: 'unknown', spaces: [
      'e5:h5', 'r5:u5', 'e6:l6', 'n6:u6', 'e7:u8', 'e9:k9', 'o9:p9', 'r9:u10', 'e10:p10', 'g11:p11',
      'r11:s12', 'g12:h12', 'm12:n12', 'g13:s14', 'i15:j16', 'm15:n16', 'r15:s17', 'i17:p17', 'i18:s20',
      'k21:p22',
    ] },
  ],
  blocking: ['h6', 'u7', 'f8', 'k8', 'u9', 'n13'],
  impassable: ['l18:m19'],
  edges: {
    wall: ['h6 e', 'h9:h11 e', 'j17:j18 e', 'p18 e', 'q6 e', 'k9 s'],
    impassable: ['o7 e', 'e5:f5 s', 'e9:f9 s'],
  },
  doors: [
    { id: 'd1', edges: ['h7:h8 e'] },
    { id: 'd2', edges: ['j13:j14 e'] },
    { id: 'd3', edges: ['o13:o14 e'] },
    { id: 'd4', edges: ['q7:q8 e'] },
  ],
  terminals: [{ at: 'j13' }, { at: 'p13' }],
  zones: {
    red: ['e5:h10'],
    blue: ['r5:u10'],
  },
  missions: {
    A: {
      name: { en: 'Rogue AI', de: 'Abtrünnige KI' },
      rules: 'tarkin-initiative-labs-A',
      tokens: [
        { label: 'console', kind: 'token', at: 'm7', colour: 'yellow' },
        { label: 'console', kind: 'token', at: 'm10', colour: 'green' },
        { label: 'console', kind: 'token', at: 'm15', colour: 'red' },
        { label: 'console', kind: 'token', at: 'm20', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Abandoned Research', de: 'Aufgegebene Forschung' },
      rules: 'tarkin-initiative-labs-B',
      tokens: [
        { label: 'weapon space B', kind: 'spot', at: 'l6' },
        { label: 'weapon space B', kind: 'spot', at: 'n6' },
        { label: 'weapon space B', kind: 'spot', at: 'n10' },
        { label: 'weapon space B', kind: 'spot', at: 'l10' },
        { label: 'weapon space B', kind: 'spot', at: 'l17' },
        { label: 'weapon space B', kind: 'spot', at: 'n17' },
        { label: 'weapon space B', kind: 'spot', at: 'n22' },
        { label: 'weapon space B', kind: 'spot', at: 'l22' },
        { label: 'console', kind: 'token', at: 'm20', colour: 'blue' },
        { label: 'console', kind: 'token', at: 'm10', colour: 'green' },
        { label: 'console', kind: 'token', at: 'm7', colour: 'yellow' },
        { label: 'console', kind: 'token', at: 'm15', colour: 'red' },
      ],
    },
  },
}
