import type { MapPlan } from './types.ts'

export const ordMantellJunkyard: MapPlan = {
  id: 'ord-mantell-junkyard',
  name: { en: 'Ord Mantell Junkyard', de: 'Schrottplatz auf Ord Mantell' },
  tiles: [
    { sky: 'unknown', spaces: [
      'q4:x4', 'o5:x6', 'o7:p8', 'r7:s8', 'u7:x7', 'v8:w8', 'o9:w10', 'o11:p12', 'r11:s12', 'v11:w11',
      'u12:w12', 'n13:w14', 'n15:v15', 'n16:s16', 'o17:p17', 'r17:s18', 'm18:p18', 'm19:t22', 'm23:p23',
    ] },
  ],
  blocking: ['v5', 's10', 'r21', 'o22:p22'],
  edges: {
    wall: ['p19 e', 'p22 e', 'q13:q16 e', 's13 e', 't4 e', 'u9:u10 e'],
    blocking: ['o14:o15 e', 'o14 s'],
    impassable: ['m20:m22 e', 'n19 e', 'r22 e', 's19 e', 'n19 s', 'p19 s'],
  },
  doors: [
    { id: 'd1', edges: ['s14:s15 e'] },
  ],
  terminals: [{ at: 's9' }, { at: 'r17' }],
  zones: {
    red: ['v10:w11', 'u12:w12', 't13:w14', 't15:v15'],
    blue: ['o12:p12', 'n13:q16', 'o17:p17'],
  },
  missions: {
    A: {
      name: { en: 'Mind of its Own', de: 'Eigener Wille' },
      rules: 'ord-mantell-junkyard-A',
      tokens: [
        { label: 'laser', kind: 'token', at: 's22', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Most Dangerous Game', de: 'Gefährlichstes Wild' },
      rules: 'ord-mantell-junkyard-B',
      tokens: [
      ],
    },
  },
}
