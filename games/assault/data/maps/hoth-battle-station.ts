import type { MapPlan } from './types.ts'

export const hothBattleStation: MapPlan = {
  id: 'hoth-battle-station',
  name: { en: 'Hoth Battle Station', de: 'Kampfstation auf Hoth' },
  tiles: [
    { sky: 'unknown', spaces: [
      'r2:s2', 'f3:i3', 'q3:s3', 'e4:s5', 'f6:m6', 'q6:s6', 'k7:m7', 'r7:s8', 'k8:l8', 'j9:l9', 'o9:s9',
      'j10:s11', 'j12:m12', 'o12:s12', 'o13:v13', 'o14:w15', 'l16:p18', 'u16:w16', 'r17:w18', 'l19:u20',
      'n21:u21', 'p22:u22',
    ] },
  ],
  difficult: ['l16:m16', 'l17', 'n18'],
  blocking: ['r11:r12', 'o13'],
  edges: {
    wall: ['i6 e', 'n18 e', 's15 e', 'u16 s', 'n18:p18 s'],
    blocking: ['r18:s18 s', 't20:u20 s'],
  },
  doors: [
    { id: 'd1', edges: ['n10:n11 e'] },
    { id: 'd2', edges: ['o15:p15 s'] },
    { id: 'd3', edges: ['r8:s8 s'] },
    { id: 'd4', edges: ['s13:s14 e'] },
  ],
  terminals: [{ at: 's5' }, { at: 'w14' }],
  zones: {
    red: ['r17:u18', 'n19:u21', 'p22:u22'],
    blue: ['f3:i3', 'e4:p5', 'f6:m6', 'k7:m7', 'k8:l8'],
  },
  areas: [
    { id: 'command-center', name: { en: 'Command Center', de: 'Kommandozentrale' }, spaces: ['o9:s15'] },
  ],
  missions: {
    A: {
      name: { en: 'Inside Job', de: 'Innentäter' },
      rules: 'hoth-battle-station-A',
      tokens: [],
    },
    B: {
      name: { en: 'Bomb Drop', de: 'Bombenabwurf' },
      rules: 'hoth-battle-station-B',
      tokens: [
        { label: 'explosive', kind: 'token', at: 's2', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'v13', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'l16', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'j12', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'p13', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'q13', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'p14', colour: 'blue' },
        { label: 'explosive', kind: 'token', at: 'q14', colour: 'blue' },
      ],
    },
  },
}
